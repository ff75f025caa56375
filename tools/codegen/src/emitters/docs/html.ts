/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

/** What a template takes: text is escaped, HTML stays, lists are joined, `undefined` and `false` are nothing. */
export type Part = Html | string | number | false | undefined | readonly Part[]

/** `` html`<p class="${name}">${text}</p>` ``: line breaks and indentation of the template itself are dropped. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const frame = frameOf(strings)
  let text = frame[0]?.text ?? ''
  parts.forEach((part, index) => (text += toText(part, frame[index]?.endsInTag ? escapeAttribute : escapeHtml) + (frame[index + 1]?.text ?? '')))
  return new Html(text)
}

/** HTML between others, such as a comma. */
export function joinHtml(parts: readonly Part[], separator: string): Html {
  return new Html(parts.map((part) => toText(part, escapeHtml)).join(escapeHtml(separator)))
}

/** For text between tags, where a quotation mark is one. */
export const escapeHtml = (text: string): string => (/[&<]/.test(text) ? text.replace(/&/g, '&amp;').replace(/</g, '&lt;') : text)

export const escapeAttribute = (text: string): string => escapeHtml(text).replace(/"/g, '&quot;')

interface Piece {
  text: string
  /** Whether what follows stands within a tag, as the value of an attribute. */
  endsInTag: boolean
}

const frames = new WeakMap<TemplateStringsArray, Piece[]>()

function frameOf(strings: TemplateStringsArray): Piece[] {
  const known = frames.get(strings)
  if (known) return known
  let inTag = false
  const frame = strings.map((string) => {
    const text = string.replace(/\s*\n\s*/g, '')
    const last = Math.max(text.lastIndexOf('<'), text.lastIndexOf('>'))
    if (last >= 0) inTag = text[last] === '<'
    return { text, endsInTag: inTag }
  })
  frames.set(strings, frame)
  return frame
}

function toText(part: Part, escape: (text: string) => string): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'string') return escape(part)
  if (typeof part === 'number') return String(part)
  return part.map((one) => toText(one, escape)).join('')
}
