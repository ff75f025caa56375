import { languages, type Language } from '../src/i18n/languages'
import type { Route } from './routes'
import { query, type Graphql } from './query'

/**
 * Pages of departments, chairs, people, dissertations and candidates. A page learns which of the others that it names
 * there are on its site: a person of one site may belong to a department of another.
 */
export async function readPeopleRoutes(graphql: Graphql): Promise<(Route & { site: string })[]> {
  const data = await query<Queries.PeopleRoutesQuery>(graphql, /* GraphQL */ `
    query PeopleRoutes {
      allUniversityDepartment { nodes { id site api_id name_kz name_ru name_en cafedras { id name_kz name_ru name_en } } }
      allUniversityPortfolio { nodes { id site api_id updated_at last_name_kz last_name_ru last_name_en department { id } cafedra { id } } }
      allUniversityDissertation {
        nodes {
          id
          site
          api_id
          updated_at
          program_name_kz
          program_name_ru
          program_name_en
          council { chair { portfolio_id } secretary { portfolio_id } }
        }
      }
      allUniversityDoctoral {
        nodes {
          id
          site
          api_id
          updated_at
          dissertation_id
          topic_kz
          topic_ru
          topic_en
          consultants { portfolio_id }
          reviewers { portfolio_id }
        }
      }
    }
  `)
  const departments = data.allUniversityDepartment.nodes
  const portfolios = data.allUniversityPortfolio.nodes
  const paths = new Set([
    ...departments.flatMap(({ site, api_id, cafedras }) => [site + departmentPath(api_id), ...cafedras.map(({ id }) => site + cafedraPath(id))]),
    ...portfolios.map(({ site, api_id }) => site + portfolioPath(api_id)),
  ])
  const hasPage = (site: string, id: number | null | undefined): id is number => id !== null && id !== undefined && paths.has(site + portfolioPath(id))
  const peopleWithPage = (site: string, experts: readonly ({ portfolio_id: number | null } | null)[]) => [
    ...new Set(experts.map((expert) => expert?.portfolio_id).filter((id) => hasPage(site, id))),
  ]
  const councils = new Map(data.allUniversityDissertation.nodes.map(({ site, api_id, council }) => [`${site} ${api_id}`, [council.chair, council.secretary]]))

  return [
    ...departments.map((node) => ({
      ...routeOf(node, departmentPath(node.api_id), 'department', languagesOf(node, 'name')),
      variables: { id: node.id, departmentId: node.api_id },
    })),
    ...departments.flatMap((node) =>
      node.cafedras.map((cafedra) => ({
        ...routeOf(node, cafedraPath(cafedra.id), 'cafedra', languagesOf(cafedra, 'name')),
        variables: { id: node.id, cafedraId: cafedra.id },
      })),
    ),
    ...portfolios.map((node) => ({
      ...routeOf(node, portfolioPath(node.api_id), 'portfolio', languagesOf(node, 'last_name')),
      updatedAt: node.updated_at,
      variables: {
        id: node.id,
        ...(node.department && paths.has(node.site + departmentPath(node.department.id)) && { departmentId: node.department.id }),
        ...(node.cafedra && paths.has(node.site + cafedraPath(node.cafedra.id)) && { cafedraId: node.cafedra.id }),
      },
    })),
    ...data.allUniversityDissertation.nodes.map((node) => ({
      ...routeOf(node, `/dissertation/${node.api_id}`, 'dissertation', languagesOf(node, 'program_name')),
      updatedAt: node.updated_at,
      variables: { id: node.id, people: peopleWithPage(node.site, councils.get(`${node.site} ${node.api_id}`) ?? []) },
    })),
    ...data.allUniversityDoctoral.nodes.map((node) => ({
      ...routeOf(node, `/dissertation/${node.dissertation_id}/doctorals/${node.api_id}`, 'doctoral', languagesOf(node, 'topic')),
      updatedAt: node.updated_at,
      variables: {
        id: node.id,
        dissertationId: node.dissertation_id,
        people: peopleWithPage(node.site, [...node.consultants, ...node.reviewers, ...(councils.get(`${node.site} ${node.dissertation_id}`) ?? [])]),
      },
    })),
  ]
}

const departmentPath = (id: number) => `/portfolio/department/${id}`
const cafedraPath = (id: number) => `/portfolio/department/cafedra/${id}`
const portfolioPath = (id: number) => `/portfolio/${id}`

function routeOf({ site }: { site: string }, path: string, template: Route['template'], availableLanguages: Language[]) {
  return { site, path, template, availableLanguages }
}

type Translated<Field extends string> = { readonly [Key in `${Field}_${Language}`]: string | null }

/** Languages in which a text is there. */
function languagesOf<Field extends string>(node: Translated<Field>, field: Field): Language[] {
  return languages.filter((language) => Boolean(node[`${field}_${language}` as const]))
}
