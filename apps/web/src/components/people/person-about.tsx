import { Island } from '@university/blocks/island'
import { islandCode } from '@university/blocks/island-code'
import { graphql } from 'gatsby'
import { useLanguage } from '../../i18n/use-language'
import { langOf } from '../../lib/text'
import * as styles from './person-about.module.css'
import { TranslationNotice } from '../translation-notice'

const text = islandCode(() => import(/* webpackChunkName: "island-portfolio" */ '@university/blocks/content-block').then((module) => module.ContentBlock))

/** Biography and education of a person; nothing without either. */
export function PersonAbout({ person: { bio, education } }: { person: Queries.PersonAboutFragment }) {
  const { t, language } = useLanguage()
  if (!bio && education.length === 0) return null
  return (
    <div className={styles.about}>
      {bio && (
        <section aria-labelledby="about">
          <h2 id="about" className={styles.heading}>
            {t('portfolio.about')}
          </h2>
          <TranslationNotice textLanguage={bio.language} />
          <Island id="Biography" code={text} props={{ html: bio.text, textLanguage: bio.language }} />
        </section>
      )}
      {education.length > 0 && (
        <section aria-labelledby="education">
          <h2 id="education" className={styles.heading}>
            {t('portfolio.education')}
          </h2>
          <ol className={styles.education}>
            {education.map(({ institution, qualification, year }, index) => (
              <li key={index}>
                <span className={styles.year}>{year}</span>
                <div>
                  <p className={styles.qualification} lang={langOf(qualification, language)}>
                    {qualification?.text}
                  </p>
                  <p lang={langOf(institution, language)}>{institution?.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

export const personAboutFragment = graphql`
  fragment PersonAbout on UniversityPortfolio {
    bio(language: $language) { ...Text }
    education {
      year
      institution(language: $language) { ...Text }
      qualification(language: $language) { ...Text }
    }
  }
`
