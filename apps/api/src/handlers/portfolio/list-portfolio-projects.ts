import type { Handler, HandlerAnswer } from '@university/api-schema/handlers'
import { plainText } from '../../content/html/plain-text'
import { peopleOf, scientificProject, type ScientificProject } from '../../content/kinds/scientific-project'
import { portfolio } from '../../content/kinds/portfolio'
import type { Context } from '../../context'
import { findPerson } from './find-person'
import { latestFirst } from './latest-first'

type Entry = HandlerAnswer<'listPortfolioProjects'>[number]

/** The listed projects that name the person, with what is said there, and those that only the portfolio names: of the person's first site, whichever is asked, as `getPortfolio` counts them. */
export const listPortfolioProjects: Handler<'listPortfolioProjects', Context> = async ({ body }, context) => {
  const person = await findPerson(context, body)
  const [site = ''] = await context.content.sitesOf(portfolio, person.id)
  const listed = await context.content.list(scientificProject, { site, facets: [{ name: 'person', value: String(person.id) }], withHtml: true })
  return [...listed.map((project) => toEntry(project, person.id)), ...person.projects].sort((a, b) => latestFirst(a.starts_at, b.starts_at))
}

function toEntry(project: ScientificProject, personId: number): Entry {
  const { id, title_kz, title_ru, title_en, starts_at, ends_at } = project
  const { role_kz = null, role_ru = null, role_en = null } = peopleOf(project).find(({ portfolio_id }) => portfolio_id === personId) ?? {}
  const result = (html: string | null) => html && cut(plainText(html), 2000)
  return {
    id,
    project_id: id,
    title_kz,
    title_ru,
    title_en,
    role_kz,
    role_ru,
    role_en,
    starts_at,
    ends_at,
    result_kz: result(project.results_kz),
    result_ru: result(project.results_ru),
    result_en: result(project.results_en),
    url: null,
  }
}

/** At the end of a word. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`
}
