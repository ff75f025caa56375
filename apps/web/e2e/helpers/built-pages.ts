import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root, settings } from '../settings'

const built = path.join(root, 'dist/sites')

export interface BuiltPage {
  site: string
  /** `/kz/news` */
  address: string
  html: string
}

/** All pages of a site, as the build left them. */
export function* builtPages(site: string): Generator<BuiltPage> {
  for (const address of addressesOf(site)) yield { site, address, html: builtHtml(site, address) }
}

/** One page in three of each site, at night all. */
export function* someBuiltPages(): Generator<BuiltPage> {
  for (const site of builtSites()) {
    for (const address of addressesOf(site).filter((_, place) => settings.isWide || place % 3 === 0)) yield { site, address, html: builtHtml(site, address) }
  }
}

/** One page, as the build left it. */
export function builtHtml(site: string, address: string): string {
  return readFileSync(path.join(built, site, address, 'index.html'), 'utf8')
}

export function builtSites(): string[] {
  return readdirSync(built, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
}

/** Addresses of a site's pages, or those below a folder of it. */
export function addressesOf(site: string, below = '/'): string[] {
  return readdirSync(path.join(built, site, below), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => path.join('/', path.dirname(file)))
    .sort()
}
