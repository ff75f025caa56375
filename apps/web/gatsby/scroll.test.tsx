import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { ScrollContext } from './stand-ins/scroll'

type Location = ComponentProps<typeof ScrollContext>['location']

const toFragment = jest.fn()
let toPlace: jest.SpyInstance

beforeEach(() => {
  sessionStorage.clear()
  Element.prototype.scrollIntoView = toFragment
  toPlace = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

test('a page whose fragment nothing decodes is shown, and stays with a step to another one', () => {
  const { rerender } = render(pageAt({ hash: '#100%' }))

  rerender(pageAt({ hash: '#%FF' }))

  expect(screen.getByText('page')).toBeVisible()
})

test.each([
  ['with a fragment', '#part'],
  ['that was loaded before in this tab, and scrolled', ''],
])('a page %s stays where its reader is by the time that it comes to life', (_, hash) => {
  keep('/en/news', 'initial', 900)

  render(pageAt({ hash, key: 'initial' }))

  expect([toPlace.mock.calls, toFragment.mock.calls]).toEqual([[], []])
})

test('who goes back to a page with a fragment is where they were', () => {
  const { rerender } = render(pageAt({ pathname: '/en/page/rules', hash: '#part', key: '1', action: 'PUSH' }))
  keep('/en/page/rules', '1', 700)
  rerender(pageAt({ key: '2', action: 'PUSH' }))
  toPlace.mockClear()

  rerender(pageAt({ pathname: '/en/page/rules', hash: '#part', key: '1', action: 'POP' }))

  expect([toPlace.mock.calls, toFragment.mock.calls]).toEqual([[[0, 700]], []])
})

test.each<[string, Partial<Location>, Partial<Location>]>([
  ['another page', { key: '1' }, { pathname: '/en/page/rules', key: '2', action: 'PUSH' }],
  ['another page, where nothing is known of a place', { key: '1' }, { pathname: '/en/page/rules', key: '3', action: 'POP' }],
  ['the same page, though another place in it is known', { key: 'initial' }, { key: 'initial', action: 'POP' }],
])('a step to a fragment of %s leads to it', (_, from, to) => {
  keep('/en/news', 'initial', 900)
  keep('/en/page/rules', '2', 700)
  const { rerender } = render(pageAt(from))

  rerender(pageAt({ ...to, hash: '#part' }))

  expect([toPlace.mock.calls, toFragment.mock.calls]).toEqual([[], [[]]])
})

/** As gatsby-react-router-scroll does. */
const keep = (pathname: string, key: string, place: number) => sessionStorage.setItem(`@@scroll|${pathname}|${key}`, String(place))

const pageAt = (location: Partial<Location>) => (
  <ScrollContext location={{ pathname: '/en/news', hash: '', ...location }}>
    <p id="part">page</p>
  </ScrollContext>
)
