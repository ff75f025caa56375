import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BlockFrame } from '../testing/block-frame'
import { id, matching, oneOf, sortBy, words, writeSort } from './parameters'
import { useBlockParams } from './use-block-params'

const parsers = { level: oneOf('bachelor', 'master'), field: id, year: matching(/20\d\d/), q: words, sort: sortBy('name', 'price') }

test('reads what fits, and takes the rest for absent', () => {
  expect(read('?level=master&field=4&year=2026&q=%20law%20&sort=-price').params.values).toEqual({ level: 'master', field: 4, year: '2026', q: 'law', sort: { by: 'price', isDescending: true } })
  expect(read('?level=doctor&field=-1&year=x2026&q=a&sort=size').params.values).toEqual({ level: undefined, field: undefined, year: undefined, q: undefined, sort: undefined })
  expect(read('?field=99999999999').params.values.field).toBeUndefined()
  expect(read('?level=constructor').params.values.level).toBeUndefined()
})

test('changes its own and leaves the others, from the first page on', () => {
  const { params, setSearch } = read('?level=master&page=3&mode=preview')

  params.change({ level: undefined, q: 'law' }, { replace: true })

  expect(setSearch).toHaveBeenCalledWith('?mode=preview&q=law', { replace: true })
})

test('does nothing where nothing changes', () => {
  const { params, setSearch } = read('?level=master')

  params.change({ level: 'master' })

  expect(setSearch).not.toHaveBeenCalled()
})

test('takes all of them out where there is anything but an order', () => {
  const { params, setSearch } = read('?level=master&sort=name&mode=preview')

  params.reset?.()

  expect(setSearch).toHaveBeenCalledWith('?mode=preview', undefined)
  expect(read('?sort=name').params.reset).toBeUndefined()
})

test('writes an order as it is read', () => {
  expect([writeSort({ by: 'price', isDescending: false }), writeSort({ by: 'price', isDescending: true })]).toEqual(['price', '-price'])
})

function read(search: string) {
  const setSearch = jest.fn()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BlockFrame language="en" environment={{ search }} onSearch={setSearch}>
      {children}
    </BlockFrame>
  )
  return { params: renderHook(() => useBlockParams(parsers), { wrapper }).result.current, setSearch }
}
