/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { minifySync, transformSync } from '@swc/core'
import noLink from './stand-ins/no-link'

const gatsby = createRequire(require.resolve('gatsby/package.json'))

test.each([
  ['gatsby-link', 'partiallyActive'],
  ['@gatsbyjs/reach-router', 'isPartiallyCurrent'],
])('of %s nothing of a link is left in what pages start with', (name, sign) => {
  const whole = readFileSync(path.join(path.dirname(gatsby.resolve(name)), 'index.modern.mjs'), 'utf8')

  expect([whole, noLink(whole)].map((source) => withoutExports(source).includes(sign))).toEqual([true, false])
})

test('says so when they are written in another way', () => {
  expect(() => noLink('export const Link = () => null')).toThrow(/^Gatsby or its router writes links in another way/)
})

/** As webpack and the minifier leave it of which nobody uses anything that is exported. */
function withoutExports(source: string): string {
  const unused = source.replace(/export\s*\{[^}]*\};/, '')
  return minifySync(transformSync(unused, { isModule: true, jsc: { target: 'es2020' } }).code, { module: true, compress: { passes: 2, unused: true }, mangle: false }).code
}
