import type { Handler } from '@university/api-schema/handlers'
import { portfolio } from '../../content/kinds/portfolio'
import { scientificProject } from '../../content/kinds/scientific-project'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'

export const getPortfolio: Handler<'getPortfolio', Context> = async ({ query }, { content }) => {
  const person = await content.findById(portfolio, query.id, query.slug)
  if (!person) throw new HttpProblem(404, 'not_found', { detail: 'No such portfolio' })

  const [site = ''] = await content.sitesOf(portfolio, person.id)
  const listed = await content.count(scientificProject, { site, facets: [{ name: 'person', value: String(person.id) }] })
  const { subjects, publications, awards, grants, interests, experience, projects } = person
  const counts = {
    subjects: subjects.length,
    publications: publications.length,
    awards: awards.length,
    grants: grants.length,
    interests: interests.length,
    experience: experience.length,
    projects: projects.length + listed,
  }
  return { ...person, counts }
}
