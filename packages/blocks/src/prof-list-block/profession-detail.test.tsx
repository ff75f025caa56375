import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { aPrice, priceList } from '../testing/contract-prices'
import { aProfession, aProgram, professionList, programList } from '../testing/contract-professions'
import { aDoctoralScore, aScore, doctoralScoreList, scoreList } from '../testing/contract-scores'
import { fakeApi, type FakeCall } from '../testing/fake-api'
import { onlyPage } from '../testing/only-page'
import { lastOf, showBlock } from '../testing/show-block'
import { untranslated } from '../testing/untranslated'
import { ProfListBlock } from './prof-list-block'
import { fixtures } from './prof-list-block.fixtures'

let calls: FakeCall[]
beforeEach(() => {
  calls = fakeApi()
})

test('shows its programmes in the place of the list, and leads back to where it stands there', async () => {
  const { address } = show('?level=bachelor&page=2')
  const list = await lastOf(calls, '/edu-professions')
  await act(async () => list.answer(professionList(aProfession({ id: 21, name_en: 'Informatics' }))))

  fireEvent.click(await screen.findByRole('link', { name: 'Informatics' }))
  expect(address()).toBe('?level=bachelor&page=2&profession=21')
  expect(screen.getByRole('heading', { level: 2, name: 'Informatics' })).toHaveFocus()
  const programs = await lastOf(calls, '/programs')
  expect(programs.body).toEqual({ slug: '', lang: 'en', profession_id: 21, page: 1, per_page: 100 })
  await act(async () => programs.answer(programList(aProgram({ name_en: 'Software Engineering' }), aProgram({ id: 2, name_en: 'Data Science', dual_diploma: true }))))

  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Software Engineering', 'Data Science'])
  expect(screen.getByText('Double degree')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('link', { name: /All subject areas/ }))
  expect(address()).toBe('?level=bachelor&page=2')
  expect(screen.getByRole('link', { name: 'Informatics' })).toHaveFocus()
})

test('who comes back to it stays where they were, and finds unfolded what they had unfolded', async () => {
  const answer = programList(aProgram({ id: 31, name_en: 'Software Engineering' }), aProgram({ id: 32, name_en: 'Data Science' }))
  show('?profession=78')
  const professions = await lastOf(calls, '/edu-professions')
  const programs = await lastOf(calls, '/programs')
  await act(async () => professions.answer(professionList(aProfession({ id: 78, name_en: 'Informatics' }))))
  await act(async () => programs.answer(answer))
  toggle(1, true)
  toggle(0, true)
  toggle(0, false)
  cleanup()

  Object.assign(window, { scrollY: 2848 })
  show('?profession=78')
  expect(screen.getByRole('heading', { level: 2, name: 'Informatics' })).not.toHaveFocus()
  expect(screen.getAllByRole<HTMLDetailsElement>('group').map(({ open }) => open)).toEqual([false, true])
  Object.assign(window, { scrollY: 0 })
})

function toggle(index: number, open: boolean) {
  const details = screen.getAllByRole('group')[index] as HTMLDetailsElement
  details.open = open
  fireEvent(details, new Event('toggle'))
}

test('gives each text of each programme anchors of its own', async () => {
  show('?profession=21')
  const programs = await lastOf(calls, '/programs')
  const text = '<h2>In short</h2>'
  await act(async () => programs.answer(programList(aProgram({ goals_en: text, careers_en: text }), aProgram({ id: 2, goals_en: text }))))

  const headings = screen.getAllByRole('heading', { name: 'In short', hidden: true })
  expect(headings.map(({ id }) => id)).toEqual(['Program-1-goals-in-short', 'Program-1-careers-in-short', 'Program-2-goals-in-short'])
})

test('tells all that an applicant asks about a programme, and no accreditation that is over', async () => {
  show('?profession=21')
  const programs = await lastOf(calls, '/programs')
  const accreditation = { id: 1, agency_kz: null, agency_ru: null, agency_en: 'IAAR', number: null, valid_from: '2024-01-01', valid_until: '2199-06-30', document: null }
  await act(async () => programs.answer(programList(aProgram({ accreditations: [accreditation, { ...accreditation, id: 2, agency_en: 'ASIIN', valid_until: '2019-06-30' }] }))))

  const details = within(screen.getByRole('group'))
  expect(details.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)).toEqual([
    'Form of study: Full-time',
    'Length: 4 years',
    'Credits: 240',
    'Language of instruction: Kazakh, Russian',
    'Threshold score: 65',
    'Chair: Chair of Software Engineering',
  ])
  expect(details.getByText('Бакалавр')).toHaveAttribute('lang', 'ru')
  expect(details.getByRole('link', { name: 'Chair of Software Engineering' })).toHaveAttribute('href', '/en/portfolio/department/cafedra/11')
  expect(details.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual(['Degree awarded', 'Aims', 'Accreditation', 'Documents'])
  expect([details.queryByText(/IAAR/), details.queryByText(/ASIIN/)]).toEqual([expect.anything(), null])
})

test('says in which language the chair and the agency are', async () => {
  show('?profession=21')
  const programs = await lastOf(calls, '/programs')
  const accreditation = { id: 1, agency_kz: 'АРТА', agency_ru: null, agency_en: null, number: null, valid_from: '2024-01-01', valid_until: '2199-06-30', document: null }
  const cafedra = { id: 11, slug: null, name_kz: 'Бағдарламалық инженерия', name_ru: null, name_en: null }
  await act(async () => programs.answer(programList(aProgram({ cafedra, accreditations: [accreditation] }))))

  expect(['Бағдарламалық инженерия', 'АРТА'].map((text) => screen.getByText(text).closest('[lang]')?.getAttribute('lang'))).toEqual(['kk', 'kk'])
})

test.each([
  ['2199-06-30T18:59:00Z', true],
  ['2199-06-30T19:00:00Z', false],
])('an accreditation holds to the end of its last day in Almaty: %s', async (now, isShown) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now))
  show('?profession=21')
  const programs = await lastOf(calls, '/programs')
  const accreditation = { id: 1, agency_kz: null, agency_ru: null, agency_en: 'IAAR', number: null, valid_from: '2024-01-01', valid_until: '2199-06-30', document: null }
  await act(async () => programs.answer(programList(aProgram({ accreditations: [accreditation] }))))

  expect(screen.queryByText(/IAAR/) !== null).toBe(isShown)
})

test('says that no programme leads to it at present, and what to do then', async () => {
  show('?profession=21')
  const programs = await lastOf(calls, '/programs')
  await act(async () => programs.answer(programList()))

  expect(screen.getByText('There are no programmes in this subject area at present. Choose another one from the list.')).toHaveAttribute('role', 'status')
  expect(screen.queryByRole('group')).toBeNull()
})

test('asks for the fee of a programme when it is opened', async () => {
  show('?profession=21')
  const programs = await lastOf(calls, '/programs')
  await act(async () => programs.answer(programList(aProgram({ id: 41, price_id: 345 }), aProgram({ id: 42 }))))
  expect(calls.filter(({ url }) => url.endsWith('/edu-price'))).toEqual([])

  fireEvent(screen.getAllByRole('group')[0] as HTMLElement, new Event('toggle'))
  const prices = await lastOf(calls, '/edu-price')
  expect(prices.body).toMatchObject({ q: '6B06101' })
  await act(async () => prices.answer(priceList(aPrice({ id: 300, price_citizen: 1 }), aPrice({ id: 345, price_citizen: 1_450_000, price_foreign: null }))))

  expect(screen.getByText('Citizens of Kazakhstan: 1,450,000 ₸')).toBeInTheDocument()
  expect(screen.queryByText(/International students/)).toBeNull()
})

describe('the passing scores of a programme', () => {
  const page = { id: 1, ...untranslated('title'), updated_at: '2026-11-21T05:00:00Z' }
  const onPage = (slug: string, name: string, props: Record<string, unknown>) => ({ ...page, slug, blocks: [{ name, props }] })

  test.each([
    ['on the page that has those of its test', 'bachelor', scoreList(aScore({})), [onPage('master', 'ScoreListBlock', { category_id: 2 }), onPage('grants', 'ScoreListBlock', { category_id: 1 })], '/en/page/grants?group=B057&year=all#ScoreListBlock'],
    ['on a page that has those of all tests', 'bachelor', scoreList(aScore({})), [onPage('scores', 'ScoreListBlock', { per_page: 5 })], '/en/page/scores?category=1&group=B057&year=all#ScoreListBlock'],
    ['on a page that has those of the group alone', 'bachelor', scoreList(aScore({})), [onPage('it', 'ScoreListBlock', { group_code: 'B057' })], '/en/page/it?category=1&year=all#ScoreListBlock'],
    ['of doctoral studies', 'doctoral', doctoralScoreList(aDoctoralScore({ group_code: 'B057' })), [onPage('doctoral', 'DrScoreListBlock', {})], '/en/page/doctoral?group=B057&year=all#DrScoreListBlock'],
  ] as const)('are a link away: %s', async (_, level, scores, pages, address) => {
    await open(level)
    const isDoctoral = level === 'doctoral'
    const asked = [await lastOf(calls, isDoctoral ? '/edu-passing-score/doctoral' : '/edu-passing-score'), await lastOf(calls, '/api/page')]
    expect(asked.map(({ body }) => body)).toEqual([
      { slug: '', group_code: 'B057', per_page: 1 },
      { slug: '', block: isDoctoral ? 'DrScoreListBlock' : 'ScoreListBlock' },
    ])
    await act(async () => asked[0]?.answer(scores))
    await act(async () => asked[1]?.answer(onlyPage([...pages], 12)))

    expect(screen.getByRole('link', { name: 'Group B057, all years' })).toHaveAttribute('href', address)
  })

  test.each([
    ['it has none', scoreList(), [onPage('scores', 'ScoreListBlock', {})]],
    ['no page of the site shows them', scoreList(aScore({})), [onPage('master', 'ScoreListBlock', { category_id: 2 })]],
  ])('are not offered where %s', async (_, scores, pages) => {
    await open('bachelor')
    const asked = [await lastOf(calls, '/edu-passing-score'), await lastOf(calls, '/api/page')]
    await act(async () => asked[0]?.answer(scores))
    await act(async () => asked[1]?.answer(onlyPage(pages, 12)))

    expect(screen.queryByText('Passing scores')).toBeNull()
  })

  async function open(level: 'bachelor' | 'doctoral') {
    show('?profession=21')
    const programs = await lastOf(calls, '/programs')
    await act(async () => programs.answer(programList(aProgram({ level }))))
  }
})

test('finds one that is not among those on the page, by a shared link', async () => {
  show('?profession=77')
  const professions = await lastOf(calls, '/edu-professions')
  const programs = await lastOf(calls, '/programs')
  await act(async () => professions.answer(professionList(aProfession({ id: 76 }), aProfession({ id: 77, name_en: 'Law' }))))
  await act(async () => programs.answer(programList(aProgram({}))))

  expect(await screen.findByRole('heading', { level: 2, name: 'Law' })).toBeInTheDocument()
})

test('says so where there is no such one', async () => {
  show('?profession=99')
  const professions = await lastOf(calls, '/edu-professions')
  const programs = await lastOf(calls, '/programs')
  await act(async () => professions.answer(professionList(aProfession({ id: 76 }))))
  await act(async () => programs.answer(programList()))

  expect(await screen.findByText(/There is no such subject area/)).toBeInTheDocument()
})

test('offers to try again where its programmes cannot be had', async () => {
  show('?profession=21')
  const programs = await lastOf(calls, '/programs')
  await act(async () => programs.fail())

  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  const again = await lastOf(calls, '/programs')
  await act(async () => again.answer(programList(aProgram({ name_en: 'Software Engineering' }))))

  expect(await screen.findByRole('heading', { level: 3, name: 'Software Engineering' })).toBeInTheDocument()
})

function show(start: string) {
  return showBlock(<ProfListBlock options={{}} initial={fixtures['all levels'].initial} />, start, calls)
}
