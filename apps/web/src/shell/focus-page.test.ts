import { focusPage } from './focus-page'

beforeEach(() => {
  document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1">
    <header><a href="/en/events" id="in-menu">Events</a></header>
    <main id="content" tabindex="-1"><h1>Events</h1><h2 id="past">Past</h2><h2 id="Өткен">Past</h2><a href="/en" id="in-page">Home</a></main></div>`
  byId('in-menu').focus()
})

test.each([
  ['to the beginning of the page, past the header', '/en/news', '/en/events', 'content'],
  ['to what the fragment names, though it takes no focus by itself', '/en/news', '/en/events#past', 'past'],
  ['to what a fragment of other letters names', '/en/news', `/en/events#${encodeURIComponent('Өткен')}`, 'Өткен'],
  ['to the beginning, where the fragment is no encoded text', '/en/news', '/en/events#%E0%A4%A', 'content'],
  ['to the beginning, where the page has nothing of that name', '/en/news', '/en/events#upcoming', 'content'],
  ['nowhere, where it is the same page in another language', '/ru/events', '/en/events', 'in-menu'],
  ['nowhere, where it is the same page with a prefix', '/events', '/kz/events', 'in-menu'],
])('leads %s', (_, from, to, focused) => {
  go(from, to)

  expect(document.activeElement?.id).toBe(focused)

  // The router does so when it is done.
  byId('gatsby-focus-wrapper').focus()
  expect(document.activeElement?.id).toBe(focused)
})

test('lets the reader have the whole of the page afterwards', () => {
  go('/en/news', '/en/events')
  byId('gatsby-focus-wrapper').focus()

  byId('gatsby-focus-wrapper').focus()

  expect(document.activeElement?.id).toBe('gatsby-focus-wrapper')
})

test('leaves the focus where the page has put it', () => {
  byId('in-page').focus()

  go('/en/news', '/en/events')

  expect(document.activeElement?.id).toBe('in-page')
})

test('does nothing where there is no page, as on a closed site', () => {
  document.body.innerHTML = ''

  expect(() => go('/en/news', '/en/events')).not.toThrow()
})

const byId = (id: string) => document.getElementById(id) as HTMLElement
const at = (address: string) => new URL(address, 'https://kokzhiek.example') as unknown as Location
const go = (from: string, to: string) => focusPage(at(to), at(from))
