import { Marked, type RendererObject } from 'marked'
import { escapeAttribute, escapeHtml, Html } from './html'

/** The heading that a description's own headings become. */
export type Level = 2 | 3 | 4 | 5

/** CommonMark (with GitHub's tables) as HTML. Raw HTML is shown as text, a picture becomes a link, and a link leads to http(s), mailto or this page's host. */
export function markdown(text: string | undefined, level: Level = 4): Html | undefined {
  const source = text?.trim()
  return source ? remember(`${level} ${source}`, () => (isPlain(source) ? `<p>${escapeHtml(source)}</p>` : (parser(level).parse(named(source), { async: false }) as string).trim())) : undefined
}

/** The same within a line: no paragraph around it. */
export function inlineMarkdown(text: string | undefined): Html | undefined {
  const source = text?.trim()
  return source ? remember(`- ${source}`, () => (isPlain(source) ? escapeHtml(source) : (parser(4).parseInline(source, { async: false }) as string))) : undefined
}

/** A link, or its text where its target is none that a page should lead to. */
export function linkTo(href: string, text: string): Html {
  return new Html(link(href, escapeHtml(text), true))
}

const rendered = new Map<string, Html>()

/** Fields of many schemas read alike. */
function remember(key: string, render: () => string): Html {
  const found = rendered.get(key) ?? new Html(render())
  rendered.set(key, found)
  return found
}

/** Most descriptions are a sentence or two without any mark: the parser, which costs more than all the rest, is not asked. */
const isPlain = (source: string): boolean => !/[`*_[\]<>\\&|~!\n]|https?:|www\.|@|^(#|[-+]\s|\d+[.)]\s)/.test(source)

/** `> [!NOTE]`, as GitHub writes it. */
const named = (source: string): string => source.replace(/^(> *)\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\] *$/gm, (_whole, mark: string, name: string) => `${mark}**${name[0]}${name.slice(1).toLowerCase()}**\n>`)

const parsers = new Map<Level, Marked>()

function parser(level: Level): Marked {
  const found = parsers.get(level) ?? new Marked({ gfm: true, renderer: rendererFor(level) })
  parsers.set(level, found)
  return found
}

function rendererFor(level: Level): RendererObject {
  return {
    html: ({ text, block }) => (block ? `<p>${escapeHtml(text.trim())}</p>\n` : escapeHtml(text)),
    image: ({ href, text }) => link(href, escapeHtml(text || href)),
    link({ href, tokens, text, autolink }) {
      return link(href, autolink ? escapeHtml(text) : this.parser.parseInline(tokens), autolink)
    },
    heading({ tokens }) {
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`
    },
    code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`,
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  }
}

/** Character references in a link's target are as the source has them, so only what is none is escaped. */
function link(href: string, content: string, literal = false): string {
  if (!/^(https?:\/\/|mailto:|[#?]|\.{0,2}\/|[\w-]+(\/|$))/i.test(href)) return content
  const target = literal ? escapeAttribute(href) : href.replace(/&(?![#\w]+;)|[<"]/g, escapeAttribute)
  return `<a href="${target}">${content}</a>`
}
