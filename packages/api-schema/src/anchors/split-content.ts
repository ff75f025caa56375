/** A piece of a page, in the order of the text: rich text, or the place of a block. */
export type ContentPart = { kind: 'text'; html: string } | ({ kind: 'block' } & Placeholder)

/** What an editor wrote: `<div data-block="PriceEducation" data-props='{"category_id":3}'></div>`. */
export interface Placeholder {
  name: string
  /** Empty where they are no JSON object. */
  props: Record<string, unknown>
}

const tag = /<(\/?)([a-z][a-z0-9]*)((?: [^<>]*?)?)(\/?)>/g
const empty = new Set(['br', 'hr', 'img', 'source'])

/**
 * Takes the blocks out of sanitised HTML, which is well formed. One that stands inside another element, such as an item of
 * a list, comes after that element, so that no element is torn apart.
 */
export function splitContent(html: string): ContentPart[] {
  const parts: ContentPart[] = []
  const waiting: Placeholder[] = []
  let text = ''
  let depth = 0
  let end = 0

  const flush = () => {
    if (text.trim() !== '') parts.push({ kind: 'text', html: text })
    text = ''
    parts.push(...waiting.splice(0).map((block) => ({ kind: 'block' as const, ...block })))
  }
  for (const match of html.matchAll(tag)) {
    const [element, slash, name = '', attributes = '', closed] = match
    // Inside the element of a block: what an editor may have left there is not shown.
    if (match.index < end) continue
    const placeholder = slash ? undefined : readPlaceholder(attributes)
    if (placeholder) {
      text += html.slice(end, match.index)
      end = endOf(html, match.index)
      waiting.push(placeholder)
    } else {
      text += html.slice(end, match.index + element.length)
      end = match.index + element.length
      if (!empty.has(name) && !closed) depth += slash ? -1 : 1
    }
    if (depth === 0 && waiting.length > 0) flush()
  }
  text += html.slice(end)
  flush()
  return parts
}

/** Where a `<div>` ends that begins at a place, others within it or not. */
function endOf(html: string, start: number): number {
  let depth = 0
  for (const { index, 0: element, 1: slash } of html.slice(start).matchAll(/<(\/?)div[ >]/g)) {
    depth += slash ? -1 : 1
    if (depth === 0) return start + index + element.length
  }
  return html.length
}

/** The blocks of a text, equal ones once. */
export function findBlocks(html: string): Placeholder[] {
  const blocks = splitContent(html).flatMap((part) => (part.kind === 'block' ? [{ name: part.name, props: part.props }] : []))
  return [...new Map(blocks.map((block) => [blockKey(block), block])).values()]
}

/** The same for equal blocks. */
export function blockKey({ name, props }: Placeholder): string {
  return `${name} ${JSON.stringify(props)}`
}

function readPlaceholder(attributes: string): Placeholder | undefined {
  const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]?.replace(/&(quot|amp|lt|gt|#39|#x27);/g, (entity) => entities[entity] ?? entity)
  const name = read('data-block')
  return name ? { name, props: parseProps(read('data-props')) } : undefined
}

const entities: Record<string, string> = { '&quot;': '"', '&amp;': '&', '&lt;': '<', '&gt;': '>', '&#39;': "'", '&#x27;': "'" }

/** The options of a block; none where they are no JSON object. */
export function parseProps(text = '{}'): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
