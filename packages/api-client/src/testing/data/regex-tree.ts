/** What a regular expression is made of, as far as texts that match it can be made from that. */
export type RegexNode =
  | { kind: 'text'; text: string }
  /** One character of a class, by the class's own source: `[a-z]`, `\d`, `\p{L}`, `.` */
  | { kind: 'class'; source: string }
  | { kind: 'sequence'; nodes: RegexNode[] }
  | { kind: 'choice'; options: RegexNode[] }
  | { kind: 'repeat'; node: RegexNode; min: number; max: number }
  | { kind: 'group'; names: string[]; node: RegexNode }
  | { kind: 'same'; name: string }
  | { kind: 'ahead'; node: RegexNode }
  /** `^`, `$`, `\b` and looks that cannot be helped: they are tested, not made. */
  | { kind: 'nothing' }

/**
 * Reads a regular expression of ECMAScript.
 *
 * @param source one that `new RegExp` takes
 */
export function parseRegex(source: string): RegexNode {
  let at = 0
  let groups = 0
  const nothing: RegexNode = { kind: 'nothing' }

  /** What stands here in the form of `pattern`, which is then behind us. */
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const sticky = new RegExp(pattern.source, 'uy')
    sticky.lastIndex = at
    const found = sticky.exec(source)
    if (found) at = sticky.lastIndex
    return found
  }

  function choice(): RegexNode {
    const options = [sequence()]
    while (take(/\|/)) options.push(sequence())
    return options.length === 1 ? (options[0] ?? nothing) : { kind: 'choice', options }
  }

  function sequence(): RegexNode {
    const nodes: RegexNode[] = []
    while (at < source.length && !/[|)]/.test(source[at] ?? '')) nodes.push(repeated(atom()))
    return { kind: 'sequence', nodes }
  }

  function repeated(node: RegexNode): RegexNode {
    const found = take(/(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/)
    if (!found) return node
    const [, sign, from, comma, to] = found
    const min = sign ? Number(sign === '+') : Number(from)
    const max = sign ? (sign === '?' ? 1 : Infinity) : to ? Number(to) : comma ? Infinity : min
    return { kind: 'repeat', node, min, max }
  }

  function atom(): RegexNode {
    if (take(/[\^$]|\\[bB]/)) return nothing
    const look = take(/\(\?(<?[=!])/)
    if (look) {
      const node = closed()
      return look[1] === '=' ? { kind: 'ahead', node } : nothing
    }
    const group = take(/\((?:\?(?:<(\w+)>|:))?/)
    if (group) {
      const names = group[0] === '(?:' ? [] : [String(++groups), ...(group[1] ? [group[1]] : [])]
      return { kind: 'group', names, node: closed() }
    }
    const same = take(/\\(?:k<(\w+)>|([1-9]\d*))/)
    if (same) return { kind: 'same', name: same[1] ?? same[2] ?? '' }
    const set = take(/\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\[dDwWsS]|\./)
    if (set) return { kind: 'class', source: set[0] }
    return { kind: 'text', text: character() }
  }

  function closed(): RegexNode {
    const node = choice()
    take(/\)/)
    return node
  }

  function character(): string {
    const code = take(/\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F]+)\})/)
    if (code) return String.fromCodePoint(parseInt(code[1] ?? code[2] ?? code[3] ?? '0', 16))
    const control = take(/\\c([a-zA-Z])/)
    if (control) return String.fromCodePoint((control[1] ?? '').charCodeAt(0) % 32)
    const [found = ''] = take(/\\?[^]/) ?? []
    const escapes: Record<string, string> = { '\\n': '\n', '\\r': '\r', '\\t': '\t', '\\v': '\v', '\\f': '\f', '\\0': '\0' }
    return escapes[found] ?? found.slice(found.length > 1 && found.startsWith('\\') ? 1 : 0)
  }

  return choice()
}
