import { isObject } from '../../contract/is-object'
import type { MediaLibrary } from '../../media/media-library'
import { imageOf, isOfPixels, mediaUrl } from '../../media/picture-names'
import { allowedAttributes, allowedSchemes, frameHosts } from './allowed'
import { withFreeIds } from './free-ids'
import { nestingFaults } from './nesting'
import { placeInText } from './place-in-text'
import { reservedIds } from './reserved-ids'
import { sanitise, type SeenElement } from './sanitise'

export interface CheckedHtml {
  /** Sanitised, with the addresses of pictures, each in a `<picture>` where it has other formats and sizes; no heading has an id of the site. */
  html: string
  faults: string[]
  /** Links to other items of the site, as written. */
  links: string[]
}

/**
 * Checks a piece of content. What the sanitiser would remove is a fault: the author sees it here, instead of missing it
 * on the page.
 *
 * @param kind of content that it belongs to
 */
export function checkHtml(source: string, media: MediaLibrary, kind?: string): CheckedHtml {
  const faults = nestingFaults(source)
  const links: string[] = []
  const sources = new Map<string, string>()
  const seen = new Map<string, number>()
  const html = sanitise(source, (element) => {
    const { tag, attributes: { href = '' } } = element
    const before = seen.get(tag) ?? 0
    seen.set(tag, before + 1)
    const found = elementFaults(element)
    if (tag === 'a' && href.startsWith('/media/')) found.push(...resolveDocument(element, media))
    else if (tag === 'a' && href.startsWith('/')) links.push(href)
    if (tag === 'img') found.push(...resolvePicture(element, media, sources))
    if (found.length > 0) faults.push(...found.map((fault) => `${placeOfElement(source, tag, before)}${fault}`))
  })
  faults.push(...anchorFaults(html, source), ...filledBlocks(html, source))
  return { html: withSources(withFreeIds(html, reservedIds(kind)), sources), faults: [...new Set(faults)], links }
}

/** @param before how many of its name stand before it */
function placeOfElement(source: string, tag: string, before: number): string {
  return placeOf(source, new RegExp(`<${tag.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`, 'gi'), before)
}

/** Where something stands in a text that the parser has seen; nothing where it is written in a way that is not found. @param before how many stand before it */
function placeOf(source: string, what: RegExp, before: number): string {
  const at = Array.from(source.matchAll(what), ({ index }) => index)[before]
  return at === undefined ? '' : placeInText(source, at)
}

const emptyHeading = /<(h[23])[^>]*>(?:\s|&nbsp;|<[^>]*>)*<\/\1>/gi

/** A link finds the first of two elements with one id; a heading without words is an empty line in “On this page”. */
function anchorFaults(html: string, source: string): string[] {
  const ids = Array.from(html.matchAll(/<[a-z][^>]* id="([^"]*)"/g), ([, id = '']) => id)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  const empty = Array.from(html.matchAll(emptyHeading), ([, name], before) => `${placeOf(source, emptyHeading, before)}<${name}> is empty`)
  return [...twice.map((id) => `${placeOf(source, /<[a-z][^>]*\sid=/gi, ids.lastIndexOf(id))}the id "${id}" stands twice`), ...empty]
}

/** The site puts a block in the place of its element, with all that is in it. */
function filledBlocks(html: string, source: string): string[] {
  const blocks = Array.from(html.matchAll(/<div [^>]*?data-block="([^"]*)"[^>]*>(\s*<\/div>)?/g))
  return blocks.flatMap(([, name, isEmpty], before) => (isEmpty ? [] : [`${placeOf(source, /<div\s/gi, before)}what stands within the block ${name} is not shown; put it before or behind`]))
}

function elementFaults({ tag, attributes }: SeenElement): string[] {
  const allowed = allowedAttributes[tag]
  if (!allowed) return [`<${tag}> is not allowed`]
  const faults = Object.keys(attributes)
    .filter((name) => name !== 'lang' && !allowed.includes(name))
    .map((name) => `<${tag} ${name}> is not allowed`)

  if (tag === 'a') faults.push(...linkFaults(attributes['href']))
  if (tag === 'img' && attributes['alt'] === undefined) faults.push('<img> needs an alt')
  if (tag === 'picture' || tag === 'source') faults.push(`<${tag}> is not allowed; write <img>, the other formats and sizes are added`)
  if (tag === 'div') faults.push(...blockFaults(attributes))
  if (tag === 'iframe') faults.push(...frameFaults(attributes))
  return faults
}

const linkFaults = (href: string | undefined): string[] => (href ? addressFaults(href) : ['<a> needs an href'])

/** What is wrong with an address that a link leads to, in HTML or in a field. */
export function addressFaults(href: string): string[] {
  if (/^\/(kz|ru|en)(\/|$)/.test(href)) return [`"${href}" must be written without a language; the site adds it`]
  // Browsers pass over blanks, and take \ for /.
  if (/^(\/(?!\/)|#)/.test(href.replace(/\s/g, '').replaceAll('\\', '/'))) return []
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase()
  if ((scheme === 'http' || scheme === 'https') && !URL.canParse(href)) return [`"${href}" is no whole address`]
  return scheme && allowedSchemes.includes(scheme) ? [] : [`"${href}" is no path of the site and no http, mailto or tel address`]
}

function blockFaults({ 'data-block': block, 'data-props': props }: Record<string, string>): string[] {
  if (!block) return ['<div> is for blocks only and needs data-block']
  if (props === undefined) return []
  try {
    return isObject(JSON.parse(props)) ? [] : [`data-props of ${block} must be a JSON object`]
  } catch {
    return [`data-props of ${block} is no JSON`]
  }
}

function frameFaults({ src = '', title }: Record<string, string>): string[] {
  const known = URL.canParse(src) && new URL(src).protocol === 'https:' && frameHosts.includes(new URL(src).hostname)
  return [
    ...(known ? [] : [`<iframe> may show ${frameHosts.join(' and ')} only, not "${src}"`]),
    ...(title ? [] : ['<iframe> needs a title']),
  ]
}

/** `<img src="/media/news/library.jpg">` names a file of content/media; readers get its hashed address and its size. */
function resolvePicture({ attributes }: SeenElement, media: MediaLibrary, sources: Map<string, string>): string[] {
  const { src = '' } = attributes
  if (!src.startsWith('/media/')) return [`<img src="${src}"> must name a picture as /media/<file>`]
  const picture = media.findPicture(src.slice('/media/'.length))
  if (typeof picture === 'string') return [picture]
  const { url, sources: offered = [] } = imageOf(picture)
  // The sizes of a text are those of its column: of a small drawing the browser would take the largest form, to show it small.
  if (isOfPixels(picture)) sources.set(url, [...new Set(offered.map(({ type }) => type))].map((type) => sourceElement(type, offered)).join(''))
  attributes['src'] = url
  attributes['width'] ??= String(picture.width)
  attributes['height'] ??= String(picture.height)
  return []
}

function sourceElement(type: string, offered: { type: string; width: number; url: string }[]): string {
  const addresses = offered.filter((source) => source.type === type).map(({ url, width }) => `${url} ${width}w`)
  return `<source type="${type}" srcset="${addresses.join(', ')}" />`
}

/** The browser chooses among the sources; how wide the picture will be is for the page to say. */
function withSources(html: string, sources: ReadonlyMap<string, string>): string {
  return html.replace(/<img(?: [^>]*)? src="([^"]*)"[^>]*>/g, (img, url: string) => {
    const offered = sources.get(url)
    return offered ? `<picture>${offered}${img}</picture>` : img
  })
}

/** `<a href="/media/documents/rules.pdf">` likewise. */
function resolveDocument({ attributes }: SeenElement, media: MediaLibrary): string[] {
  const found = media.find((attributes['href'] ?? '').slice('/media/'.length))
  if (typeof found === 'string') return [found]
  attributes['href'] = mediaUrl(found)
  return []
}
