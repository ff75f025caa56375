import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '../../contract/is-object'
import { almatyDay, toUtc } from '../time'
import { beginItem, reporter } from './begin-item'
import type { ContentFile } from './content-files'
import type { ContentFault } from './faults'
import { mediaHash, type MediaLibrary } from '../../media/media-library'
import { digestOf, lookAgain, stampOf, type SeenFile } from './file-stamps'
import { resolveItem } from './finish-item'
import type { FileState, ImportState, MediaState } from './import-state'
import type { Item } from './item'
import { idKey, ItemIndex, keysOf } from './item-index'
import { siteFolder } from '../../sites/site-from-host'
import type { ItemSpool } from './item-spool'
import { isRelative } from './read-date'
import { readEntries } from './read-files'

interface Begun {
  file: ContentFile
  items: Item[]
  stamp: string
  digest: string
  dated: boolean
}

/**
 * The files of a content folder that an import has to look at: all of them the first time, later those that changed and
 * those whose items follow from them. Of the others the former import remembers what is needed.
 */
export class ContentReading {
  private readonly begun = new Map<string, Begun>()
  /** Stamps that are new although the file is as it was. */
  private readonly again = new Map<string, SeenFile>()
  private readonly mediaAgain = new Map<string, SeenFile>()
  private readonly asNamed = new Map<string, Item[]>()
  private paths: Map<string, string> | undefined
  private readonly byPath: Map<string, ContentFile>
  /** Files that are gone. */
  private readonly gone: FileState[]

  /**
   * @param spool takes the texts of the items; without it they stay in memory
   * @param former without it everything is looked at
   */
  constructor(
    private readonly files: ContentFile[],
    private readonly media: MediaLibrary,
    private readonly importedAt: Date,
    private readonly faults: ContentFault[],
    private readonly spool?: ItemSpool,
    private readonly former?: ImportState,
  ) {
    this.byPath = new Map(files.map((file) => [file.path, file]))
    this.gone = Object.entries(former?.files ?? {}).flatMap(([path, state]) => (this.byPath.has(path) ? [] : [state]))
    const wanted = former ? this.changedFiles(former) : files
    for (const file of wanted) this.begin(file)
    if (former) while (this.beginFollowing(former)) continue
  }

  /** Whether all is as the former import remembers it. */
  isAsBefore(): boolean {
    return this.former !== undefined && [this.begun, this.again, this.mediaAgain].every(({ size }) => size === 0) && this.gone.length === 0
  }

  /** Those that are looked at, in the order of the files. */
  items(): Item[] {
    return this.files.flatMap(({ path }) => this.begun.get(path)?.items ?? [])
  }

  index(): ItemIndex {
    return new ItemIndex(this.items(), this.faults, (key, index) => this.findElsewhere(key, index))
  }

  /** Items of the former import whose files are looked at, or are gone. */
  formerKeys(): Set<string> {
    const states = [...this.gone, ...[...this.begun.keys()].flatMap((path) => this.former?.files[path] ?? [])]
    return new Set(states.flatMap(({ items }) => items.map(keyOf)))
  }

  /** Of a picture or document that no file asked for that is looked at. */
  mediaState(file: string): MediaState {
    return { ...(this.former?.media[file] as MediaState), ...this.mediaAgain.get(file) }
  }

  /** @param listed by path, see FileState; of files that are looked at */
  states(listed: ReadonlyMap<string, Set<string>>): ImportState['files'] {
    return Object.fromEntries(
      this.files.map(({ path }) => {
        const begun = this.begun.get(path)
        return [path, begun ? stateOf(begun, listed.get(path)) : { ...(this.former?.files[path] as FileState), ...this.again.get(path) }]
      }),
    )
  }

  private changedFiles(former: ImportState): ContentFile[] {
    const media = this.changedMedia(former.media)
    const anotherDay = former.day !== almatyDay(this.importedAt.toISOString())
    const isDue = former.due !== null && former.due <= toUtc(this.importedAt)
    return this.files.filter((file) => {
      const state = former.files[file.path]
      const now = lookAgain(file.source, state, digestOf)
      if (!state || now?.digest !== state.digest) return true
      if (now.stamp !== state.stamp) this.again.set(file.path, now)
      return (anotherDay && state.dated) || (isDue && state.listed.length > 0) || state.media.some((name) => media.has(name))
    })
  }

  private changedMedia(former: Record<string, MediaState>): Set<string> {
    const changed = new Set<string>()
    for (const [name, state] of Object.entries(former)) {
      const now = lookAgain(join(this.media.sourceDir, name), state, mediaHash)
      if (now?.digest !== state.digest) changed.add(name)
      else if (now.stamp !== state.stamp) this.mediaAgain.set(name, now)
    }
    return changed
  }

  /** Begins the files whose items follow from one that has been begun, or from one that is gone; says whether there were any. */
  private beginFollowing(former: ImportState): boolean {
    const [touched, moved, kinds] = [new Set<string>(), new Set<string>(), new Set<string>()]
    const note = (before: FileState | undefined, now: Pick<FileState, 'items' | 'slugs'> | undefined) => {
      const [had, has] = [new Set([...(before?.items ?? []), ...(before?.slugs ?? [])]), new Set([...(now?.items ?? []), ...(now?.slugs ?? [])])]
      for (const name of [...had, ...has]) {
        touched.add(keyOf(name))
        if (!had.has(name) || !has.has(name)) moved.add(keyOf(name))
      }
      for (const name of [...(before?.items ?? []), ...(now?.items ?? [])]) kinds.add(name.slice(0, name.indexOf(' ')))
    }
    for (const state of this.gone) note(state, undefined)
    for (const [path, { items }] of this.begun) note(former.files[path], namesOf(items))

    const following = this.files.filter(({ path }) => {
      const state = this.begun.has(path) ? undefined : former.files[path]
      return state && (state.values.some((key) => touched.has(key)) || state.presence.some((key) => moved.has(key)) || state.listed.some((kind) => kinds.has(kind)))
    })
    for (const file of following) this.begin(file)
    return following.length > 0
  }

  private begin(file: ContentFile): void {
    // Before it is read: a change in between is seen the next time.
    const stamp = stampOf(file.source) ?? ''
    const content = readFileSync(file.source)
    const entries = readEntries(file, content, this.faults)
    const dated = entries.some(({ raw }) => hasRelative(raw))
    const items = entries.map((entry) => beginItem(entry, this.media, this.importedAt, this.faults))
    if (this.spool) for (const item of items) this.spool.putTexts(item)
    this.begun.set(file.path, { file, items, stamp, digest: digestOf(content), dated })
  }

  /** An item of a file that is as it was, as the others would see it. */
  private findElsewhere(key: string, index: ItemIndex): Item | undefined {
    if (!this.former) return undefined
    this.paths ??= pathsByKey(this.former, this.begun)
    const path = this.paths.get(key)
    const file = path === undefined ? undefined : this.byPath.get(path)
    if (path === undefined || !file) return undefined
    let items = this.asNamed.get(path)
    if (!items) {
      const faults: ContentFault[] = []
      items = readEntries(file, readFileSync(file.source), faults).map((entry) => beginItem(entry, this.media, this.importedAt, faults))
      this.asNamed.set(path, items)
      if (file.kind.takenOverResolved) for (const item of items) resolveItem(item, index, reporter(item.entry, faults))
    }
    return items.find((item) => keysOf(item).some((own) => own.key === key))
  }
}

function stateOf({ items, stamp, digest, dated }: Begun, listed: Set<string> | undefined): FileState {
  const asked = items[0]?.entry.asked
  return { stamp, digest, dated, ...namesOf(items), values: [...(asked?.values ?? [])], presence: [...(asked?.presence ?? [])], media: [...(asked?.media ?? [])], listed: [...(listed ?? [])] }
}

function namesOf(items: Item[]): Pick<FileState, 'items' | 'slugs'> {
  return {
    items: items.map(({ kind, id, sites }) => `${kind.name} ${id} ${sites.map(siteFolder).join(',')}`),
    slugs: items.flatMap((item) => keysOf(item).flatMap(({ key }) => (key === idKey(item.kind.name, item.id) ? [] : [key]))),
  }
}

/** What an item of FileState is found by; a slug is found by itself. */
function keyOf(name: string): string {
  const [kind = '', id = '', ...rest] = name.split(' ')
  return rest.length > 0 ? `${kind} ${id}` : name
}

function pathsByKey(former: ImportState, begun: ReadonlyMap<string, unknown>): Map<string, string> {
  const paths = new Map<string, string>()
  for (const [path, { items, slugs }] of Object.entries(former.files)) {
    if (begun.has(path)) continue
    for (const name of items) paths.set(keyOf(name), path)
    for (const key of slugs) paths.set(key, path)
  }
  return paths
}

function hasRelative(value: unknown): boolean {
  if (typeof value === 'string') return isRelative(value)
  if (Array.isArray(value)) return value.some(hasRelative)
  return isObject(value) && Object.values(value).some(hasRelative)
}
