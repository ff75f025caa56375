import { useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../environment/copy-text'
import { useLangOf } from '../environment/use-lang-of'
import * as styles from './citation.module.css'
import * as buttons from './cite.module.css'
import { languageOfWork } from './language-of-work'
import { saveBibtex } from './save-bibtex'
import { toApa } from './to-apa'
import { bibtexKey, toBibtex } from './to-bibtex'
import type { Work } from './work'

/** A publication as GOST, APA and BibTeX want it, each to be copied, or to be selected by hand. */
export function Citation({ id, work }: { id: string; work: Work }) {
  const { t } = useTranslation()
  const apa = toApa(work)
  const lang = useLangOf()({ language: languageOfWork(work) })

  return (
    <div id={id} className={styles.citation}>
      <Form name={t('portfolio.gost')}>
        <p lang={lang}>{work.citation}</p>
      </Form>
      <Form name="APA 7">
        <p lang={lang}>{apa.map(({ text, isItalic }, index) => (isItalic ? <i key={index}>{text}</i> : text))}</p>
      </Form>
      <Form
        name="BibTeX"
        action={
          <button type="button" className={buttons.act} onClick={() => saveBibtex(bibtexKey(work), [work])}>
            {t('portfolio.bib')}
          </button>
        }
      >
        <pre lang={lang} translate="no">{toBibtex([work]).trimEnd()}</pre>
      </Form>
    </div>
  )
}

interface FormProps {
  name: string
  /** What else can be done with it. */
  action?: ReactNode
  /** One element with the reference, and nothing else. */
  children: ReactNode
}

function Form({ name, action, children }: FormProps) {
  const { t } = useTranslation()
  const heading = useId()
  const words = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState('')

  async function copy() {
    const reference = words.current?.firstElementChild
    if (!reference) return
    setOutcome('')
    const isFormatted = reference.childElementCount > 0
    const isCopied = await copyText(reference.textContent ?? '', isFormatted ? reference.innerHTML : undefined)
    if (!isCopied) window.getSelection()?.selectAllChildren(reference)
    setOutcome(isCopied ? t('portfolio.copied') : t('portfolio.copy_by_hand'))
  }

  return (
    <section aria-labelledby={heading} className={styles.form}>
      <h3 id={heading}>{name}</h3>
      <div ref={words} className={styles.words}>
        {children}
      </div>
      <p className={styles.actions}>
        <button type="button" className={buttons.act} onClick={() => void copy()}>
          {t('portfolio.copy')}
          <span className="visually-hidden">: {name}</span>
        </button>
        {action}
        <span aria-live="polite" className={styles.outcome}>
          {outcome}
        </span>
      </p>
    </section>
  )
}
