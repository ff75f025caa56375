import { render, screen } from '@testing-library/react'
import { FilterLinks } from '../list/filter-links'
import { BlockFrame } from '../testing/block-frame'
import { toChoice } from './choice'
import { ChoiceFilter } from './choice-filter'
import { SelectFilter } from './select-filter'
import { toOption } from './to-option'

const named = (id: number, name_kz: string | null, name_ru: string | null) => toChoice({ id, name_kz, name_ru, name_en: null }, 'ru')
const choices = [named(1, 'Спорт', 'Спорт'), named(2, 'Ғылым', null), named(3, null, null)]

test('a name says which language it is in, where that is not the one of the page', () => {
  expect(choices).toEqual([{ id: 1, name: 'Спорт' }, { id: 2, name: 'Ғылым', lang: 'kk' }, { id: 3, name: '#3' }])
})

test.each([
  ['a select', <SelectFilter key="" label="Тема" any="Все" value={undefined} options={choices.map(toOption)} onChange={jest.fn()} />],
  ['a group of a select', <SelectFilter key="" label="Тема" value="1" options={[{ group: 'Новости', options: choices.map(toOption) }]} onChange={jest.fn()} />],
  ['a group of another language', <SelectFilter key="" label="Тема" value="1" options={[{ group: 'Жаңалықтар', lang: 'kk', options: choices.map(toOption) }]} onChange={jest.fn()} />],
  ['radio buttons', <ChoiceFilter key="" label="Тема" value="1" options={choices.map(toOption)} onChange={jest.fn()} />],
  ['links', <FilterLinks key="" label="Тема" parameter="topic" value="1" options={choices.map(toOption)} />],
])('%s has it be read in that language', (_, filter) => {
  render(<BlockFrame language="ru">{filter}</BlockFrame>)

  expect(['Спорт', 'Ғылым', '#3'].map((name) => screen.getByText(name).closest('[lang]')?.getAttribute('lang') ?? 'ru')).toEqual(['ru', 'kk', 'ru'])
})
