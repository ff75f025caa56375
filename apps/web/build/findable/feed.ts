import { languageTags, type Language } from '../../src/i18n/languages'
import { attributes, escapeXml, textElement } from './xml'
import { pictureType } from './picture-type'

export interface FeedItem {
  url: string
  /** Plain text, as all texts here. */
  title: string
  summary: string | null
  categories: string[]
  author: string | null
  /** URL. */
  picture: string | null
  /** RFC 3339. */
  publishedAt: string
  updatedAt: string
}

export interface FeedSource {
  title: string
  siteName: string
  language: Language
  /** URL of the page that the feed is of. */
  page: string
  /** URL of the folder that its files are in. */
  folder: string
  /** The newest first; at least one. */
  items: FeedItem[]
}

/**
 * A feed as RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1. By hand, because the `feed` package writes JSON Feed 1, no language for Atom and
 * JSON, plain text as HTML, and authors that RSS does not allow.
 */
export function writeFeed(source: FeedSource): { rss: string; atom: string; json: string } {
  const newestChange = source.items.map(({ updatedAt }) => updatedAt).sort((one, other) => Date.parse(one) - Date.parse(other)).at(-1) ?? ''
  return { rss: writeRss(source, newestChange), atom: writeAtom(source, newestChange), json: writeJson(source) }
}

function writeRss({ title, language, page, folder, items }: FeedSource, newestChange: string): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    textElement('title', title) + textElement('link', page) + textElement('description', title),
    textElement('language', languageTags[language]) + textElement('lastBuildDate', new Date(newestChange).toUTCString()),
    `<atom:link${attributes({ href: `${folder}/feed.xml`, rel: 'self', type: 'application/rss+xml' })}/>`,
    ...items.map(rssItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function rssItem({ url, title, summary, categories, author, picture, publishedAt }: FeedItem): string {
  return [
    '<item>',
    textElement('title', title) + textElement('link', url) + textElement('guid', url, { isPermaLink: 'true' }),
    textElement('pubDate', new Date(publishedAt).toUTCString()),
    // Readers take it for HTML.
    textElement('description', summary && escapeXml(summary)) + textElement('dc:creator', author),
    ...categories.map((category) => textElement('category', category)),
    // Not as an enclosure, which would have to say how many bytes it has: the contract does not.
    picture && `<media:content${attributes({ url: picture, medium: 'image', type: pictureType(picture) })}/>`,
    '</item>',
  ]
    .filter(Boolean)
    .join('\n')
}

function writeAtom({ title, siteName, language, page, folder, items }: FeedSource, newestChange: string): string {
  const self = `${folder}/atom.xml`
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed${attributes({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': languageTags[language] })}>`,
    textElement('id', self) + textElement('title', title) + textElement('updated', newestChange),
    `<link${attributes({ rel: 'self', type: 'application/atom+xml', href: self })}/><link${attributes({ rel: 'alternate', type: 'text/html', href: page })}/>`,
    `<author>${textElement('name', siteName)}</author>`,
    ...items.map(atomEntry),
    '</feed>',
    '',
  ].join('\n')
}

function atomEntry({ url, title, summary, categories, author, picture, publishedAt, updatedAt }: FeedItem): string {
  return [
    '<entry>',
    textElement('id', url) + textElement('title', title) + `<link${attributes({ rel: 'alternate', type: 'text/html', href: url })}/>`,
    textElement('published', publishedAt) + textElement('updated', updatedAt),
    textElement('summary', summary),
    author && `<author>${textElement('name', author)}</author>`,
    ...categories.map((category) => `<category${attributes({ term: category })}/>`),
    picture && `<link${attributes({ rel: 'enclosure', type: pictureType(picture), href: picture })}/>`,
    '</entry>',
  ]
    .filter(Boolean)
    .join('\n')
}

function writeJson({ title, siteName, language, page, folder, items }: FeedSource): string {
  return JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title,
      home_page_url: page,
      feed_url: `${folder}/feed.json`,
      language: languageTags[language],
      authors: [{ name: siteName }],
      items: items.map((item) => ({
        id: item.url,
        url: item.url,
        title: item.title,
        content_text: item.summary ?? item.title,
        image: item.picture ?? undefined,
        date_published: item.publishedAt,
        date_modified: item.updatedAt,
        authors: item.author ? [{ name: item.author }] : undefined,
        tags: item.categories.length > 0 ? item.categories : undefined,
      })),
    },
    null,
    1,
  )
}
