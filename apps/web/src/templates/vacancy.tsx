import { Island } from '@university/blocks/island'
import { islandCode } from '@university/blocks/island-code'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Breadcrumbs } from '../components/breadcrumbs'
import { ListLink } from '../components/list-link'
import { PageHead } from '../components/page-head'
import { SharePage } from '../components/share-page'
import { TranslationNotice } from '../components/translation-notice'
import { VacancyApply } from '../components/vacancies/vacancy-apply'
import { VacancyFacts } from '../components/vacancies/vacancy-facts'
import { useLanguage } from '../i18n/use-language'
import { listPath } from '../lib/list-path'
import { beginningOf } from '../lib/beginning-of'
import type { PageContext } from '../lib/page-context'
import { langOf } from '../lib/text'
import { ApplicationSection } from '../vacancy-application/application-section'
import { useApplication } from '../vacancy-application/use-application'
import * as styles from './vacancy.module.css'

const texts = islandCode(() => import(/* webpackChunkName: "island-vacancy" */ '../components/vacancies/vacancy-texts').then((module) => module.VacancyTexts))
const similar = islandCode(() => import(/* webpackChunkName: "island-vacancy" */ '../components/vacancies/similar-vacancies').then((module) => module.SimilarVacancies))

/** A vacancy: `/vacancy/{id}`. */
export default function VacancyTemplate({ data, pageContext }: PageProps<Queries.VacancyQuery, PageContext>) {
  const { t, language } = useLanguage()
  const vacancy = data.universityVacancy
  const application = useApplication(vacancy)
  if (!vacancy) return null
  const { category, department } = vacancy
  const { now } = application
  const closed = application.ending !== undefined

  return (
    <div className="container">
      <Breadcrumbs items={[{ title: t('vacancy.title'), to: listPath(vacancy) }, { title: vacancy.title }]} />
      <article className={styles.vacancy}>
        <header className={styles.head}>
          <p className="overline" lang={langOf(category.name, language)}>
            {category.name?.text}
          </p>
          <h1 lang={langOf(vacancy.title, language)}>{vacancy.title?.text}</h1>
          {department?.name && (
            <p className={styles.department} lang={langOf(department.name, language)}>
              {department.name.text}
            </p>
          )}
          <TranslationNotice textLanguage={vacancy.description?.language} />
        </header>
        <div className={styles.card}>
          <VacancyFacts vacancy={vacancy} now={now} closed={closed} />
          <VacancyApply vacancy={vacancy} closed={closed} application={application} />
        </div>
        <div className={styles.body}>
          {closed && !vacancy.description && <p className={styles.description}>{t('vacancy.closed_text')}</p>}
          <Island id="VacancyTexts" className={styles.texts} code={texts} props={{ vacancy }} />
          <ApplicationSection application={application} vacancy={{ id: vacancy.api_id, contactEmail: vacancy.contact_email }} site={pageContext.site} />
          {vacancy.status === 'open' && <SharePage pageContext={pageContext} item={vacancy} />}
          <ListLink to={listPath(vacancy)}>{t('vacancy.all')}</ListLink>
        </div>
      </article>
      <Island id="SimilarVacancies" code={similar} props={{ vacancies: data.similar.nodes }} />
    </div>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.VacancyQuery, PageContext>) {
  const vacancy = data.universityVacancy
  return (
    <PageHead
      pageContext={pageContext}
      title={vacancy?.title?.text}
      description={vacancy?.description && beginningOf(vacancy.description.text)}
      seo={vacancy?.seo}
      textLanguage={vacancy?.description?.language}
    />
  )
}

export const query = graphql`
  query Vacancy($id: String!, $site: String!, $categoryId: Int!, $language: UniversityLanguage!) {
    universityVacancy(id: { eq: $id }) {
      api_id
      list_slug
      title(language: $language) { ...Text }
      category {
        name(language: $language) { ...Text }
      }
      department {
        name(language: $language) { ...Text }
      }
      city(language: $language) { ...Text }
      employment_type
      rate
      positions_count
      salary_from
      salary_to
      currency
      published_at
      deadline_at
      status
      description(language: $language) { ...Text }
      duties(language: $language) { ...Text }
      requirements(language: $language) { ...Text }
      conditions(language: $language) { ...Text }
      required_documents(language: $language) { ...Text }
      files {
        ...FileLink
      }
      contact_name
      contact_email
      contact_phone
      seo { ...Seo }
    }
    similar: allUniversityVacancy(
      filter: { site: { eq: $site }, id: { ne: $id }, status: { eq: open }, category: { id: { eq: $categoryId } } }
      sort: [{ published_at: DESC }, { api_id: DESC }]
      limit: 3
    ) {
      nodes {
        ...VacancyCard
      }
    }
  }
`
