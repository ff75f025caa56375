import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useBlockEnvironment } from '../environment/environment'
import { BlockFrame } from '../testing/block-frame'
import { say } from '../testing/messages'
import { settle, showBlock } from '../testing/show-block'
import { PagedList } from './paged-list'
import { usePages, type ListPage } from './use-pages'

const initial: ListPage<string> = { items: ['first'], page: 1, lastPage: 3, total: 3 }

let scroll: jest.SpyInstance
beforeEach(() => {
  scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation()
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -700, 300, 900))
})
afterEach(() => jest.restoreAllMocks())

test('takes who turns a page by keyboard to the new rows', async () => {
  showBlock(<List />)
  screen.getByRole('link', { name: say('en', 'list.next_page') }).focus()

  await userEvent.keyboard('{Enter}')

  const frame = screen.getByRole('group', { name: 'Page 2 of 3' })
  expect(frame).toHaveFocus()
  await settle()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'item of 2' })).toHaveFocus()
})

test('does so at the last page, where the link that was followed goes away', async () => {
  showBlock(<List />, '?page=2')
  await settle()
  screen.getByRole('link', { name: say('en', 'list.next_page') }).focus()

  await userEvent.keyboard('{Enter}')
  await settle()

  expect(screen.getByRole('group', { name: 'Page 3 of 3' })).toHaveFocus()
})

test('moves the page only when the address has changed, so that the back button leads to where the link is', async () => {
  const { rerender } = render(at(''))
  const link = screen.getByRole('link', { name: say('en', 'list.next_page') })

  await userEvent.click(link)
  expect(screen.getByRole('group', { name: 'Page 2 of 3' })).toHaveFocus()
  expect(scroll).not.toHaveBeenCalled()
  rerender(at('?page=2'))
  await settle()

  expect(scroll).toHaveBeenCalledTimes(1)
})

test('takes whose row goes when the page that was turned to comes to its rows', async () => {
  const come = showHeld('')
  await userEvent.click(screen.getByRole('link', { name: say('en', 'list.next_page') }))
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'first' })).toHaveFocus()

  await come()

  expect(screen.getByRole('group', { name: 'Page 2 of 3' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'item of 2' })).toHaveFocus()
})

test('goes back to the beginning with whom the keyboard had moved down before the rows came', async () => {
  let come: () => void = () => undefined
  const held = new Promise<void>((resolve) => (come = resolve))
  const list = (search: string) => (
    <BlockFrame language="en" environment={{ search }}>
      <List name="moved down" held={held} />
    </BlockFrame>
  )
  const { rerender } = render(list(''))
  await userEvent.click(screen.getByRole('link', { name: say('en', 'list.next_page') }))
  rerender(list('?page=2'))
  expect(scroll).toHaveBeenCalledTimes(1)
  await userEvent.tab()

  come()
  await settle()

  expect(screen.getByRole('group', { name: 'Page 2 of 3' })).toHaveFocus()
  expect(scroll).toHaveBeenCalledTimes(2)
})

test('takes whose row goes when another list comes to its rows, too', async () => {
  const come = showHeld('?q=words')
  screen.getByRole('link', { name: 'first' }).focus()

  await come()

  expect(screen.getByRole('group', { name: 'Page 1 of 3' })).toHaveFocus()
})

test('takes whose row goes since the page does not come to where that is said', async () => {
  const come = showHeld('', 'fail')
  await userEvent.click(screen.getByRole('link', { name: say('en', 'list.next_page') }))
  await userEvent.tab()

  await come()

  expect(screen.getByRole('group', { name: 'Page 2 of 3' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: say('en', 'list.retry') })).toHaveFocus()
})

test('moves only the keyboard, and not the page, where a row goes on a way back', async () => {
  const { rerender } = render(at('?page=2'))
  await settle()
  screen.getByRole('link', { name: 'item of 2' }).focus()

  rerender(at(''))
  await settle()

  expect(screen.getByRole('group', { name: 'Page 1 of 3' })).toHaveFocus()
  expect(scroll).not.toHaveBeenCalled()
})

test('leaves the keyboard alone when the rows come and it is elsewhere', async () => {
  const come = showHeld('?q=words')
  screen.getByRole('link', { name: 'first' }).focus()
  act(() => screen.getByRole('link', { name: 'first' }).blur())

  await come()

  expect(document.body).toHaveFocus()
  expect(screen.queryByRole('group')).toBeNull()
})

test('is no group before a page is turned', () => {
  showBlock(<List />)

  expect(screen.queryByRole('group')).toBeNull()
})

test('leaves the place to the browser where the address has another page: on opening it, going back and forth', async () => {
  const { rerender } = render(at(''))

  for (const search of ['?page=2', '', '?page=2']) {
    rerender(at(search))
    await settle()
  }

  expect(scroll).not.toHaveBeenCalled()
  expect(screen.queryByRole('group')).toBeNull()
})

test('takes no step forth for a turn after a link to the page that was shown already', async () => {
  const { rerender } = render(at('?page=2'))
  await settle()
  await userEvent.click(screen.getByRole('link', { name: 'Page 2 of 3' }))

  for (const search of ['', '?page=2']) {
    rerender(at(search))
    await settle()
  }

  expect(scroll).not.toHaveBeenCalled()
})

function at(search: string) {
  return (
    <BlockFrame language="en" environment={{ search }}>
      <List />
    </BlockFrame>
  )
}

/** A list whose next answer is on its way. @returns lets it come */
function showHeld(search: string, how: 'answer' | 'fail' = 'answer'): () => Promise<void> {
  let come: () => void = () => undefined
  const held = new Promise<void>((resolve, reject) => (come = how === 'answer' ? resolve : reject))
  showBlock(<List name={String(expect.getState().currentTestName)} held={held} />, search)
  return async () => {
    come()
    await settle()
  }
}

function List({ name = 'turned', held }: { name?: string; held?: Promise<void> }) {
  const filter = new URLSearchParams(useBlockEnvironment().search).get('q') ?? undefined
  const load = async (page: number) => {
    await held
    return { ok: true as const, data: { items: [`item of ${page}`], page, lastPage: 3, total: 3 }, response: new Response() }
  }
  const pages = usePages({ name, initial, filter, load })
  return (
    <PagedList pages={pages} layout="rows" count={(count) => `${count} items`} empty="Nothing" keyOf={(item) => item}>
      {(item) => <a href={`/${item}`}>{item}</a>}
    </PagedList>
  )
}
