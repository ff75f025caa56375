import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss'

/** What the browser's compositor animates by itself; anything else is a frame of the page's own thread, 60 times a second. */
const composited = ['opacity', 'rotate', 'scale', 'transform', 'translate']

/** Of the site and the blocks, without those of antd, which run for a moment when a window opens. */
const files = ['apps/web/src', 'packages/blocks/src'].flatMap((folder) =>
  readdirSync(path.resolve(__dirname, '../../../..', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && !name.startsWith('antd'))
    .map((name) => path.join(folder, name)),
)

test('what moves is moved by the compositor: the page’s own thread is there for the page', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap(faultsOf)).toEqual([])
})

/** Keyframes of other properties are allowed where the animation takes no time, as those that wait and then hide. */
function faultsOf(file: string): string[] {
  const styles = postcss.parse(readFileSync(path.resolve(__dirname, '../../../..', file), 'utf8'))
  const lasting = new Set<string>()
  styles.walkDecls('animation', ({ value }) => {
    for (const one of value.split(/,(?![^(]*\))/)) if (!/\b0s\b/.test(one)) for (const word of one.trim().split(/\s+/)) lasting.add(word)
  })
  const faults: string[] = []
  styles.walkAtRules('keyframes', (keyframes: AtRule) => {
    if (!lasting.has(keyframes.params)) return
    keyframes.walkDecls(({ prop, parent }: Declaration) => {
      if (!composited.includes(prop)) faults.push(`${file}: ${keyframes.params}, ${(parent as Rule).selector}: ${prop}`)
    })
  })
  return faults
}
