import { pickText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import { useTranslation } from 'react-i18next'
import { IsolatedContent } from '../content-block/isolated-content'
import { useBlockEnvironment } from '../environment/environment'
import { useLangOf } from '../environment/use-lang-of'
import * as styles from './blog-plugin.module.css'

/** A question as it was asked, in one language, and its answer. */
export function BlogQuestion({ question: { id, author_display, category, question, answer, asked_at, answered_at, lang } }: { question: Schema<'BlogQuestion'> }) {
  const { t } = useTranslation()
  const { formatDate, language } = useBlockEnvironment()
  const langOf = useLangOf()
  const foreign = langOf({ language: lang })
  const topic = pickText(category, 'name', language)
  return (
    <article className={styles.question}>
      <p className={styles.meta}>
        <span className={styles.topic} lang={langOf(topic)}>
          {topic?.text ?? category.slug}
        </span>
        <span>
          <span lang={foreign}>{author_display}</span>, <time dateTime={asked_at}>{formatDate(asked_at)}</time>
        </span>
      </p>
      <h2 className={styles.asked} lang={foreign}>
        {question}
      </h2>
      {answer && (
        <div className={styles.answer}>
          <p className={styles.meta}>
            <span className={styles.topic}>{t('blog.answer')}</span>
            {answered_at && <time dateTime={answered_at}>{formatDate(answered_at)}</time>}
          </p>
          <IsolatedContent id={`Question-${id}`} html={answer} textLanguage={lang} />
        </div>
      )}
    </article>
  )
}
