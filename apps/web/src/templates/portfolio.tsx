import { Island } from '@university/blocks/island'
import { islandCode } from '@university/blocks/island-code'
import { whenNamedOrNear } from '@university/blocks/when-near'
import { Portrait } from '@university/blocks/portrait'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Breadcrumbs } from '../components/breadcrumbs'
import { FileLink } from '../components/file-list'
import { FullSizeLink } from '../components/full-size-link'
import { PageHead } from '../components/page-head'
import { PersonAbout } from '../components/people/person-about'
import { PersonContacts } from '../components/people/person-contacts'
import { PersonPlaces } from '../components/people/person-places'
import { ResearchProfiles } from '../components/people/research-profiles'
import { SpokenLanguages } from '../components/people/spoken-languages'
import { useLanguage } from '../i18n/use-language'
import type { PageContext } from '../lib/page-context'
import { fullName, initialsOf } from '../lib/person'
import { researchProfilesOf } from '../lib/research-profiles'
import { langOf } from '../lib/text'
import * as styles from './portfolio.module.css'

const sections = islandCode(() => import(/* webpackChunkName: "island-portfolio" */ '@university/blocks/portfolio-sections').then((module) => module.PortfolioSections))
const wanted = whenNamedOrNear('200px')

/** A member of staff: `/portfolio/{id}`. */
export default function PortfolioTemplate({ data, pageContext }: PageProps<Queries.PortfolioQuery, PageContext>) {
  const { t, language } = useLanguage()
  const person = data.universityPortfolio
  if (!person) return null
  const name = fullName(person, language)
  const { academic_title, api_id, bio, cafedra, counts, cv, degree, department, education, languages, links, photo, position } = person
  const about = bio !== null || education.length > 0
  const aside = cv !== null || languages.length + links.length + researchProfilesOf(person).length > 0

  return (
    <div className="container">
      <Breadcrumbs
        items={[
          ...(department ? [{ title: department.name, to: pageContext.departmentId ? `/portfolio/department/${department.id}` : undefined }] : []),
          ...(cafedra ? [{ title: cafedra.name, to: pageContext.cafedraId ? `/portfolio/department/cafedra/${cafedra.id}` : undefined }] : []),
          { title: name.text },
        ]}
      />
      <article>
        <header className={styles.head}>
          <div className={styles.portrait}>
            <FullSizeLink url={photo?.url}>
              <Portrait photo={photo} initials={initialsOf(person)} alt={(photo?.alt ?? name).text} lang={langOf(photo?.alt ?? name, language)} eager />
            </FullSizeLink>
          </div>
          <div>
            <h1 lang={langOf(name, language)}>{name.text}</h1>
            {position && (
              <p className={styles.position} lang={langOf(position, language)}>
                {position.text}
              </p>
            )}
            {(degree || academic_title) && (
              <ul className={styles.degrees}>
                {[degree, academic_title].map(
                  (text) =>
                    text && (
                      <li key={text.text} lang={langOf(text, language)}>
                        {text.text}
                      </li>
                    ),
                )}
              </ul>
            )}
            <PersonPlaces department={department} cafedra={cafedra} context={pageContext} />
          </div>
          <PersonContacts person={person} />
        </header>
        {(about || aside) && (
          <div className={about && aside ? styles.columns : undefined}>
            <PersonAbout person={person} />
            {aside && (
              <aside className={styles.aside} aria-label={t('portfolio.profiles')}>
                <ResearchProfiles person={person} />
                <SpokenLanguages languages={languages} />
                {cv && <FileLink file={cv} />}
              </aside>
            )}
          </div>
        )}
        <div className={styles.sections}>
          <Island key={api_id} id="PortfolioSections" code={sections} props={{ portfolioId: api_id, counts }} wokenBy={wanted} />
        </div>
      </article>
    </div>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.PortfolioQuery, PageContext>) {
  const person = data.universityPortfolio
  const name = person && fullName(person, pageContext.language)
  return (
    <PageHead
      pageContext={pageContext}
      title={name?.text}
      description={person?.position?.text}
      seo={person?.seo}
      textLanguage={name?.language}
    />
  )
}

export const query = graphql`
  query Portfolio($id: String!, $language: UniversityLanguage!) {
    universityPortfolio(id: { eq: $id }) {
      api_id
      last_name(language: $language) { ...Text }
      first_name(language: $language) { ...Text }
      middle_name(language: $language) { ...Text }
      position(language: $language) { ...Text }
      degree(language: $language) { ...Text }
      academic_title(language: $language) { ...Text }
      department {
        id
        name(language: $language) { ...Text }
      }
      cafedra {
        id
        name(language: $language) { ...Text }
      }
      photo {
        ...Picture
        alt(language: $language) { ...Text }
      }
      ...PersonContacts
      ...ResearchProfiles
      ...PersonAbout
      languages {
        code
        level
        name(language: $language) { ...Text }
      }
      cv { ...FileLink }
      counts {
        publications
        projects
        grants
        subjects
        awards
        experience
        interests
      }
      updated_at
      seo { ...Seo }
    }
  }
`
