/** Attributes by element; an element that is not named here is not allowed. `lang` may stand on any. */
export const allowedAttributes: Record<string, readonly string[]> = {
  h2: ['id'],
  h3: ['id'],
  p: [],
  ul: [],
  ol: ['start'],
  li: [],
  strong: [],
  em: [],
  sub: [],
  sup: [],
  a: ['href', 'hreflang'],
  blockquote: [],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  figure: [],
  figcaption: [],
  img: ['src', 'alt', 'width', 'height'],
  // Written by the import around an <img>, never by an author.
  picture: [],
  source: ['type', 'srcset'],
  br: [],
  hr: [],
  dl: [],
  dt: [],
  dd: [],
  abbr: ['title'],
  span: [],
  // Where an editor puts a block of the site.
  div: ['data-block', 'data-props'],
  iframe: ['src', 'title', 'width', 'height', 'allowfullscreen'],
}

/** Elements without a closing tag. */
export const voidElements = new Set(['br', 'hr', 'img', 'source'])

export const allowedSchemes = ['http', 'https', 'mailto', 'tel']

/** Hosts whose pages may stand in an iframe; the Content-Security-Policy of the sites names the same. */
export const frameHosts = ['www.youtube-nocookie.com', 'www.openstreetmap.org']
