import { renderHook } from '@testing-library/react'
import type { Operation } from '@university/api-client/operation'
import type { ReactNode } from 'react'
import { BlockFrame } from '../testing/block-frame'
import type { ListAnswer } from './to-page'
import { useAskedPages } from './use-asked-pages'

const initial = { items: ['of the build'], page: 1, lastPage: 1, total: 1 }
const operation = jest.fn<ReturnType<List>, Parameters<List>>(() => new Promise(() => undefined))

type List = Operation<{ body: object }, ListAnswer<string>, unknown>

beforeEach(() => operation.mockClear())

test.each([
  ['what an editor has fixed is asked for in another order', { year: 2026, level: 'master' }],
  ['a field is there without a value', { level: 'master', year: 2026, q: undefined }],
])('shows what the build knows where %s', (_, asked) => {
  expect(show(asked).pages).toMatchObject({ state: 'ready', shown: initial })
  expect(operation).not.toHaveBeenCalled()
})

test('asks for what the build does not know', () => {
  expect(show({ level: 'bachelor', year: 2026 }).pages.state).toBe('loading')
  expect(operation).toHaveBeenCalledTimes(1)
})

function show(asked: object) {
  const wrapper = ({ children }: { children: ReactNode }) => <BlockFrame language="en">{children}</BlockFrame>
  const built = { level: 'master', year: 2026 }
  const list = { name: 'things', operation, body: asked, asked, built, initial, toPage: () => initial }
  return renderHook(() => useAskedPages(list), { wrapper }).result.current
}
