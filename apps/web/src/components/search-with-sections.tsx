import { SiteSearch } from '@university/blocks/site-search'
import type { ShellLink } from '../shell/shell'
import { SiteSections } from './site-sections'

/** The search of the site; who looks for nothing yet, or has found nothing, is shown its sections. */
export function SearchWithSections({ menu }: { menu: ShellLink[] }) {
  return <SiteSearch instead={<SiteSections menu={menu} />} />
}
