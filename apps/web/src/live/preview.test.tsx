import { act, screen } from '@testing-library/react'
import type { PageProps } from 'gatsby'
import { routeOf } from '../builds/run-time'
import type { PageContext } from '../lib/page-context'
import { pageContext } from '../testing/page-context'
import { renderInSite } from '../testing/render-in-site'
import { readLivePage, type LiveData } from './live-pages'
import { Preview } from './preview'

jest.mock('../builds/run-time', () => ({ routeOf: jest.fn() }))
jest.mock('./live-pages', () => ({ readLivePage: jest.fn() }))

const read = jest.mocked(readLivePage)

beforeEach(() => {
  jest.mocked(routeOf).mockResolvedValue({ template: 'page', live: true, params: { slug: 'about' } })
  window.asyncRequires = { components: { 'component---src-templates-page-tsx': async () => ({ default: ({ data }) => <p>{JSON.stringify(data)}</p> }) } }
})

test('shows a page as it was built until its newest form is there', async () => {
  read.mockResolvedValue({ data: { now: 1 }, variables: {} })

  show('/about')

  expect(screen.getByText('as built')).toBeVisible()
  expect(await screen.findByText('{"now":1}')).toBeVisible()
  expect(read.mock.calls[0]?.[0]).toMatchObject({ template: 'page', params: { slug: 'about' }, preview: true })
})

test('leaves a page as it was built that the API does not give', async () => {
  read.mockResolvedValue(undefined)

  show('/about')
  await settle()

  expect(screen.getByText('as built')).toBeVisible()
})

test('leaves the newest form where the answer for the page before comes late', async () => {
  let answerLate: (content: LiveData) => void = () => undefined
  read.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve))).mockResolvedValue({ data: { now: 2 }, variables: {} })
  const { show: goTo } = show('/about')
  await settle()
  goTo(preview('/history'))
  expect(await screen.findByText('{"now":2}')).toBeVisible()

  await act(async () => answerLate({ data: { now: 1 }, variables: {} }))
  await settle()

  expect(screen.getByText('{"now":2}')).toBeVisible()
})

test('says above the page that it is a preview, and what of it visitors do not see', async () => {
  read.mockResolvedValue({ data: { now: 1 }, variables: {}, unpublished: true })

  show('/about')

  expect(await screen.findByRole('region', { name: 'Preview' })).toBeVisible()
  expect(await screen.findByText('This page is not published: visitors do not see it.')).toBeVisible()
})

test('leaves unknown addresses to the page that answers them', async () => {
  show('/404')
  await settle()

  expect([routeOf, read].map((mock) => jest.mocked(mock).mock.calls.length)).toEqual([0, 0])
})

/** Waits until everything that can go on has done so. */
async function settle() {
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
}

const show = (path: string) => renderInSite(preview(path))

function preview(path: string) {
  const page = { location: { pathname: `/en${path}`, search: '?mode=preview', hash: '' }, pageContext: pageContext('en', path), data: {} } as PageProps<object, PageContext>
  return <Preview page={page} element={<p>as built</p>} />
}
