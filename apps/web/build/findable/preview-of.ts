import { languageTags, type Language } from '../../src/i18n/languages'
import type { Shell } from '../../src/shell/shell'
import type { Route } from '../../gatsby/routes'
import type { PageFacts } from './page-facts'
import type { Preview } from './preview-pictures'

/** Pages that show no item of their own: they share the picture of the home page. */
const withoutPreview: Route['template'][] = [
  'news-list',
  'news-archive',
  'announcement-list',
  'event-list',
  'search',
  'reception',
  'accessibility',
  'blog-elsewhere',
  'newsletter-subscribe',
  'newsletter-activate',
  'newsletter-unsubscribe',
  'maintenance',
  'not-found',
]

export interface PreviewSource {
  template: Route['template']
  facts: Pick<PageFacts, 'breadcrumbs'>
  /** Without the name of the site. */
  title: string
  language: Language
  shell: Pick<Shell, 'name' | 'shortName' | 'tagline' | 'logo'>
  /** Picture that editors chose for previews, or the item's. */
  own: string | undefined
}

/** What a link to a page is shown with. */
export function previewOf({ template, facts, title, language, shell, own }: PreviewSource): Preview {
  if (own) return { picture: own }
  const isHome = template === 'home' || withoutPreview.includes(template)
  const section = facts.breadcrumbs.length > 2 ? facts.breadcrumbs[1]?.name : undefined
  return {
    text: {
      title: isHome ? shell.name : title,
      overline: isHome ? shell.tagline : (section ?? ''),
      siteName: isHome ? shell.shortName : shell.name,
      language: languageTags[language],
    },
    logo: shell.logo?.url ?? null,
  }
}
