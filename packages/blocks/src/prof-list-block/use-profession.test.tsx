import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BlockFrame } from '../testing/block-frame'
import { fakeApi } from '../testing/fake-api'
import { fixtures } from './prof-list-block.fixtures'
import { useProfession } from './use-profession'

const [known] = Object.values(fixtures)[0]!.initial.page.items

test('stays where the list beside it turns to a page that does not have it', async () => {
  const calls = fakeApi()
  const wrapper = ({ children }: { children: ReactNode }) => <BlockFrame language="en">{children}</BlockFrame>
  const { result, rerender } = renderHook(({ row }) => useProfession(known!.id, row), { wrapper, initialProps: { row: known } })

  rerender({ row: undefined })
  await act(async () => undefined)

  expect([result.current.profession, calls.map(({ url }) => new URL(url, 'https://a.example').pathname)]).toEqual([known, ['/api/plugin/edu-professions/programs']])
})
