import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import unwatched from './stand-ins/unwatched-links'

const file = createRequire(require.resolve('gatsby/package.json')).resolve('gatsby-link')
const whole = readFileSync(file, 'utf8')

test.each([
  ['of Gatsby is watched for being in sight', whole, 1],
  ['of a page is not', unwatched(whole), 0],
])('a link %s, and leads on without a reload', (_, source, count) => {
  const { IntersectionObserver: Observer } = window
  const observe = jest.fn()
  window.IntersectionObserver = jest.fn(() => ({ observe, unobserve: () => undefined, disconnect: () => undefined })) as unknown as typeof IntersectionObserver
  window.___navigate = jest.fn()
  const Link = linkOf(source)

  render(<Link to="/en/news">News</Link>)
  fireEvent.click(screen.getByRole('link'))

  expect(observe).toHaveBeenCalledTimes(count)
  expect(jest.mocked(window.___navigate).mock.calls).toEqual([['/en/news', expect.anything()]])
  window.IntersectionObserver = Observer
})

test('so are those of the form that webpack takes', () => {
  const modern = readFileSync(file.replace('index.js', 'index.modern.mjs'), 'utf8')

  expect(unwatched(modern)).not.toBe(modern)
})

test('says so when Gatsby watches them in another way', () => {
  expect(() => unwatched(whole.replaceAll('IOSupported', 'isSupported'))).toThrow(/^Gatsby watches links in another way/)
})

function linkOf(source: string): ComponentType<{ to: string; children: string }> {
  const module = { exports: {} as { Link: ComponentType<{ to: string; children: string }> } }
  new Function('module', 'exports', 'require', source)(module, module.exports, require)
  return module.exports.Link
}
