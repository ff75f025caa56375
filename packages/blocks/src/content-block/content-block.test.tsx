import { fireEvent, render, screen } from '@testing-library/react'
import type { Language } from '../environment/environment'
import { BlockFrame } from '../testing/block-frame'
import { ContentBlock } from './content-block'

test('opens a link of the site without a reload, in the language of the page', () => {
  const { open, click } = setUp('<a href="/page/admission?year=2027#fees">Приём</a>')

  const taken = click('Приём')

  expect(open).toHaveBeenCalledWith('/ru/page/admission?year=2027#fees')
  expect(taken).toBe(true)
})

test('opens a link whose text is marked up', () => {
  const { open, click } = setUp('<a href="/news"><strong>Новости</strong></a>')

  click('Новости')

  expect(open).toHaveBeenCalledWith('/ru/news')
})

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (key) => {
  const { open, click } = setUp('<a href="/news">Новости</a>')

  const taken = click('Новости', { [key]: true })

  expect([open.mock.calls, taken]).toEqual([[], false])
})

test.each([
  ['to another host', '<a href="https://gov.example/">link</a>'],
  ['to a mailbox', '<a href="mailto:info@kokzhiek.example">link</a>'],
  ['to a file', '<a href="/media/rules-9a1f22c0.pdf">link</a>'],
  ['within the page', '<a href="#fees">link</a>'],
  ['with a target of its own', '<a href="/news" target="_blank">link</a>'],
  ['without an address', '<a>link</a>'],
])('leaves a link %s to the browser', (_, html) => {
  const { open, click } = setUp(html)

  const taken = click('link')

  expect([open.mock.calls, taken]).toEqual([[], false])
})

test('leaves other mouse buttons and text that is no link alone', () => {
  const { open, click } = setUp('<p>Текст</p><a href="/news">Новости</a>')

  click('Текст')
  click('Новости', { button: 1 })

  expect(open).not.toHaveBeenCalled()
})

test.each([
  ['the language of the page', 'ru', undefined],
  ['Kazakh', 'kz', 'kk'],
  ['English', 'en', 'en'],
  ['no language that is known', undefined, undefined],
] as const)('marks a text in %s for screen readers only where it differs', (_, textLanguage, expected) => {
  const { block } = setUp('<p>Текст</p>', textLanguage)

  expect(block.getAttribute('lang') ?? undefined).toBe(expected)
})

test('is refused outside a site', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)

  expect(() => render(<ContentBlock html="" />)).toThrow('BlockEnvironmentProvider')
})

function setUp(html: string, textLanguage?: Language) {
  const open = jest.fn<void, [string]>()
  const { container } = render(
    <BlockFrame language="ru" environment={{ open }}>
      <ContentBlock html={html} textLanguage={textLanguage} />
    </BlockFrame>,
  )
  /** jsdom follows no links and complains when asked to. @returns whether the block took the click from the browser */
  function click(text: string, init?: MouseEventInit): boolean {
    let taken = false
    document.addEventListener(
      'click',
      (event) => {
        taken = event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    fireEvent.click(screen.getByText(text), init)
    return taken
  }
  return { open, click, block: container.firstElementChild as HTMLElement }
}
