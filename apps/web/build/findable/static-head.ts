import { languageLocales, type Language } from '../../src/i18n/languages'
import { insert, type Edit } from '../edits'
import { feedFiles } from './feed-links'
import { iconLinks } from './icons'
import { jsonLdScript, type Thing } from './json-ld'
import type { PageFacts } from './page-facts'
import { previewHeight, previewWidth } from './preview-design'
import { attributes } from './xml'

export interface StaticHead {
  facts: PageFacts
  /** What previews and results of searches show below the title. */
  description: string
  /** Without the name of the site, where the page has a title of its own. */
  title: string
  siteName: string
  language: Language
  type: 'website' | 'article' | 'profile'
  publishedAt: string | undefined
  updatedAt: string | undefined
  /** URL of the picture for previews. */
  preview: string
  previewAlt: string
  /** Feeds that the page is about. @see feed-links.ts for the files in a folder */
  feeds: readonly { title: string; folder: string }[]
  things: readonly Thing[]
  /** For programs that cite. */
  citation: readonly [name: string, content: string][]
}

/**
 * Puts into a page what only other programs read: previews of links, feeds, icons, what the page is about. It stands in the file alone, so
 * it costs a visitor no JavaScript. What belongs to this one page is marked, so that the browser can take it out when the reader goes on.
 */
export function staticHead(html: string, head: StaticHead): Edit[] {
  // Previews early: some readers of them take the first part of a file only, and the styles are long.
  return [insert(html.search(/<style[\s>]|<\/head>/), openGraph(head)), insert(html.indexOf('</head>'), iconLinks + feedLinks(head) + citationMeta(head) + jsonLdScript(head.things))]
}

/** Of a closed site nobody else is to know more than that it is there. */
export function icons(html: string): Edit[] {
  return [insert(html.indexOf('</head>'), iconLinks)]
}

function openGraph({ facts, description, title, siteName, language, type, publishedAt, updatedAt, preview, previewAlt }: StaticHead): string {
  const properties: [string, string | number | null | undefined][] = [
    ['og:type', type],
    ['og:title', title],
    ['og:description', description],
    ['og:url', facts.canonical],
    ['og:site_name', siteName],
    ['og:locale', languageLocales[language]],
    ['og:image', preview],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', previewWidth],
    ['og:image:height', previewHeight],
    ['og:image:alt', previewAlt],
    ['article:published_time', type === 'article' ? publishedAt : undefined],
    ['article:modified_time', type === 'article' ? updatedAt : undefined],
  ]
  return [
    ...(facts.description === null ? [`<meta${attributes({ name: 'description', content: description })} data-of-page>`] : []),
    ...properties.flatMap(([property, content]) => (content ? `<meta${attributes({ property, content })} data-of-page>` : [])),
    // The rest the network takes from Open Graph.
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}

function citationMeta({ citation }: StaticHead): string {
  return citation.map(([name, content]) => `<meta${attributes({ name, content })} data-of-page>`).join('')
}

function feedLinks({ feeds }: StaticHead): string {
  return feeds
    .flatMap(({ title, folder }) => feedFiles.map(({ name, type }) => `<link${attributes({ rel: 'alternate', type, title, href: `${folder}/${name}` })} data-of-page>`))
    .join('')
}
