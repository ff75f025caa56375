import { IsolatedContent } from '@university/blocks/isolated-content'
import { useLanguage } from '../../i18n/use-language'
import type { Text } from '../../lib/text'
import { FileList } from '../file-list'
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
          <IsolatedContent id="description" html={description.text} textLanguage={description.language} />
        </div>
      )}
      <Part id="duties" title={t('vacancy.duties')} text={duties} />
      <Part id="requirements" title={t('vacancy.requirements')} text={requirements} />
      <Part id="conditions" title={t('vacancy.conditions')} text={conditions} />
      <Part id="documents" title={t('vacancy.documents')} text={required_documents} />
      <FileList files={files} />
    </>
  )
}

function Part({ id, title, text }: { id: string; title: string; text: Text }) {
  if (!text) return null
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <IsolatedContent id={id} html={text.text} textLanguage={text.language} />
    </section>
  )
}
