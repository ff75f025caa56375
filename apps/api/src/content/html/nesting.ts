import { voidElements } from './allowed'
import { placeInText } from './place-in-text'

const tag = /<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/g

/**
 * Whether every element is closed, in the right order. Parsers repair such things silently, each in its own way; an
 * author should rather hear of them.
 *
 * @returns what is wrong, for a person; an empty list when nothing is
 */
export function nestingFaults(html: string): string[] {
  const faults: string[] = []
  const fault = (at: number, reason: string) => faults.push(`${placeInText(html, at)}${reason}`)
  const open: { element: string; at: number }[] = []
  for (const { 1: slash, 2: name = '', 3: rest = '', index: at } of html.matchAll(tag)) {
    const element = name.toLowerCase()
    if (slash === '/') {
      const innermost = open.at(-1)?.element
      if (innermost === element) open.pop()
      else if (open.some((one) => one.element === element)) {
        fault(at, `</${element}> comes before <${innermost}> is closed`)
        open.length = open.map((one) => one.element).lastIndexOf(element)
      } else fault(at, `</${element}> closes nothing`)
    } else if (!voidElements.has(element) && !rest.endsWith('/')) open.push({ element, at })
    else if (!voidElements.has(element)) fault(at, `<${element}/> must be closed by </${element}>`)
  }
  for (const { element, at } of open) fault(at, `<${element}> is not closed`)

  const comment = html.indexOf('<!--')
  if (comment !== -1) fault(comment, 'comments are not allowed')
  const loose = looseSign(html, () => '')
  if (loose) fault(looseSign(html, blank)?.index ?? 0, `"${loose[0].trim()}" is no element; write &lt; for the sign`)
  return faults
}

/** @param inPlaceOf elements and comments */
function looseSign(html: string, inPlaceOf: (text: string) => string): RegExpExecArray | null {
  return /<[^\s]?.{0,20}/.exec(html.replace(tag, inPlaceOf).replace(/<!--.*?(-->|$)/gs, inPlaceOf))
}

/** As many characters and lines, with nothing in them. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}
