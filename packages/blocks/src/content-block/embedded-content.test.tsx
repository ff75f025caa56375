import { fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react'
import type { Language } from '../environment/environment'
import { WithFirstScreen } from '../page-content/with-first-screen'
import { BlockFrame } from '../testing/block-frame'
import { mockPageApi } from '../testing/mock-api'
import { EmbeddedContent } from './embedded-content'
import { loadEmbeddedContent } from './embedded-content.load'

const text = '<h2 id="fees">Fees</h2><p><a href="#fees">To the fees</a> <a href="/page/admission">Admission</a></p>'

test('keeps its anchors apart where the same text stands twice', () => {
  const initial = { content: { text, language: 'en' as const }, more: null }
  render(
    <BlockFrame language="en">
      <h2 id="fees">Fees of the page around</h2>
      <EmbeddedContent id="ContentBlock" options={{ slug: 'a' }} initial={initial} />
      <EmbeddedContent id="ContentBlock-2" options={{ slug: 'a' }} initial={initial} />
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
      <EmbeddedContent id="ContentBlock" options={{ slug: 'a' }} initial={{ content: { text, language: 'en' }, more: { path: '/page/a', title: { text: 'Contacts', language: 'en' } } }} />
    </BlockFrame>,
  )

  const link = screen.getByRole('link', { name: 'Contacts' })
  expect([link.getAttribute('href'), link.closest('[lang]')?.getAttribute('lang')]).toEqual(['/ru/page/a', 'en'])
  expect(screen.getByRole('link', { name: 'Admission' })).toHaveAttribute('href', '/ru/page/admission')
})

describe('where the build did not know the page', () => {
  const mocks = mockPageApi()

  test.each([
    ['kz', 'Мәтіні осында көрсетілген бет енді сайтта жоқ.'],
    ['ru', 'Страницы, текст которой здесь показывался, на сайте больше нет.'],
    ['en', 'The page whose text was shown here is no longer on the site.'],
  ] as const)('says, in %s, that it is gone, and offers no other try', async (language, words) => {
    mocks.on('getPage').fail('badRequest', 404)
    embed(language)

    expect(await screen.findByText(words)).toHaveAttribute('role', 'status')
    expect([screen.queryByRole('alert'), screen.queryByRole('button')]).toEqual([null, null])
  })

  test('offers another try after any other failure', async () => {
    mocks.on('getPage').fail('badResponse').once()
    embed('en')

    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))

    await waitForElementToBeRemoved(() => screen.queryByRole('status'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(mocks.calls('getPage')).toHaveLength(2)
  })
})

function embed(language: Language) {
  const placeholder = { name: 'ContentBlock', props: { slug: 'a' } }
  render(
    <BlockFrame language={language}>
      <WithFirstScreen block={{ ...placeholder, id: 'ContentBlock', place: 0, all: [placeholder] }} View={EmbeddedContent} load={loadEmbeddedContent} />
    </BlockFrame>,
  )
}
