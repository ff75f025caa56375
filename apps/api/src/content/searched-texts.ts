import type { Database } from '../database/database'

/** Of all kinds together; a character takes two bytes. What has no room is looked for by the database. */
const usualMost = 32 * 1024 * 1024

/** Rows that are read at once: others are answered in between. */
const batch = 1_000

interface Texts {
  ids: Int32Array
  /** What each of them is searched in. */
  texts: readonly string[]
}

/** Of one version of the content. What began under a former one is that one's alone. */
interface Held {
  version: number
  kinds: Map<string, Promise<Texts | undefined>>
  characters: number
}

/**
 * What lists are searched in, kept in memory as of one version of the content. The database has to read each item as a whole to look for a
 * word in it, for every list anew, and its count once more; here that takes a tenth of the time, and readers type what nobody has asked for
 * before.
 */
export class SearchedTexts {
  private held: Held = { version: Number.NaN, kinds: new Map(), characters: 0 }

  constructor(
    private readonly database: Database,
    private readonly most = usualMost,
  ) {}

  /**
   * The items of a kind that have all words, of whatever site, published or not.
   *
   * @param words folded
   * @returns their ids; undefined where there was no room for the kind
   */
  async find(kind: string, words: readonly string[]): Promise<number[] | undefined> {
    const version = await this.database.contentVersion()
    if (version !== this.held.version) this.held = { version, kinds: new Map(), characters: 0 }
    const { kinds } = this.held
    let loading = kinds.get(kind)
    if (!loading) {
      loading = this.load(kind, this.held)
      kinds.set(kind, loading)
      // A database that was away is asked again.
      loading.catch(() => kinds.delete(kind))
    }
    const loaded = await loading
    if (!loaded) return undefined
    const { ids, texts } = loaded
    const found: number[] = []
    for (let at = 0; at < texts.length; at++) if (hasAll(texts[at] as string, words)) found.push(ids[at] as number)
    return found
  }

  private async load(kind: string, held: Held): Promise<Texts | undefined> {
    const [ids, texts]: [number[], string[]] = [[], []]
    let characters = 0
    for (;;) {
      const rows = await this.database.query
        .selectFrom('content_item')
        .where('kind', '=', kind)
        .where('id', '>', ids.at(-1) ?? -1)
        .where('search_text', 'is not', null)
        .select(['id', 'search_text'])
        .orderBy('id')
        .limit(batch)
        .execute()
      for (const { id, search_text } of rows) {
        ids.push(id)
        texts.push(search_text ?? '')
        characters += search_text?.length ?? 0
      }
      const isFull = held.characters + characters > this.most
      if (isFull || rows.length < batch) {
        if (!isFull) held.characters += characters
        return isFull ? undefined : { ids: Int32Array.from(ids), texts }
      }
    }
  }
}

function hasAll(text: string, words: readonly string[]): boolean {
  for (const word of words) if (!text.includes(word)) return false
  return true
}
