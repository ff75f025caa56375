import { isWide } from './is-wide'

test('npm test looks at everything only where it is told to', () => {
  expect([isWide(['--wide']), isWide([])]).toEqual([true, false])
})

test.each([['--wied'], ['--wide', 'packages/blocks']])('npm test does not take %s for less than was said', (...args) => {
  expect(() => isWide(args)).toThrow(`not "${args.at(-1)}"`)
})
