import type { Random } from './random'
import { parseRegex, type RegexNode } from './regex-tree'

/** How a text is made: how often things repeat beyond what they must, and whether looks ahead are written out. */
interface Making {
  random: Random
  more: number
  exact: boolean
  ahead: boolean
  groups: Map<string, string>
}

const trees = new Map<string, RegexNode>()
const tests = new Map<string, RegExp>()
const classes = new Map<string, string[]>()

/** Characters to choose from, the plainest first. */
const palettes = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '-_', ' .,:;!?/+=*#@%&()[]{}<>\'"~^|$`\\', 'абвгдежзиклмнопрстуфхцчшщыэюяәғқңөұүһі', 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯӘҒҚҢӨҰҮҺІ', '\t\n\r']

/**
 * A text that a regular expression matches, and that has from `min` to `max` characters.
 *
 * @returns undefined when none was found
 */
export function textByRegex(pattern: string, random: Random, min = 0, max = Infinity): string | undefined {
  const tree = getOrSet(trees, pattern, parseRegex)
  const test = regexOf(pattern)
  const sizes = [3, 1, 0, min, 6, Math.ceil(min / 2), Math.min(max, 4 * min + 16), 2]
  for (let attempt = 0; attempt < 64; attempt++) {
    const more = sizes[attempt % sizes.length] ?? 0
    const made = makeText(tree, { random, more, exact: attempt % 3 === 1, ahead: attempt % 2 === 0, groups: new Map() })
    for (const text of [made, pad(made, min), pad('', min - length(made)) + made, [...made].slice(0, max).join('')]) {
      if (length(text) >= min && length(text) <= max && test.test(text)) return text
    }
  }
  return undefined
}

/** As validators read it; what is no Unicode pattern is read as JavaScript used to, and what is none at all lets everything pass. */
export function regexOf(pattern: string): RegExp {
  return getOrSet(tests, pattern, () => {
    for (const flags of ['u', '']) {
      try {
        return new RegExp(pattern, flags)
      } catch {
        continue
      }
    }
    return /^/
  })
}

function makeText(node: RegexNode, making: Making): string {
  const { random, groups } = making
  switch (node.kind) {
    case 'text':
      return node.text
    case 'class':
      return random.pick(charactersOf(node.source))
    case 'sequence':
      return node.nodes.map((one) => makeText(one, making)).join('')
    case 'choice':
      return makeText(random.pick(node.options), making)
    case 'repeat': {
      const most = Math.min(node.max, node.min + making.more)
      const count = making.exact ? most : random.integer(node.min, most)
      return Array.from({ length: count }, () => makeText(node.node, making)).join('')
    }
    case 'group': {
      const text = makeText(node.node, making)
      for (const name of node.names) groups.set(name, text)
      return text
    }
    case 'same':
      return groups.get(node.name) ?? ''
    case 'ahead':
      return making.ahead ? makeText(node.node, { ...making, more: 0 }) : ''
    case 'nothing':
      return ''
  }
}

/** Characters of a class; those of the plainest palettes that it has. */
function charactersOf(source: string): string[] {
  return getOrSet(classes, source, () => {
    const test = regexOf(`^${source}$`)
    const fitting = palettes.map((palette) => [...palette].filter((character) => test.test(character))).filter(({ length }) => length > 0)
    if (fitting.length > 0) return fitting.slice(0, 2).flat()
    const all = Array.from({ length: 0xffff }, (_, code) => String.fromCodePoint(code)).filter((character) => test.test(character))
    return all.length > 0 ? all.slice(0, 50) : ['']
  })
}

const pad = (text: string, min: number): string => text.padEnd(text.length + Math.max(0, min - length(text)), 'abcdefghijklmnopqrstuvwxyz')

const length = (text: string): number => [...text].length

function getOrSet<T>(map: Map<string, T>, key: string, make: (key: string) => T): T {
  const found = map.get(key) ?? make(key)
  map.set(key, found)
  return found
}
