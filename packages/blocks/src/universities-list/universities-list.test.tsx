import { fireEvent, screen, within } from '@testing-library/react'
import type { Schema } from '@university/api-client/types'
import { choose, showBlock } from '../testing/show-block'
import { projectMap } from './project-map'
import { UniversitiesList } from './universities-list'
import { fixtures } from './universities-list.fixtures'
import type { UniversitiesListOptions } from './universities-list.options'

const drawing = { land: 'M0,0', borders: '', shaded: [{ code: 'TR', path: 'M1,1' }], dots: [{ x: 100, y: 100 }] }
jest.mock('./project-map', () => ({ projectMap: jest.fn() }))
beforeEach(() => void jest.mocked(projectMap).mockReturnValue(drawing))

test('shows what the build knows, without a request: who, where, for what, how long', () => {
  const { calls } = show()

  expect(calls).toEqual([])
  expect(screen.getByText('3 universities found')).toHaveAttribute('role', 'status')
  const [first, second, third] = screen.getAllByRole('article')
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', expect.stringContaining('https://izmirkorfez.example'))
  expect(first).toHaveTextContent(/Измир, Түркия.*Академиялық ұтқырлықҚос дипломIn force until 2029-04-17№ 112-МSigned on 2024-04-18/)
  expect(second).toHaveTextContent('No end date')
  expect(third).toHaveTextContent('Ended on 2024-10-01')
})

test('says by the clock of the reader that an agreement is over which was in force when the page was built', () => {
  const { initial } = fixtures['in force, without an end, ended']
  const [partner, ...others] = initial.page.items
  showBlock(<UniversitiesList options={{}} initial={{ ...initial, page: { ...initial.page, items: [{ ...partner!, until: '2026-01-31' }, ...others] } }} />)

  expect(screen.getAllByRole('article')[0]).toHaveTextContent('Ended on 2026-01-31')
})

test('holds every choice in the address, from the first page on, and asks for it', async () => {
  const { address, lastCall } = show('?page=2')

  choose('Country', '4')
  choose('Kind of cooperation', '2')
  choose('Sort by', 'ending')
  fireEvent.click(screen.getByRole('radio', { name: 'Ended' }))

  expect(address()).toBe('?country=4&cooperation=2&sort=ending&agreement=ended')
  expect((await lastCall()).body).toEqual({ slug: '', lang: 'en', per_page: 20, page: 1, country_id: 4, cooperation_id: 2, active: false, sort: 'valid_until', order: 'asc' })
})

test('what ends soonest is none of those that have ended', async () => {
  const { lastCall } = show('?sort=ending')

  expect((await lastCall()).body).toMatchObject({ active: true, sort: 'valid_until', order: 'asc' })
})

test('leaves out of the address what is no filter', () => {
  expect(show('?country=tr&cooperation=0&agreement=maybe&sort=city&view=globe').calls).toEqual([])
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
})

test('does not let the address change what the editor has fixed, but the order', async () => {
  const { lastCall } = show('?cooperation=1&agreement=ended&sort=newest', { cooperation_id: 2, active: true })

  expect((await lastCall()).body).toMatchObject({ cooperation_id: 2, active: true, sort: 'signed_at', order: 'desc' })
  expect(screen.queryByRole('radio')).toBeNull()
})

test('shows the answer', async () => {
  const { reply } = show('?country=2')

  await reply((call) => call.answer(answerOf(row({ name_en: 'Bursztyn University' }))))

  expect(await screen.findByRole('heading', { level: 3, name: 'Bursztyn University' })).toBeInTheDocument()
  expect(screen.getByText('1 university found')).toBeInTheDocument()
})

test('asks for the map when it is wanted, holds it in the address, and keeps it when the filters are cleared', async () => {
  const { address, lastCall, reply } = show('?agreement=active')
  await lastCall()

  fireEvent.click(screen.getByRole('button', { name: 'Show on the map' }))
  expect(address()).toBe('?agreement=active&view=map')
  expect((await lastCall()).body).toMatchObject({ active: true, per_page: 100 })
  await reply((call) => call.answer(answerOf(row({ lat: 38.4, lng: 27.1 }), row({ id: 2 }))))

  expect(await screen.findByRole('figure', { name: /Map of partners/ })).toHaveTextContent('1 university is not on the map')
  expect(projectMap).toHaveBeenLastCalledWith({ places: [[27.1, 38.4]], shaded: ['TR'], width: 640, height: 352, zoom: 1, centre: undefined })

  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(address()).toBe('?view=map')
  fireEvent.click(screen.getByRole('button', { name: 'Hide the map' }))
  expect([address(), screen.queryByRole('figure')]).toEqual(['', null])
})

test('the list stays at its page when the map opens', () => {
  const { address } = show('?page=2')

  fireEvent.click(screen.getByRole('button', { name: 'Show on the map' }))

  expect(address()).toBe('?page=2&view=map')
})

test('names the partner under the pointer, and the one that was chosen with its link; a country becomes a filter', async () => {
  const { address, reply } = show('?view=map')
  await reply((call) => call.answer(answerOf(row({ name_en: 'Izmir Körfez University', city_en: 'Izmir', website: 'https://izmirkorfez.example', lat: 38.4, lng: 27.1 }))))
  const figure = await screen.findByRole('figure')
  const map = figure.querySelector('svg') as SVGElement

  fireEvent.pointerMove(map, { clientX: 110, clientY: 95 })
  const tip = within(map.parentElement as HTMLElement).getByText('Izmir Körfez University').parentElement
  expect(tip).toHaveStyle({ left: '100px', transform: 'translate(-15.625%, calc(-100% - 0.8rem))' })
  expect(within(figure).queryByRole('link')).toBeNull()

  fireEvent.click(map, { clientX: 110, clientY: 95 })
  expect(within(figure).getByRole('link', { name: /Izmir Körfez University/ })).toHaveAttribute('href', expect.stringContaining('https://izmirkorfez.example'))
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(projectMap).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 2, centre: [27.1, 38.4] }))

  fireEvent.click(figure.querySelector('[data-country=TR]') as Element, { clientX: 400, clientY: 300 })
  expect(address()).toBe('?view=map&country=1')
  await reply((call) => call.answer(answerOf(row({ name_en: 'Izmir Körfez University', lat: 38.4, lng: 27.1 }))))
  // Other partners lie elsewhere than where the map was near.
  expect(projectMap).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 1 }))
})

test('a map whose places could not be asked for leaves the list', async () => {
  const { reply } = show('?view=map')

  await reply((call) => call.fail())
  expect(screen.getByText(/could not be loaded/)).toBeInTheDocument()

  expect(screen.queryByRole('figure')).toBeNull()
  expect(screen.getAllByRole('article')).toHaveLength(3)
})

function show(start = '', options: UniversitiesListOptions = {}) {
  return showBlock(<UniversitiesList options={options} initial={fixtures['in force, without an end, ended'].initial} />, start)
}

function row(fields: Partial<Schema<'PartnerUniversity'>>): Schema<'PartnerUniversity'> {
  return {
    id: 1,
    name_kz: null,
    name_ru: null,
    name_en: null,
    country: { id: 1, slug: 'tr', name_kz: null, name_ru: null, name_en: 'Türkiye' },
    city_kz: null,
    city_ru: null,
    city_en: null,
    logo: null,
    website: null,
    cooperation_ids: [1],
    agreement_number: null,
    signed_at: null,
    valid_until: null,
    is_active: true,
    lat: null,
    lng: null,
    ...fields,
  }
}

function answerOf(...data: Schema<'PartnerUniversity'>[]): Schema<'PartnerUniversityList'> {
  return { data, current_page: 1, last_page: 1, per_page: 20, total: data.length }
}
