import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { MAIN_SITE } from 'gatsby-source-university/site-names'
import { Breadcrumbs } from '../components/breadcrumbs'
import { OfficeHead } from '../components/people/office-head'
import { PageHead } from '../components/page-head'
import { PeopleDirectory } from '../components/people/people-directory'
import { useLanguage } from '../i18n/use-language'
import { groupPeople } from '../lib/group-people'
import type { PageContext } from '../lib/page-context'
import { fullName } from '../lib/person'
import { toMember } from '../lib/to-member'

/** A chair with its people: `/portfolio/department/cafedra/{cafedraId}`. */
export default function CafedraTemplate({ data, pageContext }: PageProps<Queries.CafedraQuery, PageContext>) {
  const { language } = useLanguage()
  const department = data.universityDepartment
  const cafedra = cafedraOf(data, pageContext)
  if (!department || !cafedra) return null
  const members = data.allUniversityPortfolio.nodes.map((person) => toMember(person, language))

  return (
    <div className="container">
      <Breadcrumbs items={[{ title: department.name, to: `/portfolio/department/${department.api_id}` }, { title: cafedra.name }]} />
      <OfficeHead office={cafedra} department={department} leader={members.find(({ item }) => item.id === cafedra.head?.id)?.item} website={pageContext.site === MAIN_SITE ? department.website : null} />
      <PeopleDirectory groups={groupPeople(members, null, [cafedra])} />
    </div>
  )
}

function cafedraOf(data: Queries.CafedraQuery, { cafedraId }: PageContext) {
  return data.universityDepartment?.cafedras.find(({ id }) => id === cafedraId)
}

export function Head({ data, pageContext }: HeadProps<Queries.CafedraQuery, PageContext>) {
  const name = cafedraOf(data, pageContext)?.name
  const department = data.universityDepartment?.name
  const people = data.allUniversityPortfolio.nodes.map((person) => fullName(person, pageContext.language).text)
  const description = [department?.text, ...people].slice(0, 6).join(', ')
  return <PageHead pageContext={pageContext} title={[name?.text, department?.text].filter(Boolean).join(', ')} description={description} textLanguage={name?.language} noindex={data.allUniversityPortfolio.nodes.length === 0} />
}

export const query = graphql`
  query Cafedra($id: String!, $site: String!, $cafedraId: Int!, $language: UniversityLanguage!) {
    universityDepartment(id: { eq: $id }) {
      api_id
      name(language: $language) { ...Text }
      website
      cafedras {
        id
        name(language: $language) { ...Text }
        head {
          id
          name(language: $language) { ...Text }
        }
        phone
        email
      }
    }
    allUniversityPortfolio(filter: { site: { eq: $site }, cafedra: { id: { eq: $cafedraId } } }) {
      nodes {
        ...PersonCard
      }
    }
  }
`
