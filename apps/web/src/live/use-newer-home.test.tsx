import { act, renderHook } from '@testing-library/react'
import { BlockEnvironmentProvider, type BlockEnvironment } from '@university/blocks/environment'
import type { ReactNode } from 'react'
import { readNewerHome } from './newer-home'
import { useNewerHome } from './use-newer-home'

jest.mock('./newer-home', () => ({ readNewerHome: jest.fn() }))

const read = jest.mocked(readNewerHome)
const home = { news: [], events: [] }

beforeEach(() => {
  jest.useFakeTimers()
  read.mockResolvedValue(home)
})

afterEach(() => jest.useRealTimers())

test('asks nothing when the build is new', async () => {
  const { result } = show('fit')
  await pass()

  expect([result.current, read.mock.calls.length]).toEqual([undefined, 0])
})

test('has what the API says when the build is old, once for all visits of the page', async () => {
  writtenAnHourAgo()
  const first = show('lib')
  expect(first.result.current).toBeUndefined()
  await pass()
  expect(first.result.current).toBe(home)
  first.unmount()

  const { result } = show('lib')

  expect(result.current).toBe(home)
  await pass()
  expect(read.mock.calls.map(([site, language]) => [site, language])).toEqual([['lib', 'en']])
})

test('leaves what the build knows when the code or the API does not come, and tells nobody', async () => {
  writtenAnHourAgo()
  const complain = jest.spyOn(console, 'error')
  read.mockRejectedValue(new Error('Loading chunk newer-home failed'))

  const { result } = show('bs')
  await pass()

  expect([read.mock.calls.length, result.current]).toEqual([1, undefined])
  expect(complain).not.toHaveBeenCalled()
})

test('drops an answer for which nobody waits any more', async () => {
  writtenAnHourAgo()
  let arrive: (newer: typeof home) => void = () => undefined
  read.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  const { unmount } = show('csd')
  await pass()

  unmount()
  arrive(home)

  expect(read.mock.calls[0]?.[2].aborted).toBe(true)
  expect(show('csd').result.current).toBeUndefined()
})

/** What browsers make of `Last-Modified`. */
function writtenAnHourAgo(): void {
  jest.spyOn(document, 'lastModified', 'get').mockReturnValue(new Date(Date.now() - 3_600_000).toString())
}

const pass = () => act(() => jest.advanceTimersByTimeAsync(5_000))

function show(site: BlockEnvironment['site']) {
  const environment = { site, language: 'en' } as BlockEnvironment
  return renderHook(useNewerHome, { wrapper: ({ children }: { children: ReactNode }) => <BlockEnvironmentProvider value={environment}>{children}</BlockEnvironmentProvider> })
}
