import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { MAIN_SITE } from 'gatsby-source-university/site-names'
import { Breadcrumbs } from '../components/breadcrumbs'
import { Link } from '../components/link'
import { OfficeHead } from '../components/people/office-head'
import { PageHead } from '../components/page-head'
import { PeopleDirectory } from '../components/people/people-directory'
import { useLanguage } from '../i18n/use-language'
import { groupPeople } from '../lib/group-people'
import type { PageContext } from '../lib/page-context'
import { langOf } from '../lib/text'
import { toMember } from '../lib/to-member'
import * as styles from './department.module.css'

/** A department with its chairs and people: `/portfolio/department/{id}`. */
export default function DepartmentTemplate({ data, pageContext }: PageProps<Queries.DepartmentQuery, PageContext>) {
  const { t, language } = useLanguage()
  const department = data.universityDepartment
  if (!department) return null
  const { cafedras, head, name, website } = department
  const members = data.allUniversityPortfolio.nodes.map((person) => toMember(person, language))

  return (
    <div className="container">
      <Breadcrumbs items={[{ title: name }]} />
      <OfficeHead office={department} leader={members.find(({ item }) => item.id === head?.id)?.item} website={pageContext.site === MAIN_SITE ? website : null} />
      {cafedras.length > 0 && (
        <section className={styles.chairs} aria-labelledby="chairs">
          <h2 id="chairs">{t('department.chairs')}</h2>
          <ul className={styles.chairList}>
            {cafedras.map((cafedra) => (
              <li key={cafedra.id}>
                <Link to={`/portfolio/department/cafedra/${cafedra.id}`} lang={langOf(cafedra.name, language)}>
                  {cafedra.name?.text}
                </Link>
                <span className={styles.count}>{t('department.people_count', { count: cafedra.people_count })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PeopleDirectory groups={groupPeople(members, head?.id ?? null, cafedras)} />
    </div>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.DepartmentQuery, PageContext>) {
  const department = data.universityDepartment
  const chairs = department?.cafedras.map(({ name }) => name?.text).join(', ')
  return <PageHead pageContext={pageContext} title={department?.name?.text} description={chairs} textLanguage={department?.name?.language} noindex={data.allUniversityPortfolio.nodes.length === 0} />
}

export const query = graphql`
  query Department($id: String!, $site: String!, $departmentId: Int!, $language: UniversityLanguage!) {
    universityDepartment(id: { eq: $id }) {
      name(language: $language) { ...Text }
      head {
        id
        name(language: $language) { ...Text }
      }
      phone
      email
      website
      cafedras {
        id
        name(language: $language) { ...Text }
        head { id }
        people_count
      }
    }
    allUniversityPortfolio(filter: { site: { eq: $site }, department: { id: { eq: $departmentId } } }) {
      nodes {
        ...PersonCard
      }
    }
  }
`
