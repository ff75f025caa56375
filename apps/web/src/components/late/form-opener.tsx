import { useEffect, useRef, useState, type ComponentType } from 'react'
import { draftStore } from '../../forms/draft'
import { receipts } from '../../forms/receipts'
import { FormPlace } from '../../forms/skeleton/form-place'
import { FormSkeleton } from '../../forms/skeleton/form-skeleton'
import type { FormName } from '../../forms/skeleton/server-skeletons'
import { loadMessages } from '../../i18n/load-messages'
import { useLanguage } from '../../i18n/use-language'
import { useFragment } from '../../lib/use-fragment'
import * as styles from './form-opener.module.css'
import { LatePart } from './late-part'

export interface FormOpenerProps<Props> {
  /** Its id; as the fragment of the address it opens the form at once. */
  id: string
  /** Which it is. */
  form: FormName
  /** Name of its draft: where there is one, as after a reload, or what was sent is known, it is open from the start. */
  draft: string
  /** What the button says. */
  label: string
  /** Heading of the form. */
  title: string
  /** What is said when the code of the form does not come. */
  failed: string
  /** The same function every time. */
  load: () => Promise<ComponentType<Props>>
  props: Props
}

/**
 * A button that opens a form in its place. The form and its messages come with the first opening; closed it stays, unseen:
 * nothing typed is lost. Not there without JavaScript.
 */
export function FormOpener<Props extends object>({ id, form, draft, label, title, failed, load, props }: FormOpenerProps<Props>) {
  const { language } = useLanguage()
  /** `isWanted` where somebody has asked for it, and gets the focus. */
  const [{ isOpen, isWanted }, setPlace] = useState({ isOpen: false, isWanted: false })
  const heading = useRef<HTMLHeadingElement>(null)

  useFragment(id, () => setPlace({ isOpen: true, isWanted: true }))

  useEffect(() => {
    if (receipts.has(draft) || draftStore(draft).read()) setPlace((place) => (place.isOpen ? place : { isOpen: true, isWanted: false }))
  }, [draft])

  useEffect(() => {
    if (!isOpen) return
    // Beside the code; the form says what is to be done where they do not come.
    void loadMessages(language, 'forms')
    if (isWanted) heading.current?.focus()
  }, [isOpen, isWanted, language])

  return (
    <div id={id} className={styles.opener}>
      <button type="button" className="button" aria-expanded={isOpen} aria-controls={`${id}-form`} onClick={() => setPlace({ isOpen: !isOpen, isWanted: true })}>
        {label}
      </button>
      <section id={`${id}-form`} className={styles.panel} aria-labelledby={`${id}-title`} hidden={!isOpen}>
        <h3 id={`${id}-title`} ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <FormPlace skeleton={<FormSkeleton form={form} />}>
          <LatePart wanted={isOpen} load={load} failed={failed} onRetry={() => heading.current?.focus()} props={props} />
        </FormPlace>
      </section>
    </div>
  )
}
