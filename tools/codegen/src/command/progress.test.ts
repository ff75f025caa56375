import { createProgress } from './progress'

function setUp(isTerminal: boolean, isLarge = false) {
  const errors: string[] = []
  const drawn: string[] = []
  const terminal = { out: () => undefined, error: (line: string) => void errors.push(line), redraw: isTerminal ? (text: string) => void drawn.push(text) : undefined }
  return { errors, drawn, progress: createProgress(terminal, 3, isLarge) }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('is silent for a run of less than a second', () => {
  const { errors, drawn, progress } = setUp(true)

  progress.step('Reading')
  jest.advanceTimersByTime(900)
  progress.step('Writing')
  progress.end()
  jest.advanceTimersByTime(5000)

  expect([errors, drawn]).toEqual([[], []])
})

test('draws one line anew on a terminal, and takes it away', () => {
  const { errors, drawn, progress } = setUp(true, true)

  progress.step('Reading')
  jest.advanceTimersByTime(2500)
  progress.step('Generating types')
  progress.end()

  expect(errors).toEqual([])
  expect(drawn).toEqual(['[1/3] Reading (0.0 s)', '[1/3] Reading (1.0 s)', '[2/3] Generating types (2.5 s)', ''])
})

test('speaks up during a step that turns out to be long', () => {
  const { errors, progress } = setUp(false)

  progress.step('Reading')
  jest.advanceTimersByTime(1000)

  expect(errors).toEqual(['[1/3] Reading'])
})

test('writes at most a line a second where there is no terminal', () => {
  const { errors, progress } = setUp(false, true)

  for (const text of ['Reading', 'Generating types', 'Writing']) {
    progress.step(text)
    jest.advanceTimersByTime(600)
  }

  expect(errors).toEqual(['[1/3] Reading', '[2/3] Generating types'])
})
