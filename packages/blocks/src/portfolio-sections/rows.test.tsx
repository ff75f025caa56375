import { render, screen } from '@testing-library/react'
import { BlockFrame } from '../testing/block-frame'
import { untranslated } from '../testing/untranslated'
import { AwardRow, GrantRow } from './rows'

test('writes the amount of a grant as all amounts are written', () => {
  const row = { id: 1, ...untranslated('title', 'funder'), role: 'leader', irn: null, currency: 'KZT', amount: 89_640_000, starts_at: '2025-01-01', ends_at: null } as const
  render(
    <BlockFrame language="en">
      <GrantRow row={row} />
    </BlockFrame>,
  )

  expect(screen.getByText('89,640,000\u00a0₸', { normalizer: (text) => text })).toBeVisible()
})

test.each([
  [{ ...untranslated('title'), title_en: 'Diploma' }, 'Diploma (PDF, 182\u00a0KB)'],
  [untranslated('title'), 'Document (PDF, 182\u00a0KB)'],
])('says of a document what it is, and its size: %j', (title, name) => {
  const document = { id: 1, ...title, url: '/media/diploma.pdf', mime: 'application/pdf', ext: 'pdf', size_bytes: 182_044, lang: null, updated_at: '2026-11-21T05:00:00Z' }
  render(
    <BlockFrame language="en">
      <AwardRow row={{ id: 1, ...untranslated('title', 'issuer'), awarded_at: null, document }} />
    </BlockFrame>,
  )

  expect(screen.getByRole('link').textContent).toBe(name)
})
