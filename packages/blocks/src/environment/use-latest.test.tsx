import { renderHook } from '@testing-library/react'
import { useEffect } from 'react'
import { useLatest } from './use-latest'

test('gives effects what the component has now, without starting them again', () => {
  const seen: string[] = []
  let starts = 0
  const { rerender } = renderHook(
    ({ value }) => {
      const latest = useLatest(value)
      useEffect(() => void (starts += 1), [latest])
      useEffect(() => void seen.push(latest.current))
    },
    { initialProps: { value: 'first' } },
  )

  rerender({ value: 'second' })

  expect([seen, starts]).toEqual([['first', 'second'], 1])
})
