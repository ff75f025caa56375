import sanitizeHtml from 'sanitize-html'

/** What may be in a drawing; editors' notes to themselves have a prefix and are not shown. */
const elements = new Set(
  `svg g defs symbol use switch title desc metadata style path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
)
const ofAnEditor = /^(sodipodi|inkscape|rdf|cc|dc):/

/** Something in the drawing itself, or pixels that it carries along. */
const ownReference = /^\s*(#|data:image\/(png|jpeg|gif|webp);base64,)/

/** Size in pixels of a drawing, or why it can not be published. */
export type SvgFacts = { width: number; height: number } | string

/**
 * Reads a drawing. One that would run something, fetch something or grow without end is refused rather than mended: its
 * author can save it anew, and sees that the picture stays the same.
 */
export function readSvg(source: string): SvgFacts {
  const fault = svgFault(source)
  return fault ?? svgSize(source) ?? 'tells no size; an SVG needs width and height or a viewBox'
}

/**
 * Whether a drawing looks as it should only where the reader's browser draws it: it has text, whose fonts may be missing
 * here, asks about the reader's screen or language, moves, or has variables in its styles.
 */
export function needsBrowser(source: string): boolean {
  return /<(\w+:)?text\b|\bsystemLanguage\b|@(media|supports|container|(-\w+-)?keyframes)\b|\b(var|light-dark)\(/i.test(decode(source))
}

function svgFault(source: string): string | undefined {
  if (/<!ENTITY/i.test(source)) return 'has <!ENTITY>, which could grow without end'
  if (/<\?xml-stylesheet/i.test(source)) return 'takes a stylesheet from elsewhere'
  // Styles stand in attributes, in elements and behind character references; all of them are looked at as they will be read.
  const plain = decode(source)
  if (/@import/i.test(plain)) return 'takes a stylesheet from elsewhere (@import)'
  const [, foreign] = /url\(\s*["']?\s*(?!#|data:image\/(?:png|jpeg|gif|webp);base64,)([^"')]{0,60})/i.exec(plain.replace(/(url\()\s*["']?\s*/gi, '$1')) ?? []
  if (foreign !== undefined) return `takes something from elsewhere: url(${foreign})`
  if (/style[^>]*\\/is.test(plain)) return 'has a \\ in a style, which could hide an address'

  let fault: string | undefined
  const look: sanitizeHtml.Transformer = (tagName, attribs) => {
    fault ??= elementFault(tagName, attribs)
    return { tagName, attribs }
  }
  sanitizeHtml(source, { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true, parser: { xmlMode: true }, transformTags: { '*': look } })
  return fault
}

function elementFault(tag: string, attributes: Record<string, string>): string | undefined {
  if (!elements.has(tag) && !ofAnEditor.test(tag)) return `has <${tag}>, which is not allowed in a picture`
  for (const [name, value] of Object.entries(attributes)) {
    if (/^on/i.test(name)) return `has ${name}, which would run a script`
    if (/^xml:base$/i.test(name) || (/(^|:)href$/i.test(name) && !ownReference.test(value))) return `takes something from elsewhere: ${name}="${value.slice(0, 60)}"`
  }
  return undefined
}

function svgSize(source: string): { width: number; height: number } | undefined {
  const [tag] = /<svg\b[^>]*>/.exec(source) ?? []
  if (!tag) return undefined
  const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]
  const pixels = (name: string) => Number(/^(\d+(?:\.\d+)?)(?:px)?$/.exec(attribute(name)?.trim() ?? '')?.[1])
  const box = (attribute('viewBox') ?? '').trim().split(/[\s,]+/).map(Number)

  const [width, height] = [Math.round(pixels('width') || box[2] || 0), Math.round(pixels('height') || box[3] || 0)]
  return width > 0 && height > 0 ? { width, height } : undefined
}

function decode(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => character(Number(code)))
    .replace(/&(quot|apos|lt|gt|amp);/g, (_, name: string) => ({ quot: '"', apos: "'", lt: '<', gt: '>' })[name] ?? '&')
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
