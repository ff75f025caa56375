import { render, screen } from '@testing-library/react'
import { BlockFrame } from '../testing/block-frame'
import { EmbeddedContent } from './embedded-content'

const text = '<h2 id="fees">Fees</h2><p><a href="#fees">To the fees</a> <a href="/page/admission">Admission</a></p>'

test('keeps its anchors apart where the same text stands twice', () => {
  const initial = { content: { text, language: 'en' as const }, more: null }
  render(
    <BlockFrame language="en">
      <h2 id="fees">Fees of the page around</h2>
      <EmbeddedContent options={{ slug: 'a' }} initial={initial} />
      <EmbeddedContent options={{ slug: 'a' }} initial={initial} />
    </BlockFrame>,
  )

  const ids = screen.getAllByRole('heading').map(({ id }) => id)
  const targets = screen.getAllByRole('link', { name: 'To the fees' }).map((link) => link.getAttribute('href'))
  expect(new Set(ids).size).toBe(3)
  expect(targets).toEqual(ids.slice(1).map((id) => `#${id}`))
})

test('leads to the page for what it has beside text, in the language of the reader', () => {
  render(
    <BlockFrame language="ru">
      <EmbeddedContent options={{ slug: 'a' }} initial={{ content: { text, language: 'en' }, more: { path: '/page/a', title: { text: 'Contacts', language: 'en' } } }} />
    </BlockFrame>,
  )

  const link = screen.getByRole('link', { name: 'Contacts' })
  expect([link.getAttribute('href'), link.closest('[lang]')?.getAttribute('lang')]).toEqual(['/ru/page/a', 'en'])
  expect(screen.getByRole('link', { name: 'Admission' })).toHaveAttribute('href', '/ru/page/admission')
})
