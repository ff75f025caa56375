import { mapConcurrently } from './map-concurrently'

test('keeps the order of the items, whichever call ends first', async () => {
  const pauses = [30, 1, 15]

  const results = await mapConcurrently(pauses, 3, async (ms) => {
    await pause(ms)
    return `${ms} ms`
  })

  expect(results).toEqual(['30 ms', '1 ms', '15 ms'])
})

test('has no more calls under way than allowed, and as many while there is work', async () => {
  let running = 0
  const seen: number[] = []

  await mapConcurrently(Array.from({ length: 10 }), 3, async () => {
    running += 1
    seen.push(running)
    await pause(1)
    running -= 1
  })

  expect([seen.length, Math.max(...seen)]).toEqual([10, 3])
})

test('starts no further call after the first failure', async () => {
  const started: number[] = []

  const result = mapConcurrently([1, 2, 3, 4, 5, 6], 2, async (item) => {
    started.push(item)
    await pause(1)
    if (item === 2) throw new Error('second')
  })

  await expect(result).rejects.toThrow('second')
  await pause(20)
  expect(started.length).toBeLessThanOrEqual(3)
})

test('tells a failure when the calls that were under way have ended', async () => {
  const ended: number[] = []

  const result = mapConcurrently([1, 2, 3], 3, async (item) => {
    if (item === 1) throw new Error('first')
    await pause(5 * item)
    ended.push(item)
  })

  await expect(result).rejects.toThrow('first')
  expect(ended).toEqual([2, 3])
})

test('answers nothing for nothing', async () => {
  expect(await mapConcurrently([], 8, async () => 1)).toEqual([])
})

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
