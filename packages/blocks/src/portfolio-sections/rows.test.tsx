import { render, screen } from '@testing-library/react'
import { BlockFrame } from '../testing/block-frame'
import { untranslated } from '../testing/untranslated'
import { GrantRow } from './rows'

test('writes the amount of a grant as all amounts are written', () => {
  const row = { id: 1, ...untranslated('title', 'funder'), role: 'leader', irn: null, currency: 'KZT', amount: 89_640_000, starts_at: '2025-01-01', ends_at: null } as const
  render(
    <BlockFrame language="en">
      <GrantRow row={row} />
    </BlockFrame>,
  )

  expect(screen.getByText('89,640,000\u00a0₸', { normalizer: (text) => text })).toBeVisible()
})
