/** @jest-environment node */
import { islandCode, loadIslands, loadPageIslands } from './island-code'

const Part = () => null

test('is fetched once, and is there from then on', async () => {
  const fetchCode = jest.fn(async () => Part)
  const code = islandCode(fetchCode)
  expect([code.Component, fetchCode.mock.calls.length]).toEqual([undefined, 0])

  await Promise.all([code.load(), code.load().then(() => code.load())])

  expect(code.Component).toBe(Part)
  expect(fetchCode).toHaveBeenCalledTimes(1)
})

test('is fetched again after a failure', async () => {
  const fetchCode = jest.fn<Promise<typeof Part>, []>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Part)
  const code = islandCode(fetchCode)

  await expect(code.load()).rejects.toThrow('gone')

  expect(await code.load()).toBe(Part)
})

test('of templates comes with the step to another page, that of blocks and of what is far down does not', async () => {
  const [list, block, share] = [jest.fn(async () => Part), jest.fn(async () => Part), jest.fn(async () => Part)]
  islandCode(list)
  islandCode(block, 'in place')
  islandCode(share, () => () => undefined)

  await loadPageIslands()
  expect([list, block, share].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
  await loadIslands()

  expect([list, block, share].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
})
