import { act, renderHook } from '@testing-library/react'
import { BlockEnvironmentProvider, type BlockEnvironment } from '@university/blocks/environment'
import type { EventItem } from '@university/blocks/events-plugin/options'
import type { ReactNode } from 'react'
import { readNewerHome, type HomeLists } from './newer-home'
import { useNewerHome } from './use-newer-home'

jest.mock('./newer-home', () => ({ readNewerHome: jest.fn() }))

const read = jest.mocked(readNewerHome)
const built: HomeLists = { news: [], events: [{ id: 1 } as EventItem], announcements: [] }
const newer = { events: [{ id: 2 } as EventItem] }
const home = { ...built, ...newer }
let drawn = 0

beforeEach(() => {
  jest.useFakeTimers()
  read.mockResolvedValue(newer)
  drawn = 0
})

afterEach(() => jest.useRealTimers())

test('asks nothing when the build is new', async () => {
  const { result } = show('fit')
  await pass()

  expect([result.current, read.mock.calls.length]).toEqual([built, 0])
})

test('has what the API says when the build is old, once for all visits of the page', async () => {
  writtenAnHourAgo()
  const first = show('lib')
  expect(first.result.current).toEqual(built)
  await pass()
  expect(first.result.current).toEqual(home)
  first.unmount()

  const { result } = show('lib')

  expect(result.current).toEqual(home)
  await pass()
  expect(read.mock.calls.map(([asking]) => asking)).toEqual([{ slug: 'lib', lang: 'en', built }])
})

test('draws nothing anew where the API says what the build does', async () => {
  writtenAnHourAgo()
  read.mockResolvedValue({})

  const { result } = show('ino')
  await pass()

  expect([read.mock.calls.length, result.current, drawn]).toEqual([1, built, 1])
})

test('leaves what the build knows when the code or the API does not come, and tells nobody', async () => {
  writtenAnHourAgo()
  const complain = jest.spyOn(console, 'error')
  read.mockRejectedValue(new Error('Loading chunk newer-home failed'))

  const { result } = show('bs')
  await pass()

  expect([read.mock.calls.length, result.current]).toEqual([1, built])
  expect(complain).not.toHaveBeenCalled()
})

test('drops an answer for which nobody waits any more', async () => {
  writtenAnHourAgo()
  let arrive: (answer: typeof newer) => void = () => undefined
  read.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  const { unmount } = show('csd')
  await pass()

  unmount()
  arrive(newer)

  expect(read.mock.calls[0]?.[1].aborted).toBe(true)
  expect(show('csd').result.current).toEqual(built)
})

/** What browsers make of `Last-Modified`. */
function writtenAnHourAgo(): void {
  jest.spyOn(document, 'lastModified', 'get').mockReturnValue(new Date(Date.now() - 3_600_000).toString())
}

const pass = () => act(() => jest.advanceTimersByTimeAsync(5_000))

function show(site: BlockEnvironment['site']) {
  const environment = { site, language: 'en' } as BlockEnvironment
  const use = () => {
    drawn += 1
    return useNewerHome(built)
  }
  return renderHook(use, { wrapper: ({ children }: { children: ReactNode }) => <BlockEnvironmentProvider value={environment}>{children}</BlockEnvironmentProvider> })
}
