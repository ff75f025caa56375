import { act, fireEvent, screen } from '@testing-library/react'
import { professionList } from '../testing/contract-professions'
import { choose, lastOf, showBlock } from '../testing/show-block'
import { ProfListBlock } from './prof-list-block'
import { fixtures } from './prof-list-block.fixtures'
import type { ProfListBlockOptions } from './prof-list-block.options'

test('asks for nothing while the address asks for nothing', () => {
  const { calls } = show()

  expect(calls).toEqual([])
  expect(screen.getByText('3 subject areas found')).toHaveAttribute('role', 'status')
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Ақпараттық технологиялар', 'Математика', 'Data Science'])
})

test('leads nowhere where no programme is, and says so', () => {
  showBlock(<ProfListBlock options={{}} initial={fixtures['one without programmes'].initial} />)

  expect(screen.getByRole('article')).toHaveTextContent('There are no programmes in this subject area at present.')
  expect(screen.getByRole('heading', { level: 3, name: 'Ақпараттық технологиялар' })).toBeInTheDocument()
  expect(screen.queryByRole('link')).toBeNull()
})

test('shows large, and first of the codes, the one that the list is sorted by', () => {
  showBlock(<ProfListBlock options={{}} initial={fixtures['all levels'].initial} />)

  const cards = screen.getAllByRole('article')
  expect(cards.map((card) => card.querySelector('[class*=code]')?.textContent)).toEqual(['6B061', '6B054', '7M061'])
  expect(cards.map((card) => /(6B|7M)\d+( · B\d+)?(?=\d+ programme)/.exec(card.textContent)?.[0])).toEqual(['6B061 · B057', '6B054 · B055', '7M061'])
})

test('says the language of field and subjects where it is not that of the page', () => {
  show()
  const langOf = (text: string, selector: string) => screen.getAllByText(text, { selector })[0]?.getAttribute('lang')
  expect(langOf('Информатика', 'li span')).toBe('kk')

  fireEvent.click(screen.getByRole('link', { name: 'Ақпараттық технологиялар' }))

  expect([langOf('Ақпараттық-коммуникациялық технологиялар', 'dd span'), langOf('Информатика', 'dd span')]).toEqual(['kk', 'kk'])
})

test('holds every choice in the address, from the first page on', async () => {
  const { calls, address } = show('?page=3')

  fireEvent.click(screen.getByRole('radio', { name: 'Bachelor’s' }))
  choose('Field of study', '6')
  choose('UNT specialist subject', '1')
  choose('Second specialist subject', '2')
  choose('Language of instruction', 'en')
  choose('Form of study', 'evening')
  choose('Sort by', '-programs')

  expect(address()).toBe('?level=bachelor&field=6&subject=1&subject2=2&edu=en&form=evening&sort=-programs')
  expect((await lastOf(calls, '/edu-professions')).body).toEqual({
    slug: '',
    lang: 'en',
    per_page: 12,
    page: 1,
    level: 'bachelor',
    training_id: 6,
    subject_ids: [1, 2],
    language: 'en',
    study_form: 'evening',
    sort: 'programs_count',
    order: 'desc',
  })
})

test('lets go of a field and of subjects that another level does not have', () => {
  const { address } = show('?level=bachelor&field=6&subject=1&subject2=2')

  fireEvent.click(screen.getByRole('radio', { name: 'Master’s' }))

  expect(address()).toBe('?level=master')
  expect(screen.queryByLabelText('UNT specialist subject')).toBeNull()
})

test('moves the second subject up where the first is taken back', () => {
  const { address } = show('?subject=1&subject2=2')

  choose('UNT specialist subject', '')

  expect(address()).toBe('?subject=2')
  expect(screen.getByLabelText('Second specialist subject')).toHaveValue('')
})

test('does not let the address change what the editor has fixed', async () => {
  const { calls } = show('?level=master&subject=5&edu=en&form=evening', { level: 'bachelor', subject_ids: [1], language: 'kz' })

  expect((await lastOf(calls, '/edu-professions')).body).toMatchObject({ level: 'bachelor', subject_ids: [1], language: 'kz', study_form: 'evening' })
  expect([screen.queryByRole('radio'), screen.queryByLabelText('UNT specialist subject'), screen.queryByLabelText('Language of instruction')]).toEqual([null, null, null])
})

test('shows the answer', async () => {
  const { calls } = show('?edu=en')

  const call = await lastOf(calls, '/edu-professions')
  await act(async () => call.answer({ ...professionList(), total: 0 }))

  expect(await screen.findByText('0 subject areas found')).toHaveAttribute('role', 'status')
  expect(screen.queryByRole('article')).toBeNull()
})

test('takes no direction from the address for an order that the editor has fixed', async () => {
  const { lastCall } = show('?sort=-name&q=law', { sort: 'programs_count' })

  const { body } = await lastCall()
  expect(body).toMatchObject({ sort: 'programs_count', q: 'law' })
  expect(body).not.toHaveProperty('order')
})

test('offers no order where the editor has fixed but its direction, for none would be as it is called', async () => {
  const { lastCall } = show('?sort=name&q=law', { order: 'desc' })

  const { body } = await lastCall()
  expect(body).toMatchObject({ order: 'desc', q: 'law' })
  expect(body).not.toHaveProperty('sort')
  expect(screen.queryByLabelText('Sort by')).toBeNull()
})

function show(start = '', options: ProfListBlockOptions = {}) {
  return showBlock(<ProfListBlock options={options} initial={fixtures['all levels'].initial} />, start)
}
