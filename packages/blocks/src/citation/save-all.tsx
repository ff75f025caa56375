import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import * as styles from './cite.module.css'

/** All publications of a person as one file. What makes it comes with the click. */
export function SaveAll({ portfolioId }: { portfolioId: number }) {
  const { t } = useTranslation()
  const { onMissingCode } = useBlockEnvironment()
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')

  function save() {
    setState('loading')
    import(/* webpackChunkName: "citation" */ './save-bibtex')
      .then(({ saveAllBibtex }) => saveAllBibtex(portfolioId))
      .then((isSaved) => setState(isSaved ? 'ready' : 'failed'))
      .catch((cause: unknown) => {
        setState('failed')
        onMissingCode(cause, false)
      })
  }

  return (
    <p className={styles.all}>
      <button type="button" className={styles.act} aria-disabled={state === 'loading'} onClick={state === 'loading' ? undefined : save}>
        {t('portfolio.bib_all')}
      </button>{' '}
      <span aria-live="polite">{state === 'loading' ? t('list.loading') : state === 'failed' ? t('portfolio.cite_failed') : ''}</span>
    </p>
  )
}
