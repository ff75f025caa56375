/** `fill: url(#a)` */
export interface Reference {
  /** In lower case; empty where it is not known. */
  property: string
  /** Of the element that it leads to. */
  id: string
}

/** Key of rules that may match any element. */
export const anyElement = '*'

/**
 * What the rules of a `<style>` refer to in the drawing, by what an element must have for a rule to match: `.a`, `#a`, `path`. Where a
 * rule is written in a way that this does not follow, it may match any element.
 */
export function referencesOfRules(css: string): Map<string, Reference[]> {
  const found = new Map<string, Reference[]>()
  const add = (keys: string[], references: Reference[]) => {
    for (const key of references.length > 0 ? keys : []) {
      const list = found.get(key) ?? []
      found.set(key, list)
      for (const reference of references) list.push(reference)
    }
  }
  const parts = plainText(css)?.split(/([{}])/) ?? [css]
  const open: string[][] = []
  for (const [index, part] of parts.entries()) {
    if (part === '{') continue
    if (part === '}') {
      open.pop()
      continue
    }
    const around = open.at(-1) ?? [anyElement]
    const isBefore = parts[index + 1] === '{'
    const prelude = isBefore ? part.slice(part.lastIndexOf(';') + 1) : ''
    add(around, referencesIn(part.slice(0, part.length - prelude.length)))
    // No rule begins so, but what is no rule may be read in many ways.
    add([anyElement], referencesIn(prelude))
    if (isBefore) open.push(prelude.trim().startsWith('@') ? around : [...new Set(prelude.split(',').map(keyOf))])
  }
  return found
}

/** Of a list of declarations, as it stands in a style. */
export function referencesIn(declarations: string): Reference[] {
  let [property, end] = ['', 0]
  return addressesIn(declarations).flatMap(({ address, index, length }) => {
    const before = declarations.slice(end, index)
    const start = Math.max(...[';', '{', '}'].map((mark) => before.lastIndexOf(mark))) + 1
    const colon = before.indexOf(':', start)
    // Without either it is the second one of a value.
    if (colon >= 0) property = before.slice(start, colon).trim().toLowerCase()
    else if (start > 0) property = ''
    end = index + length
    return idsOf(address).map((id) => ({ property, id }))
  })
}

/** Of one value. */
export function referencesOf(property: string, value: string): Reference[] {
  return addressesIn(value).flatMap(({ address }) => idsOf(address).map((id) => ({ property, id })))
}

function addressesIn(css: string): { address: string; index: number; length: number }[] {
  if (!css.includes('#')) return []
  return Array.from(css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*))/gi), ({ 0: all, index, 1: double, 2: single, 3: bare }) => ({ address: double ?? single ?? bare ?? '', index, length: all.length }))
}

/** Of an address such as `#a`. Not all programs agree on whether `#%61` means the same. */
export function idsOf(address: string): string[] {
  const plain = address.replace(/[\t\n\r]/g, '').trim()
  if (!plain.startsWith('#')) return []
  const id = plain.slice(1)
  try {
    return [...new Set([id, decodeURIComponent(id)])]
  } catch {
    return [id]
  }
}

/**
 * Styles without comments.
 *
 * @returns undefined where braces are in names and addresses, too, so that they do not tell where a rule ends
 */
function plainText(css: string): string | undefined {
  let isPlain = true
  // Each alternative takes what it begins, to the end if need be, so that no text is looked at twice.
  const text = css.replace(/\/\*[^]*?(?:\*\/|$)|"[^"\n\r\f]*"?|'[^'\n\r\f]*'?|(?<![\p{L}\p{N}_-])url\(\s*[^"')]*/giu, (token) => {
    if (token.startsWith('/*')) return ' '
    const isOpen = /^["']/.test(token) && (token.length === 1 || token.at(-1) !== token[0])
    if (isOpen || /[{}]/.test(token)) isPlain = false
    return token
  })
  return isPlain ? text : undefined
}

/** By the end of a selector alone: neither what must be around the element nor what else it must be or have is looked at. */
function keyOf(selector: string): string {
  const last = selector.trim().split(/[\s>+~]+/).at(-1) ?? ''
  const [, local, name] = /^([a-z][a-z0-9]*|\*)?((?:[.#][\p{L}\p{N}_-]+)+)?(?:::?[\w-]+(?:\([^()]*\))?|\[[^\]]*\])*$/iu.exec(last) ?? []
  return name?.match(/[.#][^.#]+$/)?.[0] ?? local ?? anyElement
}
