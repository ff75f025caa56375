import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { addressesOf } from '../e2e/helpers/built-pages'
import { root } from '../e2e/settings'

/** A page as the build left it. */
export interface BuiltTemplate {
  site: string
  /** `news-list` for src/templates/news-list.tsx. */
  template: string
  /** `/kz/news` */
  address: string
  file: string
}

const sitesDir = path.join(root, 'dist/sites')

/** All pages of a site that have a language in their address. @throws Error when the site is not built */
export function pagesOf(site: string): BuiltTemplate[] {
  const folder = path.join(sitesDir, site)
  if (!existsSync(folder)) throw new Error(`${site} is not built; npm run build -- --site ${site} does it.`)
  const addresses = addressesOf(site).filter((address) => /^\/(kz|ru|en)(\/|$)/.test(address))
  return addresses.map((address) => ({ site, address, template: templateOf(folder, address), file: path.join(folder, address, 'index.html') }))
}

/** Of each template, in each language, the page with the longest HTML. */
export function onePageOfEach(pages: BuiltTemplate[]): BuiltTemplate[] {
  const longest = new Map<string, { page: BuiltTemplate; bytes: number }>()
  for (const page of pages) {
    const key = [page.site, page.address.slice(0, 3), page.template].join(' ')
    const bytes = statSync(page.file).size
    if (bytes > (longest.get(key)?.bytes ?? 0)) longest.set(key, { page, bytes })
  }
  return [...longest.values()].map(({ page }) => page)
}

export function isBuilt(site: string): boolean {
  return existsSync(sitesDir) && readdirSync(sitesDir).includes(site)
}

function templateOf(folder: string, address: string): string {
  const data = JSON.parse(readFileSync(path.join(folder, 'page-data', address, 'page-data.json'), 'utf8')) as { componentChunkName: string }
  return data.componentChunkName.replace(/^component---src-templates-(.*)-tsx$/, '$1')
}
