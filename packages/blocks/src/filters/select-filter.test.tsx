import { render, screen } from '@testing-library/react'
import { BlockFrame } from '../testing/block-frame'
import { SelectFilter, type SelectFilterProps } from './select-filter'

const options = [
  { value: 'bachelor', label: 'бакалавриат' },
  { group: 'магистратура', options: [{ value: 'phd', label: 'PhD' }] },
]

test('begins every option as it begins the one for no choice', () => {
  show({ any: 'Барлық деңгей', options })

  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Барлық деңгей', 'Бакалавриат', 'PhD'])
  expect(screen.getByRole('group', { name: 'Магистратура' })).toBeInTheDocument()
})

test('a group says which language its name is in, where that is not the one of the page', () => {
  show({ options: [...options, { group: 'doctoral studies', lang: 'en', options: [{ value: 'dba', label: 'DBA' }] }] })

  expect(['Магистратура', 'Doctoral studies'].map((name) => screen.getByRole('group', { name }).getAttribute('lang'))).toEqual([null, 'en'])
  expect(['PhD', 'DBA'].map((name) => screen.getByText(name).getAttribute('lang'))).toEqual([null, 'kk'])
})

test('takes the room of what is shown without a choice, or of the longest option where one always holds', () => {
  show({ any: 'Барлығы', options })
  show({ options })

  expect(screen.getAllByRole('combobox').map(({ parentElement }) => parentElement?.dataset['shows'])).toEqual(['Барлығы', 'бакалавриат'])
})

function show(props: Pick<SelectFilterProps, 'any' | 'options'>) {
  render(
    <BlockFrame language="kz">
      <SelectFilter label="Деңгей" value={undefined} onChange={jest.fn()} {...props} />
    </BlockFrame>,
  )
}
