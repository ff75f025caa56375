import type { Client } from '@university/api-client/client'
import { blockKey } from '@university/api-client/page-anchors'
import { pickText } from '@university/api-client/pick-text'
import type { Result } from '@university/api-client/result'
import type { ReadProblem, Schema } from '@university/api-client/types'
import { check, isRefused } from './check-answer'
import { mapConcurrently } from './map-concurrently'

type Page = Schema<'Page'>
type PageBlock = Schema<'PageBlock'>
type Language = Schema<'Language'>

/** What the site knows of the blocks that stand in pages: the plugin knows none. */
export interface BlockOptions {
  /** The blocks that a text embeds. */
  find(html: string): PageBlock[]
  /** What a block shows first, in one language; null for a block that asks for nothing. */
  load(client: Client, name: string, request: { site: Schema<'SiteSlug'>; language: Language; options: Record<string, unknown> }): Promise<Result<unknown, ReadProblem> | null>
  /** What the heading of a block says in a language; nothing where it has none. */
  title(block: PageBlock & { initial: unknown }, language: Language): string | undefined
}

/** A block with what it shows first, and what its heading says; null in a language whose text does not have it, and where there is nothing to show. */
export interface ReadyBlock extends PageBlock {
  initial_kz: unknown
  initial_ru: unknown
  initial_en: unknown
  title_kz: string | null
  title_ru: string | null
  title_en: string | null
}

interface FirstScreen {
  initial: unknown
  title: string | null
}

const nothing: FirstScreen = { initial: null, title: null }

interface Reading {
  client: Client
  slug: Schema<'SiteSlug'>
  /** For errors: `main site`. */
  site: string
  atOnce: number
  /** Told of a block whose content is gone, such as a deleted gallery: the page is built without its first screen. */
  onMissing: (message: string) => void
}

const languages: Language[] = ['kz', 'ru', 'en']

/**
 * Asks for the first screen of every block on the pages of a site. Equal blocks are asked for once.
 *
 * @throws SourceError that names operation, block and page
 */
export async function withFirstScreens<P extends Page>(pages: readonly P[], blocks: BlockOptions | undefined, reading: Reading): Promise<(P & { blocks: ReadyBlock[] })[]> {
  const known = new Map<string, Promise<FirstScreen>>()
  const firstScreen = (page: P, block: PageBlock, language: Language): Promise<FirstScreen> => {
    const key = `${language} ${blockKey(block)}`
    const asked = known.get(key) ?? load(page, block, language)
    known.set(key, asked)
    return asked
  }

  async function load(page: P, block: PageBlock, language: Language): Promise<FirstScreen> {
    const { client, failed } = watched(reading.client)
    const { name, props } = block
    const answer = await blocks?.load(client, name, { site: reading.slug, language, options: props })
    const ready = (initial: unknown): FirstScreen => ({ initial, title: blocks?.title({ name, props, initial }, language) ?? null })
    if (!answer) return ready(null)
    const item = `block ${name} on page ${page.id} ${page.slug}, ${language}, ${reading.site}`
    if (!isRefused(answer, 404) && !isRefused(answer, 410)) return ready(check(failed(), item, answer))
    reading.onMissing(`${failed()} (${item}): there is no such thing (any more)`)
    return nothing
  }

  return mapConcurrently(pages, reading.atOnce, async (page) => {
    const embedded = Object.fromEntries(languages.map((language) => [language, embeddedIn(page, language)])) as Record<Language, Set<string>>
    const ready = page.blocks.map(async (block): Promise<ReadyBlock> => {
      const [kz = nothing, ru = nothing, en = nothing] = await Promise.all(languages.map((language) => (embedded[language].has(blockKey(block)) ? firstScreen(page, block, language) : nothing)))
      return { ...block, initial_kz: kz.initial, initial_ru: ru.initial, initial_en: en.initial, title_kz: kz.title, title_ru: ru.title, title_en: en.title }
    })
    return { ...page, blocks: await Promise.all(ready) }
  })

  /** In the text that the page shows in a language. */
  function embeddedIn(page: P, language: Language): Set<string> {
    const content = pickText(page, 'content', language)
    return new Set(content && blocks ? blocks.find(content.text).map(blockKey) : [])
  }
}

/** A client that remembers which call failed: a loader only says that one did. */
function watched(client: Client): { client: Client; failed: () => string } {
  let failed = 'a call'
  return {
    client: {
      async send(method, path, ...rest) {
        const answer = await client.send(method, path, ...rest)
        if (!answer.ok) failed = `${method} ${path}`
        return answer
      },
    },
    failed: () => failed,
  }
}
