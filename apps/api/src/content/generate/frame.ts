import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { JsonObject } from '../../contract/document'
import { isObject } from '../../contract/is-object'
import { ExpectedError } from '../../expected-error'
import { ContentError, type ContentFault } from '../import/faults'
import { nothingAsked } from '../import/read-files'
import { splitList } from '../import/split-list'
import type { Kind } from '../kind'
import { loadKinds } from '../kinds'

/** An entry of one of the lists that all sites share, as its file has it. */
export type Shared = JsonObject & { id: number; slug?: string }

/**
 * What a generated university has in common with the sample: the lists that all sites share, such as the national
 * classifier and the categories, and the pictures and documents.
 */
export interface Frame {
  /** Entries by kind of content, those below others too. */
  shared(kind: string): Shared[]
  /** Pictures of news with the texts that describe them. */
  pictures: JsonObject[]
  /** Portraits, by their path below `media`. */
  portraits: string[]
  /** PDF files, by their path below `media`. */
  documents: string[]
  /** Copies all of it into a content folder. */
  copyTo(dir: string): void
}

/**
 * @param contentDir a content folder, such as the sample
 * @throws ExpectedError when it lacks one of the lists
 * @throws ContentError when one of them has faults
 */
export async function readFrame(contentDir: string): Promise<Frame> {
  const kinds = (await loadKinds()).filter(({ shared }) => shared)
  const lists = new Map(kinds.map((kind) => [kind.name, readShared(kind, contentDir)]))
  const newsDir = join(contentDir, 'main/news')
  const images = filesIn(newsDir).map((file) => readYaml(join(newsDir, file))).flatMap((item) => (isObject(item) && isObject(item['image']) ? [item['image']] : []))
  const media = (folder: string, extension: string) => filesIn(join(contentDir, 'media', folder)).filter((file) => file.endsWith(extension)).map((file) => `${folder}/${file}`)

  return {
    shared: (kind) => lists.get(kind) ?? [],
    pictures: [...new Map(images.map((image) => [String(image['file']), image])).values()],
    portraits: media('people', '.svg'),
    documents: media('documents', '.pdf'),
    copyTo(dir) {
      for (const { files } of kinds) cpSync(join(contentDir, 'main', files.path), join(dir, 'main', files.path))
      cpSync(join(contentDir, 'media'), join(dir, 'media'), { recursive: true })
    },
  }
}

function filesIn(dir: string): string[] {
  return existsSync(dir) ? readdirSync(dir).sort() : []
}

function readYaml(file: string): unknown {
  if (!existsSync(file)) throw new ExpectedError(`${file}: a university is generated from a content folder that has this file`)
  return parse(readFileSync(file, 'utf8'))
}

function readShared(kind: Kind, contentDir: string): Shared[] {
  const file = join(contentDir, 'main', kind.files.path)
  const faults: ContentFault[] = []
  const entries = kind.files.form === 'list' ? splitList(kind.files, readYaml(file), { kind, site: '', path: kind.files.path, file, fileName: '', asked: nothingAsked() }, faults) : []
  if (faults.length > 0) throw new ContentError(faults)
  return entries.map(({ raw }) => raw as Shared)
}
