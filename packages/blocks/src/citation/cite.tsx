import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { useLangOf } from '../environment/use-lang-of'
import type { Citation } from './citation'
import * as styles from './cite.module.css'
import { languageOfWork } from './language-of-work'
import type { Work } from './work'

/** Opens the ways to cite a publication below its row. Their code comes with the first click. */
export function Cite({ work }: { work: Work }) {
  const { t } = useTranslation()
  const { onMissingCode } = useBlockEnvironment()
  const lang = useLangOf()({ language: languageOfWork(work) })
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [parts, setParts] = useState<{ Citation: typeof Citation }>()
  const [isFailed, setFailed] = useState(false)

  function toggle() {
    setFailed(false)
    setOpen(!isOpen)
    if (isOpen || parts) return
    import(/* webpackChunkName: "citation" */ './citation').then(setParts).catch((cause: unknown) => {
      setOpen(false)
      setFailed(true)
      onMissingCode(cause, false)
    })
  }

  return (
    <div className="screen-only">
      <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={isOpen && parts ? id : undefined} onClick={toggle}>
        {t('portfolio.cite')}
        <span className="visually-hidden" lang={lang}>
          : {work.title}
        </span>
      </button>
      {isFailed && <span role="alert"> {t('portfolio.cite_failed')}</span>}
      {isOpen && parts && <parts.Citation id={id} work={work} />}
    </div>
  )
}
