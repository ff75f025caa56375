import { SaxesParser, type SaxesTagNS } from 'saxes'
import { DrawnElements } from './drawn-elements'
import { blurFault, filterFault } from './filter-limits'
import { SvgFault } from './svg-fault'

/** What is known of a drawing, or why it cannot be published. */
export type SvgFacts =
  | {
      /** In pixels. */
      width: number
      height: number
      /**
       * Whether it looks as it should only where the reader's browser draws it: it has text, whose fonts may be missing here, asks
       * about the reader's screen or language, moves, or has variables in its styles.
       */
      needsBrowser: boolean
    }
  | string

const svgNamespace = 'http://www.w3.org/2000/svg'

/** What may be in a drawing. */
const elements = new Set(
  `svg g defs symbol use switch title desc metadata style path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
)

/** Namespaces of the notes that drawing programs write for themselves; browsers do not show them. */
const namespacesOfNotes = new Set([
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://www.inkscape.org/namespaces/inkscape',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://creativecommons.org/ns#',
  'http://web.resource.org/cc/',
  'http://purl.org/dc/elements/1.1/',
])

/** Something in the drawing itself, or pixels that it carries along. */
const ownReference = /^\s*(#|data:image\/(png|jpeg|gif|webp);base64,)/

/**
 * Reads a drawing. One that is no XML (browsers would not show it), or that would run something, fetch something or grow without end
 * is refused rather than mended: its author can save it anew, and sees that the picture stays the same.
 */
export function readSvg(source: string): SvgFacts {
  try {
    return read(source)
  } catch (error) {
    if (error instanceof SvgFault) return error.message
    throw error
  }
}

/** @throws SvgFault as soon as there is one: what is refused need not be read to its end, which could take long */
function read(source: string): SvgFacts {
  let root: SaxesTagNS | undefined
  let needsBrowser = false
  let styles = ''
  let isInStyle = false
  const drawn = new DrawnElements()

  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', ({ message }) => refuse(`is no well-formed XML: ${message.replace(/^(\d+):(\d+): /, 'line $1, column $2: ')}`))
  // A browser would take the same bytes for other letters, among them such as end a comment or a section here.
  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    if (!/^utf-?8$/i.test(encoding)) refuse(`says that it is in ${encoding}; save it in UTF-8`)
  })
  parser.on('doctype', (text) => {
    if (text.includes('[')) refuse('declares something in its DOCTYPE (<!ENTITY>, <!ATTLIST>), which could grow without end or add what is not seen')
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') refuse('takes a stylesheet from elsewhere')
  })
  parser.on('opentag', (tag) => {
    refuse(tagFault(tag))
    // Its end would be taken for that of the style, and what follows would not be looked at.
    if (isInStyle) refuse(`has <${tag.name}> in its <style>, where only rules may stand`)
    drawn.enter(tag)
    root ??= tag
    isInStyle = tag.local === 'style'
    needsBrowser ||= tag.local === 'text' || Object.values(tag.attributes).some(({ name, value }) => name === 'systemLanguage' || asksBrowser(value))
  })
  parser.on('closetag', () => {
    drawn.leave()
    isInStyle = false
  })
  const addStyle = (text: string) => {
    if (isInStyle) styles += text
  }
  parser.on('text', addStyle)
  parser.on('cdata', addStyle)
  parser.write(source).close()

  refuse(styleFault(styles))
  if (!root) throw new SvgFault('is empty')
  drawn.check(styles)
  const size = sizeOf(root)
  if (!size) throw new SvgFault('tells no size; an SVG needs width and height or a viewBox')
  return { ...size, needsBrowser: needsBrowser || asksBrowser(styles) }
}

/** @param fault undefined when there is none */
function refuse(fault: string | undefined): void {
  if (fault !== undefined) throw new SvgFault(fault)
}

function tagFault(tag: SaxesTagNS): string | undefined {
  const { name, local, uri, attributes } = tag
  if (!(uri === svgNamespace && elements.has(local)) && !namespacesOfNotes.has(uri)) {
    return local === 'svg' ? `has no xmlns="${svgNamespace}" in its <svg>, so browsers would not show it` : `has <${name}>, which is not allowed in a picture`
  }
  for (const { name: attribute, uri: namespace, value } of Object.values(attributes)) {
    if (/^on/i.test(attribute)) return `has ${attribute}, which would run a script`
    if (/^xml:base$/i.test(attribute) || (/(^|:)href$/i.test(attribute) && !ownReference.test(value))) return fromElsewhere(`${attribute}="${value.slice(0, 60)}"`)
    // Any attribute of the drawing may be a style: fill="url(…)".
    const fault = namespace === '' ? styleFault(value) : undefined
    if (fault) return fault
  }
  return filterFault(tag)
}

function styleFault(css: string): string | undefined {
  if (css.includes('\\')) return 'has a \\ in a style, which could hide an address'
  const [way] = /@import|image-set\(/i.exec(css) ?? []
  if (way) return fromElsewhere(way)
  const foreign = Array.from(css.matchAll(/url\(\s*["']?([^"')]*)/gi), ([, address = '']) => address).find((address) => !ownReference.test(address))
  return foreign === undefined ? blurFault(css) : fromElsewhere(`url(${foreign.slice(0, 60)})`)
}

function fromElsewhere(what: string): string {
  return `takes something from elsewhere: ${what}`
}

function asksBrowser(css: string): boolean {
  return /@(media|supports|container|(-\w+-)?keyframes)\b|\b(var|light-dark)\(/i.test(css)
}

function sizeOf({ attributes }: SaxesTagNS): { width: number; height: number } | undefined {
  const pixels = (name: string) => Number(/^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(attributes[name]?.value ?? '')?.[1])
  const box = (attributes['viewBox']?.value ?? '').trim().split(/[\s,]+/).map(Number)

  const [width, height] = [Math.round(pixels('width') || box[2] || 0), Math.round(pixels('height') || box[3] || 0)]
  return width > 0 && height > 0 ? { width, height } : undefined
}
