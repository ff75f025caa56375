import { voidElements } from './allowed'

const comment = /<!--/
const tag = /<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/g

/**
 * Whether every element is closed, in the right order. Parsers repair such things silently, each in its own way; an
 * author should rather hear of them.
 *
 * @returns what is wrong, for a person; an empty list when nothing is
 */
export function nestingFaults(html: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  for (const [, slash, name = '', rest = ''] of html.matchAll(tag)) {
    const element = name.toLowerCase()
    if (slash === '/') {
      const innermost = open.at(-1)
      if (innermost === element) open.pop()
      else if (open.includes(element)) {
        faults.push(`</${element}> comes before <${innermost}> is closed`)
        open.length = open.lastIndexOf(element)
      } else faults.push(`</${element}> closes nothing`)
    } else if (!voidElements.has(element) && !rest.endsWith('/')) open.push(element)
    else if (!voidElements.has(element)) faults.push(`<${element}/> must be closed by </${element}>`)
  }
  faults.push(...open.map((element) => `<${element}> is not closed`))

  if (comment.test(html)) faults.push('comments are not allowed')
  const loose = /<[^\s]?.{0,20}/s.exec(html.replace(tag, '').replace(/<!--.*?(-->|$)/gs, ''))
  if (loose) faults.push(`"${loose[0].trim()}" is no element; write &lt; for the sign`)
  return faults
}
