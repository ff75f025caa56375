import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startApi } from '@university/processes/api'
import { environment } from '../settings'
import { measure } from '../run'
import { forms, languages, toLayout, toPage, type Form, type Item, type Language, type Layout, type PageData } from './page-data'

/** Content pages of a generated university at scale 1. */
const pagesAtScaleOne = 60

const api: [string, ...string[]] = [process.execPath, '--import', 'tsx', 'apps/api/src/cli.ts']

/** What the sites say, in a folder: as files for our import, as a database, and as JSON for the peers. */
export interface Content {
  /** `CONTENT_DIR` and `DATA_DIR` of our site. */
  files: string
  database: string
  layouts: Record<Language, Layout>
  /** Without their addresses' form: `admission/bachelor`. */
  pages: Map<string, Record<Form, PageData>>
}

/** Makes content of a number of pages, and nothing else that a site of ours builds a page of. @param checkout whose API does it */
export async function makeContent(checkout: string, folder: string, pages: number): Promise<Content> {
  const [files, database] = [path.join(folder, 'content'), path.join(folder, 'data')]
  for (const former of [files, database]) rmSync(former, { recursive: true, force: true })
  const scale = String(Math.ceil((pages / pagesAtScaleOne) * 100) / 100)
  await measure([...api, 'content', 'generate', '--scale', scale, '--out', files], checkout, environment)
  keepOnly(path.join(files, 'main'), pages)
  const env = { ...environment, CONTENT_DIR: files, DATA_DIR: database }
  await measure([...api, 'content', 'import'], checkout, env)
  const server = await startApi({ cwd: checkout, env })
  try {
    return { files, database, ...(await readAll(checkout, server.url)) }
  } finally {
    await server.stop()
  }
}

/** The file of a page of our site. */
export function pageFile({ files }: Content, slug: string): string {
  return path.join(files, 'main/pages', `${slug}.yaml`)
}

/** Writes what a peer renders. */
export function writeData(folder: string, { layouts, pages }: Pick<Content, 'layouts' | 'pages'>): void {
  for (const [language, layout] of Object.entries(layouts)) write(path.join(folder, 'layout', `${language}.json`), layout)
  for (const [slug, page] of pages) writePage(folder, slug, page)
  write(path.join(folder, 'addresses.json'), [...pages.values()].flatMap((page) => Object.values(page).map(({ address }) => address)))
}

export function writePage(folder: string, slug: string, page: Record<Form, PageData>): void {
  for (const [form, data] of Object.entries(page)) write(path.join(folder, 'pages', form, `${slug}.json`), data)
}

/** Takes out every item with a page of its own but the first content pages, and what would name them. */
function keepOnly(folder: string, pages: number): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && entry.name !== 'pages') rmSync(path.join(folder, entry.name), { recursive: true })
  }
  for (const name of ['departments', 'dissertation-councils']) rmSync(path.join(folder, `${name}.yaml`), { force: true })
  // Where a page is dropped, those that are left may link to it, so nothing is dropped unless there are more.
  const made = readdirSync(path.join(folder, 'pages'), { recursive: true }).filter((name) => String(name).endsWith('.yaml')).length
  if (made < pages) throw new Error(`Only ${made} pages were made instead of ${pages}`)
}

async function readAll(checkout: string, url: string): Promise<Pick<Content, 'layouts' | 'pages'>> {
  const post = (operation: string, body: object) => ask(`${url}/api/${operation}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const site = { slug: '' }
  const [settings, menu, links] = (await Promise.all([post('web/settings', site), post('menu', { ...site, is_main: true }), post('menu/useful-links', site)])) as [Item, Item[], Item[]]
  const listed: Item[] = []
  for (let page = 1, more = true; more; page += 1) {
    const { data } = (await post('page', { ...site, page })) as { data: Item[] }
    listed.push(...data)
    more = data.length > 0
  }

  const messages = Object.fromEntries(Object.keys(languages).map((language) => [language, JSON.parse(readFileSync(path.join(checkout, 'locales', language, 'common.json'), 'utf8'))])) as Record<Language, Record<string, string>>
  const layouts = Object.fromEntries(Object.keys(languages).map((language) => [language, toLayout(language as Language, settings, menu, links, listed, messages[language as Language])])) as Record<Language, Layout>
  const pages: Content['pages'] = new Map()
  for (const { slug } of listed) {
    const page = (await ask(`${url}/api/page/${encodeURIComponent(String(slug))}?slug=`)) as Item
    const breadcrumbs = page['menu_id'] ? ((await post('page/breadcrumbs', { menu_id: page['menu_id'] })) as Item[]) : []
    const inForms = Object.entries(forms).map(([form, language]) => [form, toPage(form as Form, page, breadcrumbs, messages[language])])
    pages.set(String(slug), Object.fromEntries(inForms) as Record<Form, PageData>)
  }
  return { layouts, pages }
}

async function ask(url: string, init?: RequestInit): Promise<unknown> {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

function write(file: string, value: unknown): void {
  if (!existsSync(path.dirname(file))) mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(value))
}
