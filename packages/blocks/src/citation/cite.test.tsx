import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { BlockFrame } from '../testing/block-frame'
import { fakeApi } from '../testing/fake-api'
import { savedFiles, textOf } from '../testing/saved-files'
import { Cite } from './cite'
import { SaveAll } from './save-all'
import { toBibtex } from './to-bibtex'
import { works } from './work.fixtures'

const work = works.article

afterEach(() => Reflect.deleteProperty(globalThis, 'ClipboardItem'))

test('shows the forms when it is asked to, and hides them again', async () => {
  show()
  expect(screen.queryByRole('region')).toBeNull()

  await userEvent.click(toggle())

  expect((await screen.findAllByRole('region')).map((form) => form.querySelector('p, pre')?.textContent)).toEqual([
    work.citation,
    expect.stringContaining('Сейітқали, А. Е., & Өміров, Қ. С. (2025). '),
    toBibtex([work]).trimEnd(),
  ])
  expect([toggle().getAttribute('aria-expanded'), document.getElementById(toggle().getAttribute('aria-controls') ?? '')]).toEqual(['true', expect.any(HTMLElement)])
  expect((await axe.run(document.body, { rules: { region: { enabled: false }, 'heading-order': { enabled: false }, 'color-contrast': { enabled: false } } })).violations).toEqual([])

  await userEvent.click(toggle())
  expect(screen.queryByRole('region')).toBeNull()
})

test('copies a form, and says so beside it', async () => {
  show()
  const copied = await copy('GOST')

  expect([await navigator.clipboard.readText(), copied]).toEqual([work.citation, 'Copied'])

  // Said again, it must be new, or nobody hears it.
  jest.spyOn(navigator.clipboard, 'writeText').mockReturnValue(new Promise(() => undefined))
  await userEvent.click(screen.getByRole('button', { name: /^Copy ?: GOST$/ }))
  expect(screen.queryByText('Copied')).toBeNull()
})

test('copies APA with its italics for programs that take them', async () => {
  const written: Record<string, Blob>[] = []
  show()
  Object.assign(globalThis, {
    ClipboardItem: class {
      constructor(content: Record<string, Blob>) {
        written.push(content)
      }
    },
  })
  jest.spyOn(navigator.clipboard, 'write').mockResolvedValue(undefined)

  await copy('APA 7')

  const [html, text] = await Promise.all(['text/html', 'text/plain'].map((type) => textOf(written[0]?.[type] ?? new Blob())))
  expect(html).toContain('<i>Көкжиек университетінің хабаршысы, 14</i>(3), 41–56.')
  expect(text).toContain(' Көкжиек университетінің хабаршысы, 14(3), 41–56.')
})

test('selects the text where the clipboard is forbidden', async () => {
  show()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))

  const outcome = await copy('GOST')

  expect([String(window.getSelection()), outcome]).toEqual([work.citation, 'The text is selected, now copy it'])
})

test('hands the publication out as a file', async () => {
  const files = savedFiles()
  show()
  await userEvent.click(toggle())

  await userEvent.click(await screen.findByRole('button', { name: 'Download a BibTeX file' }))

  expect(await files()).toEqual([{ name: 'seyitqali2025-9001.bib', text: toBibtex([work]) }])
})

test('hands all publications out as a file, those of further pages among them', async () => {
  const files = savedFiles()
  const calls = fakeApi()
  render(framed(<SaveAll portfolioId={71} />))

  await userEvent.click(screen.getByRole('button', { name: 'Download all as a BibTeX file' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('Loading…')
  calls[0]?.answer(page(work, 1))
  await waitFor(() => expect(calls).toHaveLength(2))
  calls[1]?.answer(page(works.monograph, 2))

  await waitFor(async () => expect(await files()).toEqual([{ name: 'publications-71.bib', text: toBibtex([work, works.monograph]) }]))
  await waitFor(() => expect(document.querySelector('[aria-live=polite]')).toBeEmptyDOMElement())
})

test('says so where they cannot be asked for', async () => {
  const calls = fakeApi()
  render(framed(<SaveAll portfolioId={72} />))

  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(calls).toHaveLength(1))
  calls[0]?.answer({ status: 404, code: 'not_found' }, 404)

  expect(await screen.findByText(/could not be loaded/)).toBe(document.querySelector('[aria-live=polite]'))
})

const toggle = () => screen.getByRole('button', { name: /^Cite ?: Қазақ тілінің/ })

function show() {
  userEvent.setup()
  render(framed(<Cite work={work} />))
}

/** @returns what the reader is told */
async function copy(form: string): Promise<string | null> {
  await userEvent.click(toggle())
  const region = await screen.findByRole('region', { name: form })
  await userEvent.click(within(region).getByRole('button', { name: new RegExp(`^Copy ?: ${form}$`) }))
  const status = region.querySelector('[aria-live=polite]') as HTMLElement
  await waitFor(() => expect(status).not.toBeEmptyDOMElement())
  return status.textContent
}

function framed(block: JSX.Element) {
  return <BlockFrame language="en">{block}</BlockFrame>
}

function page(publication: typeof work | typeof works.monograph, number: number) {
  return { data: [publication], current_page: number, last_page: 2, per_page: 100, total: 2, years: [2025] }
}
