import { MAIN_SITE } from 'gatsby-source-university/site-names'
import { languages, type Language } from '../src/i18n/languages'
import { query, type Graphql } from './query'
import type { Route } from './routes'

/**
 * The rector's blog and the page about its owner; on sub-sites, what says where they are. The contract does not say which portfolio is the
 * owner's: it is the one with the same name.
 */
export async function readBlogRoutes(graphql: Graphql, sites: readonly string[]): Promise<(Route & { site: string })[]> {
  const data = await query<Queries.BlogRoutesQuery>(graphql, /* GraphQL */ `
    query BlogRoutes {
      allUniversityBlog { nodes { id site owner { full_name_kz full_name_ru full_name_en } } }
      allUniversityPortfolio {
        nodes {
          id
          site
          last_name_kz
          last_name_ru
          last_name_en
          first_name_kz
          first_name_ru
          first_name_en
          middle_name_kz
          middle_name_ru
          middle_name_en
        }
      }
    }
  `)

  const ofBlogs = data.allUniversityBlog.nodes.flatMap(({ id, site, owner }) => {
    const portfolio = data.allUniversityPortfolio.nodes.find((person) => person.site === site && isOwner(person, owner))
    // Null and not left out: a filter without a value would find anybody.
    const variables = { id, ownerId: portfolio?.id ?? null }
    return [
      { site, path: '/blog', template: 'blog' as const, variables },
      { site, path: '/blog/RectorModal', template: 'rector' as const, variables },
    ]
  })
  const elsewhere = sites.filter((site) => site !== MAIN_SITE).flatMap((site) => ['/blog', '/blog/RectorModal'].map((path) => ({ site, path, template: 'blog-elsewhere' as const })))
  return [...ofBlogs, ...elsewhere]
}

type Person = Queries.BlogRoutesQuery['allUniversityPortfolio']['nodes'][number]
type Owner = Queries.BlogRoutesQuery['allUniversityBlog']['nodes'][number]['owner']

/** In one of the languages the same words, in whatever order. */
function isOwner(person: Person, owner: Owner): boolean {
  return languages.some((language) => {
    const name = words(owner[`full_name_${language}`])
    return name !== '' && name === words(namesOf(person, language))
  })
}

function namesOf(person: Person, language: Language): string {
  return [person[`last_name_${language}`], person[`first_name_${language}`], person[`middle_name_${language}`]].join(' ')
}

function words(name: string | null): string {
  return (name ?? '').toLowerCase().split(/\s+/).filter(Boolean).sort().join(' ')
}
