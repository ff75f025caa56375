import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { languageTags, type Language } from '../i18n/languages'
import { oneOf } from '../testing/breadth'
import { messages, renderInSite } from '../testing/render-in-site'
import { shell } from '../testing/shell'
import { stepBackTo } from '../testing/step-back-to'
import { FloatingButtons } from './floating-buttons'
import { loadReceptionForm } from './load-reception-form'

// The form has tests of its own. Here it is a field, and a way to fail.
jest.mock('./load-reception-form', () => ({ loadReceptionForm: jest.fn() }))
jest.mock('./admission-contacts', () => ({ AdmissionContacts: ({ page }: { page: { id: number } }) => <p>Contacts {page.id}</p> }))

function Form({ onFailed }: { onFailed?: () => void }) {
  return (
    <>
      <input aria-label="Question" />
      <button type="button" onClick={onFailed}>
        Fail
      </button>
    </>
  )
}

beforeAll(() => {
  // What antd asks of a browser, and jsdom does not have. Nothing moves.
  const styleOf = window.getComputedStyle
  window.getComputedStyle = (element) => styleOf(element)
  globalThis.matchMedia = (media) => ({ media, matches: media === '(prefers-reduced-motion: reduce)', onchange: null, addListener: () => undefined, removeListener: () => undefined, addEventListener: () => undefined, removeEventListener: () => undefined, dispatchEvent: () => false })
})

beforeEach(() => jest.mocked(loadReceptionForm).mockResolvedValue(Form))

test.each(oneOf('kz'))('are links in %s to the pages that hold the same, and buttons for who can have a dialog', (language) => {
  renderInSite(<FloatingButtons shell={shell()} />, { language })

  expect(within(screen.getByRole('region')).getAllByRole('button').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    [say(language, 'site.admission_contacts'), `/${language}/page/admission/contacts`],
    [say(language, 'site.reception'), `/${language}/reception`],
  ])
  expect(loadReceptionForm).not.toHaveBeenCalled()
})

test('leaves out the contacts where the site has no page of them, and while nothing is known of the site', () => {
  const { show } = renderInSite(<FloatingButtons shell={shell({ admissionPage: null })} />)
  expect(screen.getAllByRole('button')).toEqual([link('reception')])

  show(<FloatingButtons shell={undefined} />)
  expect(screen.getAllByRole('button')).toEqual([link('reception')])
})

test.each(oneOf('ru'))('open a dialog in %s that says what it is, can be closed, and is accessible', async (language) => {
  document.documentElement.lang = languageTags[language]
  renderInSite(<FloatingButtons shell={shell()} />, { language })

  await userEvent.click(link('reception', language))

  const dialog = await openDialog(say(language, 'site.reception'))
  expect(within(dialog).getByRole('heading', { level: 2, name: say(language, 'site.reception') })).toBeVisible()
  expect(await within(dialog).findByLabelText('Question')).toBeVisible()
  // A moment after it is seen.
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  expect(within(dialog).getByRole('button', { name: say(language, 'site.close') })).toBeVisible()
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test('shows the contacts in a dialog of their own', async () => {
  renderInSite(<FloatingButtons shell={shell()} />)

  await userEvent.click(link('admission_contacts'))

  const dialog = await openDialog(say('en', 'site.admission_contacts'))
  expect(within(dialog).getByText('Contacts 236')).toBeVisible()
  expect(loadReceptionForm).not.toHaveBeenCalled()
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a submission that failed', () => userEvent.click(screen.getByRole('button', { name: 'Fail' }))],
])('closes by %s, gives the focus back, and keeps what was typed', async (_, close) => {
  renderInSite(<FloatingButtons shell={shell()} />)
  await userEvent.click(link('reception'))
  await userEvent.type(await screen.findByLabelText('Question'), 'Half a que')

  await close()

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(link('reception')).toHaveFocus())

  await userEvent.click(link('reception'))
  await openDialog('Public reception')
  expect(screen.getByLabelText('Question')).toHaveValue('Half a que')
})

test('closes when the reader goes to another page, whose content gets the focus', async () => {
  const site = (
    <>
      <main id="content" tabIndex={-1} />
      <FloatingButtons shell={shell()} />
    </>
  )
  const { show } = renderInSite(site, { path: '/news' })
  await userEvent.click(link('reception'))
  await screen.findByLabelText('Question')

  show(site, { path: '/events' })

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('closes by the back button, though that leads to the same page with another query, and gives the focus back', async () => {
  renderInSite(<FloatingButtons shell={shell()} />)
  await userEvent.click(link('reception'))
  await userEvent.type(await screen.findByLabelText('Question'), 'Half a que')

  stepBackTo('#fragment')
  expect(screen.getByRole('dialog')).toBeVisible()
  stepBackTo('?page=2')

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(link('reception')).toHaveFocus())
})

test('opens nothing over the page to which the reader has gone before its code was there, and what is opened there gives the focus back', async () => {
  const { show } = renderInSite(<FloatingButtons shell={shell()} />, { path: '/news' })
  fireEvent.click(link('reception'))

  show(<FloatingButtons shell={shell()} />, { path: '/events' })
  await waitFor(() => expect(link('reception')).toHaveAttribute('aria-busy', 'false'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(link('reception'))
  await openDialog('Public reception')
  await userEvent.keyboard('{Escape}')

  await waitFor(() => expect(link('reception')).toHaveFocus())
})

test('keeps what was typed when the reader goes to another language', async () => {
  const { show } = renderInSite(<FloatingButtons shell={shell()} />, { path: '/news' })
  await userEvent.click(link('reception'))
  await userEvent.type(await screen.findByLabelText('Question'), 'Half a que')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  show(<FloatingButtons shell={shell({ language: 'ru' })} />, { path: '/news', language: 'ru' })
  await userEvent.click(link('reception', 'ru'))

  await openDialog('Общественная приёмная')
  expect(screen.getByLabelText('Question')).toHaveValue('Half a que')
})

test('says that it is busy until the dialog is there', async () => {
  renderInSite(<FloatingButtons shell={shell()} />)

  fireEvent.click(link('reception'))

  expect(link('reception')).toHaveAttribute('aria-busy', 'true')
  expect(link('admission_contacts')).toHaveAttribute('aria-busy', 'false')
  await screen.findByRole('dialog')
  expect(document.querySelector('[aria-busy=true][href]')).toBeNull()
})

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (key) => {
  renderInSite(<FloatingButtons shell={shell()} />)

  const click = createEvent.click(link('reception'), { [key]: true })
  fireEvent(link('reception'), click)

  expect([click.defaultPrevented, link('reception').getAttribute('aria-busy')]).toEqual([false, 'false'])
})

test('leads to the content of the page where it is what the button is for', () => {
  const { show } = renderInSite(<FloatingButtons shell={shell()} />, { path: '/reception' })
  expect([link('reception').getAttribute('href'), link('admission_contacts').getAttribute('href')]).toEqual(['#content', '/en/page/admission/contacts'])

  show(<FloatingButtons shell={shell()} />, { path: '/page/admission/contacts' })
  expect([link('reception').getAttribute('href'), link('admission_contacts').getAttribute('href')]).toEqual(['/en/reception', '#content'])
  fireEvent.click(link('admission_contacts'))
  expect(link('admission_contacts')).toHaveAttribute('aria-busy', 'false')
})

test('is pressed by Space, too, as buttons are', async () => {
  renderInSite(<FloatingButtons shell={shell()} />)

  link('reception').focus()
  await userEvent.keyboard(' ')

  await openDialog(say('en', 'site.reception'))
})

test('follows the link where the code does not come', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.mocked(loadReceptionForm).mockRejectedValue(new Error('Loading chunk reception failed'))
  const followed = jest.fn()
  const onClick = (event: Event) => {
    if (!event.defaultPrevented) followed((event.target as Element).closest('a')?.getAttribute('href'))
    event.preventDefault()
  }
  document.addEventListener('click', onClick)
  renderInSite(<FloatingButtons shell={shell()} />)

  await act(async () => void fireEvent.click(link('reception')))

  await waitFor(() => expect(followed.mock.calls).toEqual([['/en/reception']]))
  // With the next click it is asked for again.
  jest.mocked(loadReceptionForm).mockResolvedValue(Form)
  await userEvent.click(link('reception'))
  expect(await screen.findByLabelText('Question')).toBeInTheDocument()
  document.removeEventListener('click', onClick)
})

/** The dialog when it has come, which antd takes a moment for. */
async function openDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return dialog
}

const say = (language: Language, key: string) => messages[language][key] as string
const link = (key: 'reception' | 'admission_contacts', language: Language = 'en') => screen.getByLabelText(say(language, `site.${key}`), { selector: 'a' })
