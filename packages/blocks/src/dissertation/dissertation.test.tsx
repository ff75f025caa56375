import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { Schema } from '@university/api-client/types'
import { fakeApi, type FakeCall } from '../testing/fake-api'
import { choose, lastOf, settle, showBlock } from '../testing/show-block'
import { Dissertation } from './dissertation'
import { fixtures } from './dissertation.fixtures'
import type { DissertationOptions } from './dissertation.options'

let calls: FakeCall[]
beforeEach(() => {
  calls = fakeApi()
})

test('shows what the build knows, without a request, each candidate a link', () => {
  show()

  expect(calls).toEqual([])
  expect(screen.getByText('30 programmes')).toHaveAttribute('role', 'status')
  expect(screen.getByRole('link', { name: '8D06101 Компьютерлік ғылымдар' })).toHaveAttribute('href', '/en/dissertation/81')
  expect(screen.getByRole('link', { name: 'Есенова Мадина Талгатовна' })).toHaveAttribute('href', '/en/dissertation/81/doctorals/807')
})

test.each([
  ['?council=6', { council_id: 6 }],
  ['?year=2098&status=postponed', { year: 2098, status: 'postponed' }],
  ['?q=river&page=2', { q: 'river', page: 2 }],
])('asks the API for what the address %s wants', async (address, wanted) => {
  show(address)

  expect((await lastOf(calls)).body).toEqual({ slug: '', lang: 'en', page: 1, ...wanted })
})

test('holds every choice in the address, from the first page on', () => {
  const { address } = show('?page=2')

  choose('Dissertation council', '3')
  choose('Year', '2098')
  fireEvent.click(screen.getByRole('radio', { name: 'Held' }))

  expect(address()).toBe('?council=3&year=2098&status=held')
})

test('does not let the address change what the editor has fixed', async () => {
  show('?council=3&year=2098&status=held', { council_id: 6, status: 'planned' })

  expect((await lastOf(calls)).body).toMatchObject({ council_id: 6, year: 2098, status: 'planned' })
  expect([screen.queryByLabelText('Dissertation council'), screen.queryByRole('radio')]).toEqual([null, null])
})

test('shows of a programme those candidates alone that have the status', async () => {
  show('?status=held')
  expect(screen.getByRole('link', { name: 'Есенова Мадина Талгатовна' })).toBeVisible()

  await reply(0, (call) => call.answer(list))

  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual(['Madina Held'])
})

test('offers to try again where there is no answer', async () => {
  show('?year=2098')

  await reply(0, (call) => call.fail())
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await reply(1, (call) => call.answer(list))

  expect(await screen.findByText('1 programme')).toHaveAttribute('role', 'status')
})

test('lists the nine items of a defence on demand, each linked or said to be missing', async () => {
  show()

  openFirst()
  await reply(0, (call) => call.answer(doctoral))
  await reply(1, (call) => call.answer(dissertation))

  const items = within(firstCandidate()).getAllByRole('listitem').filter((item) => item.parentElement?.tagName === 'OL')
  expect(items.map((item) => [item.querySelector('strong')?.textContent, ...within(item).queryAllByRole('link').map((link) => link.getAttribute('href'))])).toEqual([
    ['Notice of the defence', '/enhttps://video.example/live'],
    ['Dissertation', '/media/thesis.pdf'],
    ['Abstract', '/media/annotation-en.pdf', '/media/annotation-kz.pdf'],
    ['List of publications'],
    ['Supervisors’ reports', '/media/review.pdf'],
    ['Official reviewers’ reports'],
    ['Recording of the defence'],
    ['Reports of the dissertation council', '/media/report.pdf'],
    ['Changes to the notice'],
  ])
  // Who watches the broadcast from elsewhere has another hour.
  expect(items[0]).toHaveTextContent(/, \d\d:\d\d \(Almaty.time\)\. Hall 215/)
  expect(items[3]).toHaveTextContent('Not published yet')
  expect(within(firstCandidate()).getByRole('link', { name: /Anna Lemke/ })).toHaveAttribute('href', '/media/review.pdf')
  expect(items[8]).toHaveTextContent('2099-11-06: Moved to 27 November.')
  openFirst()
  expect([calls[0]?.body, calls[1]?.body]).toEqual([{ slug: '', id: 81, doctoral_id: 811 }, { slug: '', id: 81 }])
})

test('bears two changes to a notice of one moment, and leads to no broadcast that is over', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  show()
  openFirst()
  const [change] = doctoral.changes
  await reply(0, (call) => call.answer({ ...doctoral, status: 'held', changes: [change, { ...change, text_en: 'In room 5.' }] }))
  await reply(1, (call) => call.answer(dissertation))

  expect(within(firstCandidate()).getByText('In room 5.')).toBeVisible()
  expect(firstCandidate().querySelector('[href$="/live"]')).toBeNull()
  expect(firstCandidate()).not.toHaveTextContent('Almaty')
  expect(complaints.mock.calls.filter(([words]) => String(words).includes('same key'))).toEqual([])
  openFirst()
})

test('finds the items unfolded when coming back from another page', async () => {
  show()
  openFirst()
  await reply(0, (call) => call.answer(doctoral))
  await reply(1, (call) => call.answer(dissertation))
  cleanup()

  show()

  expect(within(firstCandidate()).getByText('Abstract')).toBeVisible()
  openFirst()
})

test('finds the items at once when they are opened again', async () => {
  show()
  openFirst()
  await reply(0, (call) => call.answer(doctoral))
  await reply(1, (call) => call.answer(dissertation))

  openFirst()
  expect(within(firstCandidate()).queryByText('Abstract')).toBeNull()
  openFirst()

  expect(within(firstCandidate()).getByText('Abstract')).toBeVisible()
  expect(calls).toHaveLength(2)
  openFirst()
})

test('offers to try again where the items cannot be loaded, and asks for none that is not wanted any more', async () => {
  show()
  openFirst()

  await reply(0, (call) => call.fail())
  await reply(1, (call) => call.fail())
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await settle()
  openFirst()

  expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, false, true, true])
})

function firstCandidate(): HTMLElement {
  return screen.getByRole('heading', { name: 'Жанәділов Мақсат Ерланұлы', level: 4 }).closest('article') as HTMLElement
}

function openFirst() {
  fireEvent.click(within(firstCandidate()).getByRole('button', { name: /^Documents of the defence/ }))
}

async function reply(index: number, how: (call: FakeCall) => void): Promise<void> {
  await settle()
  const call = calls[index]
  if (!call) throw new Error(`There is no request ${index}`)
  await act(async () => how(call))
}

function show(start = '', options: DissertationOptions = {}) {
  return showBlock(<Dissertation options={options} initial={(options.council_id ? fixtures['a council, fixed by the editor'] : fixtures['several pages']).initial} />, start, calls)
}

const file = (id: number, url: string, lang: Schema<'File'>['lang']): Schema<'File'> => ({
  id,
  title_kz: null,
  title_ru: null,
  title_en: 'Document',
  url,
  mime: 'application/pdf',
  ext: 'pdf',
  size_bytes: 5000,
  lang,
  updated_at: '2026-06-01T05:00:00Z',
})

const candidate = (id: number, name: string, status: Schema<'DefenceStatus'>): Schema<'DoctoralSummary'> => ({
  id,
  dissertation_id: 81,
  full_name_kz: null,
  full_name_ru: null,
  full_name_en: name,
  topic_kz: null,
  topic_ru: null,
  topic_en: null,
  degree_kz: null,
  degree_ru: null,
  degree_en: null,
  defence_at: '2099-11-27T10:00:00Z',
  status,
})

const seo = { meta_title_kz: null, meta_title_ru: null, meta_title_en: null, meta_description_kz: null, meta_description_ru: null, meta_description_en: null, og_image: null, noindex: false }

const doctoral: Schema<'Doctoral'> = {
  ...candidate(811, 'Maksat', 'planned'),
  place_kz: null,
  place_ru: null,
  place_en: 'Hall 215',
  stream_url: 'https://video.example/live',
  thesis: file(1, '/media/thesis.pdf', 'ru'),
  annotation_kz: file(2, '/media/annotation-kz.pdf', 'kz'),
  annotation_ru: null,
  annotation_en: file(3, '/media/annotation-en.pdf', 'en'),
  publications: null,
  consultants: [
    {
      portfolio_id: null,
      full_name_kz: null,
      full_name_ru: null,
      full_name_en: 'Anna Lemke',
      degree_kz: null,
      degree_ru: null,
      degree_en: null,
      affiliation_kz: null,
      affiliation_ru: null,
      affiliation_en: null,
      review: file(4, '/media/review.pdf', 'en'),
    },
  ],
  reviewers: [],
  video_url: null,
  changes: [{ changed_at: '2099-11-06T04:10:00Z', text_kz: null, text_ru: null, text_en: 'Moved to 27 November.' }],
  conclusion: null,
  published_at: '2026-10-26T05:00:00Z',
  updated_at: '2026-11-06T04:10:00Z',
  seo,
}

const summary: Schema<'DissertationSummary'> = {
  id: 81,
  council: {
    id: 6,
    name_kz: null,
    name_ru: null,
    name_en: 'Council',
    chair: null,
    secretary: null,
    contacts: { address_kz: null, address_ru: null, address_en: null, room: null, phone: null, email: null },
  },
  program_code: '8D06101',
  program_name_kz: null,
  program_name_ru: null,
  program_name_en: 'Computer Science',
  year: 2099,
  doctorals: [candidate(1, 'Madina Held', 'held'), candidate(2, 'Maksat Planned', 'planned')],
  updated_at: '2026-11-06T04:10:00Z',
}

const dissertation: Schema<'Dissertation'> = { ...summary, reports: [file(9, '/media/report.pdf', 'kz')], seo }

const list: Schema<'DissertationList'> = { data: [summary], current_page: 1, last_page: 1, per_page: 12, total: 1, councils: [], years: [2099] }
