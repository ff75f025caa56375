import type { Schema } from '@university/api-client/types'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { aScore, scoreList } from '../testing/contract-scores'
import type { FakeCall } from '../testing/fake-api'
import { say } from '../testing/messages'
import { savedFiles } from '../testing/saved-files'
import { choose, lastOf, settle, showBlock } from '../testing/show-block'
import { untranslated } from '../testing/untranslated'
import { drawScores } from './draw-scores'
import { ScoreListBlock } from './score-list-block'
import { fixtures } from './score-list-block.fixtures'
import type { ScoreListBlockInitial, ScoreListBlockOptions } from './score-list-block.options'

jest.mock('./draw-scores', () => ({ drawScores: jest.fn(() => document.createElementNS('http://www.w3.org/2000/svg', 'svg')) }))

test('asks for nothing while the address asks for nothing', () => {
  const { calls } = show()

  expect(calls).toEqual([])
  expect(screen.getByText('4 results')).toHaveAttribute('role', 'status')
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Passing scores 2026')
})

test('leads who chooses a group to its chart, above the rows, and nobody who comes with it', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation()
  const { calls } = show()

  fireEvent.click(screen.getAllByRole('link', { name: 'Ақпараттық технологиялар' })[0] as HTMLElement)
  await callOf(calls, ({ group_code }) => group_code === 'B057')

  const chart = screen.getByRole('group', { name: 'B057: passing scores by year' })
  expect(chart).toHaveFocus()
  expect(scroll.mock.contexts).toEqual([chart])
  cleanup()
  show('?group=B057&year=all')
  expect(document.body).toHaveFocus()
  expect(scroll).toHaveBeenCalledTimes(1)
  scroll.mockRestore()
})

test('holds every choice in the address, from the first page on', async () => {
  const { calls, address } = show('?page=3')

  choose('Year of admission', '2025')
  choose('Programme group', 'B049')
  choose('Language of instruction', 'ru')
  fireEvent.click(screen.getByRole('radio', { name: 'Rural quota' }))

  expect(address()).toBe('?year=2025&group=B049&edu=ru&quota=rural')
  expect((await callOf(calls, ({ per_page }) => per_page === 20)).body).toEqual({ slug: '', lang: 'en', per_page: 20, page: 1, category_id: 1, year: 2025, group_code: 'B049', edu_lang: 'ru', competition: 'rural' })
})

test('leads to the fees of the same level, of a group alone to those of the group', () => {
  show()
  const fees = () => screen.getByRole('link', { name: 'Tuition fees for these programmes' })
  expect(fees()).toHaveAttribute('href', '/en/page/admission/tuition?level=bachelor#PriceEducation')

  choose('Programme group', 'B057')

  expect(fees()).toHaveAttribute('href', '/en/page/admission/tuition?q=B057#PriceEducation')
})

test('leads to no fees where the site shows none', () => {
  show('', {}, fixtures['no page with fees'].initial)

  expect(screen.queryByRole('link', { name: /fees/ })).toBeNull()
})

test('asks for all years only where the address says so', async () => {
  const { calls, address } = show('?year=2025')

  choose('Year of admission', 'all')
  expect(address()).toBe('?year=all')
  expect((await callOf(calls, ({ per_page }) => per_page === 20)).body).toEqual({ slug: '', lang: 'en', per_page: 20, page: 1, category_id: 1 })
  choose('Year of admission', '2026')

  expect(address()).toBe('')
})

test('takes a year without scores for none', () => {
  const { calls } = show('?year=2011')
  expect(calls).toEqual([])
  expect(screen.getByLabelText('Year of admission')).toHaveValue('2026')
})

test('offers a group that only older years have while it is chosen', () => {
  show('?year=all&group=B999')

  expect(screen.getByLabelText('Programme group')).toHaveValue('B999')
})

test.each([
  ['Test', '2', '?category=2'],
  ['Field of study', '4', '?field=4'],
])('lets go, with another choice of %s, of what lies below it', (label, value, expected) => {
  const { address } = show('?field=6&direction=61&group=B057')

  choose(label, value)

  expect(address()).toBe(expected)
})

test('offers the groups and, when they are there, the directions of the chosen field', async () => {
  const { calls, address } = show()

  choose('Field of study', '6')
  expect(within(screen.getByLabelText('Programme group')).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['All groups', 'B057 Ақпараттық технологиялар', 'B058 Ақпараттық қауіпсіздік'])
  const directions = await lastOf(calls, '/directions')
  await act(async () => directions.answer([direction(61, 'ICT'), direction(63, 'Information security')]))
  choose('Programme group', 'B057')
  fireEvent.change(await screen.findByLabelText('Area of training'), { target: { value: '63' } })

  // The group was of another direction.
  expect(address()).toBe('?field=6&direction=63')
  expect(screen.queryByRole('option', { name: 'B057 Ақпараттық технологиялар' })).toBeNull()
})

test('does not let the address change what the editor has fixed', async () => {
  const { calls } = show('?year=2025&edu=ru&quota=rural', { category_id: 1, edu_lang: 'kz', year: 2026 })

  expect((await lastOf(calls, '/edu-passing-score')).body).toMatchObject({ year: 2026, edu_lang: 'kz', competition: 'rural' })
  expect([screen.queryByLabelText('Language of instruction'), screen.queryByLabelText('Year of admission')]).toEqual([null, null])
})

test('sorts as the reader wants, where the editor has chosen an order, too', async () => {
  const { calls } = show('', { sort: 'score_min' })
  const header = () => screen.getByRole('columnheader', { name: 'Programme group' })

  fireEvent.click(within(header()).getByRole('button'))
  fireEvent.click(within(header()).getByRole('button'))

  expect(header()).toHaveAttribute('aria-sort', 'descending')
  expect((await lastOf(calls, '/edu-passing-score')).body).toMatchObject({ sort: 'group_name', order: 'desc' })
})

test('checks one’s points against past years, with a disclaimer, and says by how much', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation()
  const { calls, address } = show()
  const field = screen.getByLabelText('Your score, 0–140')
  expect(field).toHaveAccessibleDescription(/promise nothing for the next/)

  fireEvent.change(field, { target: { value: '98' } })
  fireEvent.click(screen.getByRole('button', { name: 'Check' }))
  expect(address()).toBe('?score=98')
  const call = await callOf(calls, ({ score }) => score === 98)
  expect(call.body).toMatchObject({ score: 98, year: 2026 })
  await act(async () => call.answer(scoreList(aScore({ score_min: 97 }), aScore({ id: 2, score_min: 98 }))))
  await act(async () => void (await callOf(calls, ({ score }) => score === undefined)).answer({ ...scoreList(aScore({})), total: 4 }))

  const answer = await screen.findByText('A score of 98 would have been enough in 2 competitions out of 4')
  expect(answer).toHaveAttribute('aria-live', 'polite')
  expect([scroll.mock.contexts, scroll.mock.calls]).toEqual([[answer.parentElement], [[{ block: 'nearest' }]]])
  expect(screen.getAllByText(/to spare|exactly enough/).map(({ textContent }) => textContent)).toEqual(['1 point to spare', 'exactly enough'])
})

test('answers where it was asked, out of how many by the same filters, and leads to the rows', async () => {
  const { calls } = show('?score=98&year=2025')
  const card = within(screen.getByRole('heading', { name: 'Would my score have been enough?' }).parentElement as HTMLElement)
  expect(card.getByText('Loading…')).toBeInTheDocument()

  const enough = await callOf(calls, ({ score }) => score === 98)
  const total = await callOf(calls, ({ score, per_page }) => score === undefined && per_page === 1)
  expect(total.body).toMatchObject({ year: 2025, category_id: 1 })
  await act(async () => enough.answer({ ...scoreList(aScore({ score_min: 97 })), total: 54 }))
  await act(async () => total.answer({ ...scoreList(aScore({})), total: 66 }))

  expect(await card.findByText('A score of 98 would have been enough in 54 competitions out of 66')).toHaveAttribute('aria-live', 'polite')
  fireEvent.click(card.getByRole('button', { name: 'Show in the table' }))
  expect(screen.getByRole('group', { name: /^Passing scores, .*, 2025$/ })).toHaveFocus()
})

test('keeps the answer while another page, or another order, is on its way, and where that fails', async () => {
  const { calls } = show('?score=98&edu=ru')
  const row = aScore({ score_min: 97 })
  await act(async () => void (await callOf(calls, ({ score }) => score === 98)).answer({ ...scoreList(row), total: 54, last_page: 3 }))
  await act(async () => void (await callOf(calls, ({ score }) => score === undefined)).answer({ ...scoreList(row), total: 66 }))
  const text = 'A score of 98 would have been enough in 54 competitions out of 66'
  const said = await screen.findByText(text)

  fireEvent.click(within(screen.getByRole('columnheader', { name: /Programme group/ })).getByRole('button'))
  expect(said).toHaveTextContent(text)
  fireEvent.click(screen.getByRole('link', { name: 'Next page' }))
  await act(async () => (await callOf(calls, ({ page }) => page === 2)).fail())

  expect(await screen.findByRole('alert')).toHaveTextContent(say('en', 'list.failed'))
  expect(said).toHaveTextContent(text)
  expect(screen.getByRole('button', { name: 'Show in the table' })).toBeVisible()
})

test('says aloud once that the points cannot be looked up', async () => {
  const { calls } = show('?score=97&year=2025')

  await act(async () => (await callOf(calls, ({ score }) => score === 97)).fail())

  expect(await screen.findByRole('alert')).toHaveTextContent(say('en', 'list.failed'))
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toContain(say('en', 'list.failed'))
})

test('says what it knows where nobody can say out of how many', async () => {
  const { calls } = show('?score=98&year=2024')

  await act(async () => void (await callOf(calls, ({ score }) => score === 98)).answer(scoreList(aScore({ score_min: 97 }))))
  await act(async () => (await callOf(calls, ({ per_page }) => per_page === 1)).fail())

  expect(await screen.findByText('A score of 98 would have been enough in 1 case')).toHaveAttribute('aria-live', 'polite')
})

test('lets go of one’s points, also of wrong ones, and the keyboard goes on in their field', () => {
  const { address } = show('?score=98')
  const field = screen.getByLabelText('Your score, 0–140')
  fireEvent.change(field, { target: { value: 'ninety' } })
  fireEvent.click(screen.getByRole('button', { name: 'Check' }))
  const clear = screen.getByRole('button', { name: 'Clear my score' })
  clear.focus()

  fireEvent.click(clear)

  expect([address(), screen.queryByRole('button', { name: 'Clear my score' })]).toEqual(['', null])
  expect(field).toHaveFocus()
  expect([field.getAttribute('aria-invalid'), screen.queryByRole('alert')]).toEqual(['false', null])
  expect(field).toHaveValue('')
})

test.each(['141', '9.5', '-3', 'ninety'])('takes no %s for points', (points) => {
  const { address } = show()
  const field = screen.getByLabelText('Your score, 0–140')

  fireEvent.change(field, { target: { value: points } })
  fireEvent.click(screen.getByRole('button', { name: 'Check' }))

  expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number from 0 to 140.')
  expect([address(), field.getAttribute('aria-invalid')]).toEqual(['', 'true'])
  expect(field).toHaveFocus()
})

test('says so where the points would not have been enough', async () => {
  const { calls } = show('?score=3')

  const call = await callOf(calls, ({ score }) => score === 3)
  await act(async () => call.answer(scoreList()))

  expect(await screen.findByText('A score of 3 would not have been enough in any competition')).toHaveAttribute('aria-live', 'polite')
  expect(screen.getByText(/would not have been enough anywhere/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Show in the table' })).toBeNull()
})

test('shows a group over the years in a chart with its table behind it', async () => {
  const { calls, address } = show('?score=98&page=2')

  fireEvent.click(screen.getAllByRole('link', { name: 'Ақпараттық технологиялар' })[0] as HTMLElement)
  expect(address()).toBe('?score=98&group=B057&year=all')
  const history = await callOf(calls, ({ per_page, group_code }) => group_code === 'B057' && per_page === 100)
  await act(async () => history.answer(scoreList(aScore({ year: 2026, score_min: 97 }), aScore({ id: 2, year: 2025, score_min: 94 }), aScore({ id: 3, competition: 'rural', score_min: 80 }))))

  const figure = screen.getByRole('figure', { name: /B057 Information technology: passing scores by year/ })
  expect(within(figure).getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['Year of admissionKazakh', '202594', '202697'])
  expect(drawScores).toHaveBeenLastCalledWith(expect.objectContaining({ own: { points: 98, label: '┄ your score: 98' } }))
  fireEvent.click(screen.getByRole('button', { name: 'Hide the chart' }))
  expect(screen.queryByRole('figure')).toBeNull()
})

test('the chart of a group that the editor has fixed is there where the address says so', async () => {
  const { address } = show('', { group_code: 'B057' })

  fireEvent.click(screen.getByRole('button', { name: 'Show the chart' }))

  expect(address()).toBe('?view=chart')
  expect(screen.getByRole('group', { name: 'B057: passing scores by year' })).toBeInTheDocument()
})

test('offers to try again where the chart’s figures cannot be had', async () => {
  const { calls } = show('?group=B057&year=all')

  const history = await callOf(calls, ({ per_page }) => per_page === 100)
  await act(async () => history.fail())
  fireEvent.click(within((await screen.findByText(/could not be loaded/)).closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Try again' }))
  const again = await callOf(calls, ({ per_page }) => per_page === 100)

  expect(again).not.toBe(history)
})

test('drops an answer that was overtaken, and sorts by points', async () => {
  const { calls, address } = show('?edu=ru')
  const russian = await lastOf(calls, '/edu-passing-score')

  fireEvent.click(screen.getByRole('button', { name: 'Points' }))

  expect(address()).toBe('?edu=ru&sort=points')
  expect(russian.signal.aborted).toBe(true)
  expect((await lastOf(calls, '/edu-passing-score')).body).toMatchObject({ sort: 'score_min', order: 'asc' })
})

test('leads to where the scores were published, in the language of the page', () => {
  show()

  expect(screen.getByRole('link', { name: say('en', 'scores.published') })).toHaveAttribute('href', '/en/news/1022')
})

test('saves every score of the choice as a file', async () => {
  const files = savedFiles()
  const { calls } = show()

  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  const call = await lastOf(calls, '/edu-passing-score')
  expect(call.body).toMatchObject({ year: 2026, per_page: 100 })
  await act(async () => call.answer(scoreList(aScore({ score_min: 97, source_url: '/news/1022' }))))

  const [file] = await files()
  expect(file?.text).toContain('2026,B057,Information technology,Ақпараттық-коммуникациялық технологиялар,Mathematics,Kazakh,general,97,')
  expect(file?.text).toContain(',https://kokzhiek.example/en/news/1022')
  expect(file?.name).toBe('passing-scores-2026.csv')
})

/** The latest request for scores that asks for this. */
async function callOf(calls: readonly FakeCall[], fits: (body: { group_code?: string; score?: number; per_page?: number; page?: number }) => boolean): Promise<FakeCall> {
  await settle()
  const call = calls.filter(({ url, body }) => url.endsWith('/edu-passing-score') && fits(body as object)).at(-1)
  if (!call) throw new Error('No such scores were asked for')
  return call
}

function show(start = '', options: ScoreListBlockOptions = {}, initial: ScoreListBlockInitial = fixtures['the newest year'].initial) {
  return showBlock(<ScoreListBlock options={options} initial={initial} />, start)
}

function direction(id: number, name_en: string): Schema<'ScoreDirection'> {
  return { id, field_id: 6, code: `6B0${id}`, ...untranslated('name'), name_en }
}
