import { act, fireEvent, render, screen } from '@testing-library/react'
import { longPart } from '../../testing/long-part'
import { OnDemand } from './on-demand'

function Part({ name }: { name: string }) {
  return <p>{name} is there</p>
}

test('loads when it is first wanted, and goes on with what it is given', async () => {
  const load = jest.fn(async () => Part)
  const { rerender } = render(<OnDemand wanted={false} load={load} props={{ name: 'A' }} />)
  expect(load).not.toHaveBeenCalled()

  rerender(<OnDemand wanted load={load} props={{ name: 'A' }} />)
  expect(await screen.findByText('A is there')).toBeVisible()
  rerender(<OnDemand wanted={false} load={load} props={{ name: 'B' }} />)

  expect(screen.getByText('B is there')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('has something stand in only while it is wanted and not there', async () => {
  let arrive: (part: typeof Part) => void = () => undefined
  const load = () => new Promise<typeof Part>((resolve) => (arrive = resolve))
  const { rerender } = render(<OnDemand wanted={false} load={load} props={{ name: 'A' }}>waiting</OnDemand>)
  expect(screen.queryByText('waiting')).toBeNull()

  rerender(<OnDemand wanted load={load} props={{ name: 'A' }}>waiting</OnDemand>)
  expect(screen.getByText('waiting')).toBeVisible()
  await act(async () => arrive(Part))

  expect(screen.queryByText('waiting')).toBeNull()
})

test('logs a failure, tells of it, and tries again at the next wish', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const onFail = jest.fn()
  const load = jest.fn<Promise<typeof Part>, []>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Part)
  const { rerender } = render(<OnDemand wanted load={load} onFail={onFail} props={{ name: 'A' }} />)
  await act(async () => undefined)
  expect(onFail).toHaveBeenCalledTimes(1)
  expect(log).toHaveBeenCalledWith('A part of the page failed to load', expect.objectContaining({ message: 'gone' }))

  rerender(<OnDemand wanted={false} load={load} onFail={onFail} props={{ name: 'A' }} />)
  rerender(<OnDemand wanted load={load} onFail={onFail} props={{ name: 'A' }} />)

  expect(await screen.findByText('A is there')).toBeVisible()
})

test('tells nobody of a failure when it is no longer wanted', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const onFail = jest.fn()
  let reject: (cause: Error) => void = () => undefined
  const load = () => new Promise<typeof Part>((_, fail) => (reject = fail))
  const { rerender } = render(<OnDemand wanted load={load} onFail={onFail} props={{ name: 'A' }} />)

  rerender(<OnDemand wanted={false} load={load} onFail={onFail} props={{ name: 'A' }} />)
  await act(async () => reject(new Error('gone')))

  expect(onFail).not.toHaveBeenCalled()
})

test('tries again what is wanted all the time as soon as there is a connection', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = jest.fn<Promise<typeof Part>, []>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Part)
  render(<OnDemand wanted load={load} props={{ name: 'A' }} />)
  await act(async () => undefined)

  fireEvent(window, new Event('online'))

  expect(await screen.findByText('A is there')).toBeVisible()
  fireEvent(window, new Event('online'))
  expect(load).toHaveBeenCalledTimes(2)
})

test('is drawn in slices: the browser has its turn before a long part is there', async () => {
  const { Long, isDrawnInSlices } = longPart()
  render(<OnDemand wanted load={async () => Long} props={{}} />)

  expect(await isDrawnInSlices()).toBe(true)
})
