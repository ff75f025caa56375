import { act, fireEvent, screen } from '@testing-library/react'
import { aDoctoralScore, doctoralScoreList } from '../testing/contract-scores'
import { choose, lastOf, showBlock } from '../testing/show-block'
import { DrScoreListBlock } from './dr-score-list-block'
import { fixtures } from './dr-score-list-block.fixtures'
import type { DrScoreListBlockOptions } from './dr-score-list-block.options'

test('asks for nothing while the address asks for nothing', () => {
  const { calls } = show()

  expect(calls).toEqual([])
  expect(screen.getByText('3 results')).toHaveAttribute('role', 'status')
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/2026$/)
})

test('holds every choice in the address, from the first page on', async () => {
  const { calls, address } = show('?page=2')

  choose('Year of admission', '2025')
  choose('Programme group', 'D095')
  choose('Language of instruction', 'ru')
  fireEvent.click(screen.getByRole('radio', { name: 'State grant' }))

  expect(address()).toBe('?year=2025&group=D095&edu=ru&funding=state_grant')
  expect((await lastOf(calls)).body).toEqual({ slug: '', lang: 'en', per_page: 20, page: 1, year: 2025, group_code: 'D095', edu_lang: 'ru', funding: 'state_grant' })
})

test('leads to the fees of doctoral studies, of a group alone to those of the group', () => {
  show()
  const fees = () => screen.getByRole('link', { name: 'Tuition fees for these programmes' })
  expect(fees()).toHaveAttribute('href', '/en/page/admission/tuition?b2-level=doctoral#PriceEducation')

  choose('Programme group', 'D095')

  expect(fees()).toHaveAttribute('href', '/en/page/admission/tuition?b2-q=D095#PriceEducation')
})

test('takes a year without scores for none', () => {
  const { calls } = show('?year=2011')

  expect(calls).toEqual([])
  expect(screen.getByLabelText('Year of admission')).toHaveValue('2026')
})

test('shows the year of each score only where there are several', () => {
  show('', { group_code: 'D094' })
  expect(screen.getByRole('columnheader', { name: 'Year of admission' })).toBeInTheDocument()
  expect([screen.queryByLabelText('Programme group'), screen.queryByLabelText('Programme group or code')]).toEqual([null, null])
})

test('does not let the address change what the editor has fixed', async () => {
  const { calls } = show('?year=2025&funding=paid&edu=ru', { year: 2026, funding: 'state_grant' })

  expect((await lastOf(calls)).body).toMatchObject({ year: 2026, funding: 'state_grant', edu_lang: 'ru' })
  expect(screen.queryByRole('radio')).toBeNull()
})

test('sorts as the reader wants, where the editor has chosen an order, too', async () => {
  const { calls } = show('?sort=-places', { sort: 'score_min', order: 'asc' })

  expect(screen.getByRole('columnheader', { name: 'Places' })).toHaveAttribute('aria-sort', 'descending')
  expect((await lastOf(calls)).body).toMatchObject({ sort: 'places_count', order: 'desc' })
})

test('sorts, shows the answer, and offers to try again where there is none', async () => {
  const { calls, address } = show()

  fireEvent.click(screen.getByRole('button', { name: 'Places' }))
  expect(address()).toBe('?sort=places')
  const call = await lastOf(calls)
  expect(call.body).toMatchObject({ sort: 'places_count', order: 'asc' })
  await act(async () => call.fail())
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  const again = await lastOf(calls)
  await act(async () => again.answer(doctoralScoreList(aDoctoralScore({ group_name_en: 'Robotics', score_min: null }))))

  expect(await screen.findByRole('rowheader', { name: /Robotics/ })).toBeInTheDocument()
  expect(screen.getByRole('cell', { name: /Nobody was admitted/ })).toBeInTheDocument()
  expect(screen.getByText('1 result')).toBeInTheDocument()
})

test('prints every score of the choice, then shows the page as before', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const { calls } = show()

  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  const call = await lastOf(calls)
  expect(call.body).toMatchObject({ year: 2026, per_page: 100 })
  await act(async () => call.answer(doctoralScoreList(aDoctoralScore({ group_name_en: 'Robotics' }))))
  expect(print).toHaveBeenCalledTimes(1)
  expect(screen.getAllByRole('rowheader')).toHaveLength(1)

  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.getAllByRole('rowheader')).toHaveLength(3)
})

function show(start = '', options: DrScoreListBlockOptions = {}) {
  return showBlock(<DrScoreListBlock options={options} initial={fixtures['the newest year'].initial} />, start)
}
