/** @jest-environment node */
import { readFileSync } from 'node:fs'

const source = readFileSync(require.resolve('./stand-ins/start.cjs'), 'utf8')

test('what a page starts with is evaluated in tasks of its own, Gatsby last', () => {
  const evaluated: string[] = []
  const posted: (() => void)[] = []
  const close = jest.fn()
  // A browser takes each message of a channel in a task of its own; Node takes all that are there.
  const port1: { onmessage?: () => void; close: () => void } = { close }
  const Channel = jest.fn(() => ({ port1, port2: { postMessage: () => posted.push(() => port1.onmessage?.()) } }))
  new Function('require', 'MessageChannel', source)((name: string) => evaluated.push(name), Channel)
  const tasks = [evaluated.splice(0)]
  for (let task = posted.shift(); task; task = posted.shift()) {
    task()
    tasks.push(evaluated.splice(0))
  }

  expect(tasks).toEqual([[], ['react-dom/client'], ['../../src/shell/spell-address', '@gatsbyjs/reach-router', 'gatsby-plugin-react-i18next/gatsby-browser'], ['../../.cache/api-runner-browser'], ['../../.cache/production-app']])
  expect(close).toHaveBeenCalledTimes(1)
})
