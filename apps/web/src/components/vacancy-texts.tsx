import { ContentBlock } from '@university/blocks/content-block'
import { useLanguage } from '../i18n/use-language'
import type { Text } from '../lib/text'
import { FileList } from './file-list'
import * as styles from './vacancy-texts.module.css'

export interface VacancyTextsProps {
  vacancy: Pick<NonNullable<Queries.VacancyQuery['universityVacancy']>, 'description' | 'duties' | 'requirements' | 'conditions' | 'required_documents' | 'files'>
}

/** What editors say of a vacancy, and its files. An island. */
export function VacancyTexts({ vacancy: { description, duties, requirements, conditions, required_documents, files } }: VacancyTextsProps) {
  const { t } = useLanguage()
  return (
    <>
      {description && (
        <div className={styles.description}>
          <ContentBlock html={description.text} textLanguage={description.language} />
        </div>
      )}
      <Part title={t('vacancy.duties')} text={duties} />
      <Part title={t('vacancy.requirements')} text={requirements} />
      <Part title={t('vacancy.conditions')} text={conditions} />
      <Part title={t('vacancy.documents')} text={required_documents} />
      <FileList files={files} />
    </>
  )
}

function Part({ title, text }: { title: string; text: Text }) {
  if (!text) return null
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <ContentBlock html={text.text} textLanguage={text.language} />
    </section>
  )
}
