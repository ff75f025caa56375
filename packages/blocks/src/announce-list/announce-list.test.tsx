import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { announcementList, announcementSummary } from '../testing/contract-announcements'
import { fakeApi, waitForCall } from '../testing/fake-api'
import { say } from '../testing/messages'
import { showAt } from '../testing/show-at'
import { AnnounceList } from './announce-list'
import type { AnnounceListOptions } from './announce-list.options'
import { toAnnounceListItem } from './to-announce-list-item'

const initial = { items: [1, 2].map((id) => toAnnounceListItem(announcementSummary(id), 'en')), page: 1, lastPage: 2, total: 3 }

test('shows what was in force when the site was built, without a request', () => {
  const { calls } = setUp()

  expect(titles()).toEqual(['Announcement 1', 'Announcement 2'])
  expect(chosen()).toEqual([say('en', 'announce.current'), say('en', 'list.all')])
  expect(calls).toEqual([])
})

test('asks for what the address wants, in the site and language of the block', async () => {
  const { calls } = setUp({ search: '?validity=expired&year=2025&page=2' })

  const call = await waitForCall(calls)

  expect([call.method, call.url]).toEqual(['POST', 'http://localhost/api/plugin/announce'])
  expect(call.body).toEqual({ slug: 'lib', lang: 'en', page: 2, per_page: 12, validity: 'expired', year: 2025 })
  expect(chosen()).toEqual([say('en', 'announce.expired'), '2025'])
})

test('a further page of what is in force names no filter', async () => {
  const { calls } = setUp({ search: '?page=2' })

  expect((await waitForCall(calls)).body).toEqual({ slug: 'lib', lang: 'en', page: 2, per_page: 12 })
})

test.each(['?validity=current', '?validity=', '?validity=old', '?year=', '?year=26', '?year=1850', '?year=2026a'])('takes %s for no filter', (search) => {
  const { calls } = setUp({ search })

  expect([titles(), calls]).toEqual([['Announcement 1', 'Announcement 2'], []])
})

test('another choice goes into the address, keeps the other filter and begins at the first page', async () => {
  const { calls, setSearch } = setUp({ search: '?year=2025&page=2' })

  await userEvent.click(screen.getByRole('link', { name: say('en', 'announce.expired') }))
  const call = await waitForCall(calls, 2)
  await act(async () => call.answer(announcementList([9])))

  expect(setSearch).toHaveBeenLastCalledWith('?year=2025&validity=expired')
  expect(call.body).toEqual({ slug: 'lib', lang: 'en', page: 1, per_page: 12, validity: 'expired', year: 2025 })
  expect(titles()).toEqual(['Announcement 9'])
})

test('the choice without a value takes the filter out of the address', () => {
  setUp({ search: '?year=2025&validity=all' })

  const links = within(group('list.year')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [say('en', 'list.all'), '?validity=all'],
    ['2026', '?year=2026&validity=all'],
    ['2025', '?year=2025&validity=all'],
  ])
})

test('back at the list without filters, what the build knew is shown again', async () => {
  const { calls } = setUp({ search: '?validity=all' })
  const call = await waitForCall(calls)
  await act(async () => call.answer(announcementList([9])))

  await userEvent.click(screen.getByRole('link', { name: say('en', 'announce.current') }))

  expect([titles(), calls.length]).toEqual([['Announcement 1', 'Announcement 2'], 1])
})

test('says so where nothing is found, and takes the filters back', async () => {
  const { calls, setSearch } = setUp({ search: '?year=2025&validity=all' })
  const call = await waitForCall(calls)

  await act(async () => call.answer(announcementList([])))

  expect(await screen.findByText(say('en', 'list.nothing_found'))).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: say('en', 'filters.reset') }))
  expect(setSearch).toHaveBeenLastCalledWith('', undefined)
})

test('offers no years where there is only one', () => {
  setUp({ options: { years: [2026] } })

  expect(screen.queryByRole('group', { name: say('en', 'list.year') })).toBeNull()
})

test('offers no choice where nothing was ever announced, unless the address asks for it', async () => {
  const empty = { items: [], page: 1, lastPage: 1, total: 0 }
  const { unmount } = setUp({ options: { years: [], initial: empty } })

  expect(screen.getByText(say('en', 'announce.empty'))).toBeVisible()
  expect(screen.queryByRole('group')).toBeNull()
  unmount()
  const { calls } = setUp({ search: '?validity=expired', options: { years: [], initial: empty } })
  await act(async () => (await waitForCall(calls)).answer(announcementList([])))

  expect(group('announce.validity')).toBeVisible()
})

interface SetUp {
  search?: string
  options?: Partial<AnnounceListOptions>
}

function setUp({ search: first = '', options = {} }: SetUp = {}) {
  return { calls: fakeApi(), ...showAt(first, <AnnounceList perPage={12} years={[2026, 2025]} initial={initial} {...options} />, { site: 'lib' }) }
}

function titles() {
  return screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
}

function group(key: string) {
  return screen.getByRole('group', { name: say('en', key) })
}

/** The choice of each filter. */
function chosen() {
  return ['announce.validity', 'list.year'].map((key) => within(group(key)).getByRole('link', { current: true }).textContent)
}
