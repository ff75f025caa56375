import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { navigate } from '../../testing/gatsby'
import { messages, renderInSite, type InSite } from '../../testing/render-in-site'
import { addStyles } from '../../testing/add-styles'
import { stepBackTo } from '../../testing/step-back-to'
import { entry, shell } from '../../testing/shell'
import { searchTextAtom } from '../../state/search'
import { Header } from '../header'
import { Sidebar } from './sidebar'
import { SiteMap } from './site-map'
import { SidebarOnDemand } from './sidebar-on-demand'

const say = (key: string) => messages.en[key] as string
const siteMap = [...shell().menu, entry('Archive', '/page/archive')]

test('opens by the button of the menu with the focus on its first entry, and shows the whole site map', async () => {
  setUp()

  await userEvent.click(menuButton())

  expect(menuButton()).toHaveAttribute('aria-expanded', 'true')
  expect(await screen.findByRole('link', { name: 'Archive' })).toHaveAttribute('href', '/en/page/archive')
  expect(siteMapNav()).toContainElement(document.activeElement as HTMLElement)
})

test('has no empty navigation where the site has no menu', () => {
  renderInSite(<SiteMap items={[]} />)

  expect(screen.queryByRole('navigation')).toBeNull()
})

test('opens by the button of the search with the focus in its field', async () => {
  setUp()

  await userEvent.click(screen.getByRole('button', { name: say('search.label') }))

  expect(field()).toHaveFocus()
})

test('gives the focus to its button where the browser gives it to what is around the button, as Safari does', async () => {
  setUp()
  const around = menuButton().parentElement as HTMLElement
  around.tabIndex = -1
  const focused: unknown[] = []
  document.addEventListener('focusin', ({ target }) => focused.push(target))
  around.focus()

  act(() => menuButton().click())

  expect(focused.slice(0, 2)).toEqual([around, menuButton()])
})

test('has the telephone number, which phones show nowhere else above the footer', async () => {
  setUp()

  await userEvent.click(menuButton())
  await screen.findByRole('link', { name: 'Archive' })

  expect(within(screen.getByRole('dialog')).getByText('+7 (727) 355-10-00')).toHaveAttribute('href', 'tel:+77273551000')
})

test('has the useful links below the sections, which on a phone fill half of its window', async () => {
  setUp()

  await userEvent.click(menuButton())
  await screen.findByRole('link', { name: 'Archive' })

  const link = within(screen.getByRole('dialog')).getByText('Digital library')
  expect(link).toHaveAttribute('href', 'https://elibrary.kokzhiek.example')
  expect(siteMapNav()).not.toContainElement(link)
})

test('closes by its button and when another page is there', async () => {
  const { show } = setUp()
  await userEvent.click(menuButton())
  await userEvent.click(screen.getByRole('button', { name: say('site.close') }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(menuButton())

  show({ path: '/news' })

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('closes by a link to the page that is here, which gets the focus', async () => {
  const main = document.body.appendChild(document.createElement('main'))
  Object.assign(main, { id: 'content', tabIndex: -1 })
  const { show } = setUp()
  show({ path: '/page/archive' })
  await userEvent.click(menuButton())

  await userEvent.click(await screen.findByRole('link', { name: 'Archive' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(main).toHaveFocus()
  main.remove()
})

test('leads to the other page when it closes because of it, and not by its button', async () => {
  const main = document.body.appendChild(document.createElement('main'))
  Object.assign(main, { id: 'content', tabIndex: -1 })
  const { show } = setUp()
  await userEvent.click(menuButton())
  await userEvent.click(screen.getByRole('button', { name: say('site.close') }))
  expect(main).not.toHaveFocus()
  await userEvent.click(menuButton())

  show({ path: '/news' })

  await waitFor(() => expect(main).toHaveFocus())
  main.remove()
})

test('closed by its button on a later page it leaves the focus to that button, as on the first one', async () => {
  const main = document.body.appendChild(document.createElement('main'))
  Object.assign(main, { id: 'content', tabIndex: -1 })
  const { show } = setUp()
  await userEvent.click(menuButton())
  show({ path: '/news' })
  await waitFor(() => expect(main).toHaveFocus())
  await userEvent.click(menuButton())

  await userEvent.click(screen.getByRole('button', { name: say('site.close') }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(main).not.toHaveFocus()
  main.remove()
})

test.each([
  ['another query', '/en/news?page=2'],
  ['another language', '/ru/news'],
])('closes by the back button, though that leads to the same page with %s', async (_, former) => {
  setUp()
  await userEvent.click(menuButton())

  stepBackTo('#fragment')
  expect(screen.getByRole('dialog')).toBeVisible()
  stepBackTo(former)

  expect(screen.queryByRole('dialog')).toBeNull()
})

test('has the clear icon and the search button only while there is text, which dims the site map', async () => {
  setUp()
  await userEvent.click(screen.getByRole('button', { name: say('search.label') }))
  expect(buttonsOfSearch()).toEqual([])

  await userEvent.type(field(), 'library')
  expect(buttonsOfSearch()).toEqual([say('search.clear'), say('search.submit')])
  expect(siteMapNav().parentElement).toHaveClass('dimmed')

  await userEvent.click(screen.getByRole('button', { name: say('search.clear') }))
  expect([buttonsOfSearch(), field()]).toEqual([[], document.activeElement])
  expect(siteMapNav().parentElement).not.toHaveClass('dimmed')
})

test('all that leads somewhere is dimmed, not the headings alone', async () => {
  addStyles('layout/sidebar/sidebar.module.css')
  setUp()
  await userEvent.click(screen.getByRole('button', { name: say('search.label') }))
  const links = [...siteMapNav().querySelectorAll('a')]
  const dimmed = () => links.filter((link) => getComputedStyle(link).color === 'var(--color-muted)').length
  expect([links.length > 3, dimmed()]).toEqual([true, 0])

  await userEvent.type(field(), 'library')

  expect(dimmed()).toBe(links.length)
})

test.each([
  ['Enter', async () => userEvent.keyboard('{Enter}')],
  ['its button', async () => userEvent.click(screen.getByRole('button', { name: say('search.submit') }))],
])('sends the words by %s, remembers them, empties the field and closes', async (_, send) => {
  const { store } = setUp({ language: 'en' })
  await userEvent.click(screen.getByRole('button', { name: say('search.label') }))
  await userEvent.type(field(), '  open day & more ')

  await send()

  expect(navigate).toHaveBeenCalledWith('/en/search?q=open+day+%26+more', { state: { fromElsewhere: true } })
  expect([store.get(searchTextAtom), screen.queryByRole('dialog')]).toEqual(['open day & more', null])
  await userEvent.click(screen.getByRole('button', { name: say('search.label') }))
  expect(field()).toHaveValue('')
})

test('sends nothing that is only spaces', async () => {
  setUp()
  await userEvent.click(screen.getByRole('button', { name: say('search.label') }))

  await userEvent.type(field(), '   {Enter}')

  expect(navigate).not.toHaveBeenCalled()
})

test('is an accordion on a phone, open where the page is', async () => {
  setUp({ path: '/page/about/rector' }, { isNarrow: true })

  await userEvent.click(menuButton())

  const folds = within(siteMapNav()).getAllByRole('group') as HTMLDetailsElement[]
  expect(folds.map((details) => [details.querySelector('summary')?.textContent, details.open])).toEqual([
    ['About', true],
    ['Admission', false],
  ])
  expect(within(siteMapNav()).getByText('Rector')).toHaveAttribute('aria-current', 'page')
})

test('is unfolded as its reader left it on a phone that is turned and turned back', async () => {
  const { turn } = setUp({ path: '/page/about/rector' }, { isNarrow: true })
  await userEvent.click(menuButton())
  const folds = () => (within(siteMapNav()).queryAllByRole('group') as HTMLDetailsElement[]).map(({ open }) => open)
  for (const title of ['About', 'Admission']) await userEvent.click(within(siteMapNav()).getByText(title, { selector: 'summary' }))
  await waitFor(() => expect(folds()).toEqual([false, true]))

  turn(false)
  expect(folds()).toEqual([])
  turn(true)

  expect(folds()).toEqual([false, true])
})

test('keeps the focus in the field when the second press of a double click on its button lies beside it', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000)
  setUp()
  await userEvent.dblClick(screen.getByRole('button', { name: say('search.label') }))
  const dialog = screen.getByRole('dialog')
  act(() => field().focus())

  const [second, single, onButton] = [
    fireEvent.mouseDown(dialog, { detail: 2 }),
    fireEvent.mouseDown(dialog, { detail: 1 }),
    fireEvent.mouseDown(screen.getByRole('button', { name: say('site.close') }), { detail: 2 }),
  ]

  expect([second, single, onButton]).toEqual([false, true, true])
  now.mockReturnValue(1_000_600)
  expect(fireEvent.mouseDown(dialog, { detail: 2 })).toBe(true)
})

test.each([
  ['does not come', () => new Response('', { status: 500 })],
  ['is cut off', () => new Response('[{"title":')],
  ['is none', () => Response.json({ login: 'required' })],
])('goes on with the main menu, and logs it, when the site map %s', async (_, answer) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  setUp({}, { answer: () => Promise.resolve(answer()) })

  await userEvent.click(menuButton())

  await waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringMatching(/^Site map .* failed to load$/), expect.objectContaining({ message: expect.any(String) as string })))
  expect(within(siteMapNav()).getByRole('link', { name: 'History' })).toBeVisible()
})

test('comes when it is first wanted', async () => {
  window.matchMedia = (media) => ({ media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(siteMap)))
  renderInSite(
    <Provider store={createStore()}>
      <Header shell={shell()} />
      <SidebarOnDemand shell={shell()} shellKey="main-en-on-demand" />
    </Provider>,
  )
  expect(document.querySelector('dialog')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: say('search.label') }))

  await waitFor(() => expect(field()).toHaveFocus())
})

let count = 0

function setUp(page: InSite = {}, { isNarrow = false, answer = () => Promise.resolve(Response.json(siteMap)) } = {}) {
  const heard = new Set<() => void>()
  const list = { matches: isNarrow, addEventListener: (_: string, hear: () => void) => heard.add(hear), removeEventListener: (_: string, hear: () => void) => heard.delete(hear) }
  window.matchMedia = () => list as unknown as MediaQueryList
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer)
  navigate.mockClear()
  const store = createStore()
  // What is fetched is kept by key: each test has a key of its own.
  const shellKey = `main-en-${(count += 1)}`
  const element = (
    <Provider store={store}>
      <Header shell={shell()} />
      <Sidebar shell={shell()} shellKey={shellKey} />
    </Provider>
  )
  const { show } = renderInSite(element, page)
  function turn(toNarrow: boolean) {
    list.matches = toNarrow
    act(() => heard.forEach((hear) => hear()))
  }
  return { store, turn, show: (next: InSite) => act(() => show(element, next)) }
}

const menuButton = () => screen.getByRole('button', { name: say('site.menu') })
const field = () => screen.getByRole('textbox', { name: say('search.label') })
const siteMapNav = () => screen.getByRole('navigation', { name: say('site.site_map') })
const buttonsOfSearch = () => within(screen.getByRole('search')).queryAllByRole('button').map((button) => button.textContent)
