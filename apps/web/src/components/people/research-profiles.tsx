import { graphql } from 'gatsby'
import { useLanguage } from '../../i18n/use-language'
import { researchProfilesOf } from '../../lib/research-profiles'
import { langOf } from '../../lib/text'
import { Link } from '../link'
import * as styles from './research-profiles.module.css'

/** Links to the lists of researchers that know a person, and to other pages about them; nothing without any. */
export function ResearchProfiles({ person }: { person: Queries.ResearchProfilesFragment }) {
  const { t, language } = useLanguage()
  const profiles = researchProfilesOf(person)
  if (profiles.length + person.links.length === 0) return null
  return (
    <section aria-labelledby="profiles">
      <h2 id="profiles" className={styles.heading}>
        {t('portfolio.profiles')}
      </h2>
      <ul className={styles.list}>
        {profiles.map(({ name, url, id, hIndex }) => (
          <li key={name}>
            <Link to={url}>{name}</Link>
            <span className={styles.id}>{id}</span>
            {hIndex !== null && (
              <span className={styles.index}>
                {t('portfolio.h_index')}: <strong>{hIndex}</strong>
              </span>
            )}
          </li>
        ))}
        {person.links.map(({ title, url }) => (
          <li key={url}>
            <Link to={url} lang={langOf(title, language)}>
              {title?.text ?? url}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const researchProfilesFragment = graphql`
  fragment ResearchProfiles on UniversityPortfolio {
    orcid
    scopus_id
    wos_id
    scholar_id
    h_index_scopus
    h_index_wos
    links {
      url
      title(language: $language) { ...Text }
    }
  }
`
