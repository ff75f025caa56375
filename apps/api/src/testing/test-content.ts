import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { JsonObject } from '../contract/document'
import { runFolder } from './run-folder'
import { sampleBlog } from './sample-blog'
import { sampleDefences } from './sample-defences'
import { sampleDocuments } from './sample-documents'
import { sampleEvents } from './sample-events'
import { sampleLists } from './sample-lists'
import { samplePartners } from './sample-partners'
import { sampleStaff } from './sample-staff'
import { sampleStudy } from './sample-study'
import { sampleVacancies } from './sample-vacancies'

/** Files by their path below the content folder; a text and bytes are written as they are. */
export type ContentFiles = Record<string, JsonObject | JsonObject[] | string | Buffer>

/** A new folder for the tests of a file, which remove it when they are over. */
export function temporaryFolder(): string {
  const folder = newFolder()
  afterAll(() => removeFolder(folder))
  return folder
}

export function newFolder(): string {
  return mkdtempSync(join(runFolder(), 'test-'))
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

/** Writes a content folder, whole: what is not named is not there. Most files stay from one content of a test to the next, and are not written again. */
export function writeContent(dir: string, files: ContentFiles): string {
  // JSON is YAML, and written in no time.
  const wanted = new Map(Object.entries(files).map(([path, value]) => [join(dir, path), Buffer.isBuffer(value) ? value : Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))]))
  const folders = new Set([...wanted.keys()].flatMap((file) => foldersOf(dir, file)))
  const there = existsSync(dir) ? removeOthers(dir, wanted, folders) : new Set<string>()
  for (const [file, content] of wanted) {
    if (there.has(file) && readFileSync(file).equals(content)) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return dir
}

/** @returns the files that stay */
function removeOthers(dir: string, wanted: ReadonlyMap<string, Buffer>, folders: ReadonlySet<string>): Set<string> {
  const files = new Set<string>()
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    if (entry.isDirectory() && folders.has(path)) for (const file of removeOthers(path, wanted, folders)) files.add(file)
    else if (entry.isFile() && wanted.has(path)) files.add(path)
    else rmSync(path, { recursive: true })
  }
  return files
}

/** Those below `dir` that a file is in. */
function foldersOf(dir: string, file: string): string[] {
  const folder = dirname(file)
  return folder === dir || folder === dirname(folder) ? [] : [folder, ...foldersOf(dir, folder)]
}

export const times = { published_at: '2026-01-10T04:00:00Z', updated_at: '2026-01-10T04:00:00Z' }

export function titles(text: string): JsonObject {
  return { title_kz: `${text} kz`, title_ru: `${text} ru`, title_en: `${text} en` }
}

export function contents(html: string): JsonObject {
  return { content_kz: html, content_ru: html, content_en: html }
}

export function pageFile(id: number, slug: string, more: JsonObject = {}): JsonObject {
  return { id, slug, ...titles(slug), ...contents(`<p>Page ${slug}</p>`), ...times, ...more }
}

export function newsFile(id: number, more: JsonObject = {}): JsonObject {
  return { id, ...titles(`News ${id}`), ...contents(`<p>News ${id}</p>`), categories: ['science'], ...times, ...more }
}

export const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"></svg>'

const linked = '<p><a href="/page/admission#top">Admission</a>, <a href="/news/1001">news</a></p>'

/** A small university that has one of everything, with the ids that the examples of the contract name. */
export function sampleContent(): ContentFiles {
  return {
    ...sampleStaff(),
    ...samplePartners(),
    ...sampleStudy(),
    ...sampleDocuments(),
    ...sampleEvents(),
    ...sampleDefences(),
    ...sampleVacancies(),
    ...sampleBlog(),
    ...sampleLists(),
    'media/logo.svg': svg,
    'main/settings.yaml': {
      site_info: {
        name_kz: 'Көкжиек',
        fax: '+7 (727) 355-10-00',
        logo: { file: 'logo.svg', alt_en: 'Emblem' },
        social_media_ids: { telegram: 'https://t.me/kokzhiek_example' },
      },
    },
    'lib/settings.yaml': { site_info: { name_kz: 'Кітапхана' }, features: { visitor_badge: true } },
    'main/menu.yaml': [
      {
        id: 2,
        menu_title_kz: 'Қабылдау',
        slugs: 'admission',
        sub_menu: [
          { id: 21, menu_title_kz: 'Бакалавриат', slugs: 'admission/bachelor' },
          { id: 22, menu_title_kz: 'Жаңалықтар', link: '/news', is_main: false },
        ],
      },
    ],
    'lib/menu.yaml': [{ id: 81, menu_title_kz: 'Ереже', slugs: 'rules' }],
    'main/useful-links.yaml': [{ id: 1, title_kz: 'Портал', link: 'https://lms.kokzhiek.example' }],
    'main/news-categories.yaml': [
      { id: 1, slug: 'university', name_kz: 'Университет' },
      { id: 2, slug: 'science', name_kz: 'Ғылым' },
    ],
    'main/pages/admission.yaml': pageFile(201, 'admission'),
    'main/pages/admission/bachelor.yaml': pageFile(211, 'admission/bachelor', contents(linked)),
    'main/pages/admission/contacts.yaml': pageFile(236, 'admission/contacts', { sites: ['main', 'lib'] }),
    'lib/pages/rules.yaml': pageFile(802, 'rules'),
    'main/news/1001-first.yaml': newsFile(1001, { image: { file: 'logo.svg', alt_en: 'Emblem' }, tags: ['кітапхана'] }),
    'main/news/1002-second.yaml': newsFile(1002, { published_at: '2026-02-10T04:00:00Z' }),
  }
}
