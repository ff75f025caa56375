import { PageContent } from '@university/blocks/page-content'
import { PlainText } from '@university/blocks/plain-text'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useMemo } from 'react'
import { useBlockMessages } from '../blocks/use-block-messages'
import { Breadcrumbs } from '../components/breadcrumbs'
import { PageHead } from '../components/page-head'
import { PageOutline } from '../components/page-outline'
import { SectionLinks } from '../components/section-links'
import { TranslationNotice } from '../components/translation-notice'
import { formatDate } from '../i18n/format-date'
import { useLanguage } from '../i18n/use-language'
import type { PageContext } from '../lib/page-context'
import { sharedPage } from '../lib/shared-page'
import { langOf } from '../lib/text'
import { getShell } from '../shell/store'
import * as styles from './page.module.css'

/** A content page: `/page/{slug...}`. */
export default function PageTemplate({ data, pageContext }: PageProps<Queries.PageQuery, PageContext>) {
  const { t, language } = useLanguage()
  const loadMessages = useBlockMessages()
  const page = data.universityPage
  const shared = useMemo(() => page && sharedPage(pageContext, page), [page, pageContext])
  if (!page || !shared) return null
  const shell = getShell(pageContext.shell)

  return (
    <div className="container">
      <Breadcrumbs
        items={[
          ...page.breadcrumbs.slice(0, -1).map((item) => ({
            title: item.menu_title,
            to: item.link ?? (item.slugs ? `/page/${item.slugs}` : undefined),
          })),
          { title: page.title },
        ]}
      />
      <article className={styles.page}>
        <header className={styles.head}>
          <h1 lang={langOf(page.title, language)}>{page.title?.text}</h1>
          <TranslationNotice textLanguage={page.content?.language} />
          {page.lead && (
            <p className={styles.lead} lang={langOf(page.lead, language)}>
              <PlainText text={page.lead.text} />
            </p>
          )}
        </header>
        <div className={styles.body}>
          {page.content && <PageContent html={page.content.text} textLanguage={page.content.language} blocks={page.blocks} page={shared} loadMessages={loadMessages} />}
          <p className={styles.updated}>
            {t('page.updated')}: <time dateTime={page.updated_at}>{formatDate(page.updated_at, language)}</time>
          </p>
        </div>
        <aside className={styles.aside}>
          {page.content && <PageOutline html={page.content.text} textLanguage={page.content.language} blocks={page.blocks} />}
          <SectionLinks menu={shell?.menu ?? []} />
        </aside>
      </article>
    </div>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.PageQuery, PageContext>) {
  const page = data.universityPage
  return (
    <PageHead
      pageContext={pageContext}
      title={page?.title?.text}
      description={page?.lead?.text}
      seo={page?.seo}
      textLanguage={page?.content?.language}
    />
  )
}

export const query = graphql`
  query Page($id: String!, $language: UniversityLanguage!) {
    universityPage(id: { eq: $id }) {
      title(language: $language) { ...Text }
      lead(language: $language) { ...Text }
      content(language: $language) { ...Text }
      blocks {
        name
        props
        initial(language: $language)
        title(language: $language)
        hidden
      }
      updated_at
      breadcrumbs {
        menu_title(language: $language) { ...Text }
        slugs
        link
      }
      seo { ...Seo }
    }
  }
`
