import { useLatest } from '@university/blocks/use-latest'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { meetMissingCode } from '../builds/missing-code'
import { Link } from '../components/link'
import { OnDemand } from '../components/late/on-demand'
import { FormPlace } from '../forms/skeleton/form-place'
import { FormSkeleton } from '../forms/skeleton/form-skeleton'
import { Skeleton } from '../forms/skeleton/skeleton'
import { useLanguage } from '../i18n/use-language'
import { useLateMessages } from '../i18n/use-late-messages'
import { useHistoryStep } from '../lib/use-history-step'
import type { Shell } from '../shell/shell'
import { AdmissionContacts } from './admission-contacts'
import { Dialog } from './dialog'
import * as styles from './dialog.module.css'
import type { OpenedDialog } from './floating-buttons'
import { loadReceptionForm } from './load-reception-form'

export interface DialogsProps {
  opened: OpenedDialog | undefined
  /** What `onThere` has told: from then on they stay, whatever other language the page is in. */
  areThere: boolean
  shell: Shell | undefined
  /** The button that opened one. */
  clicked: RefObject<HTMLElement>
  onThere: () => void
  onClose: () => void
  /** When the code of a dialog does not come. */
  onFail: () => void
}

/** What the floating buttons open. Closed also by leaving the page, and by the back button. */
export function Dialogs({ opened, areThere, shell, clicked, onThere, onClose, onFail }: DialogsProps) {
  const { t, originalPath } = useLanguage()
  const areMessagesThere = useLateMessages('forms', { wanted: opened !== undefined || areThere, onFail: opened && failWithoutWords })
  const hasLeft = useRef(false)
  // antd renders nothing anew in a dialog that is closed: the next one that opens finds a form that has not failed.
  const [failures, setFailures] = useState(0)
  // It may fail in a dialog that is closed, which has what was said when it was open.
  const latestOpened = useLatest(opened)

  function fail() {
    setFailures((count) => count + 1)
    if (latestOpened.current?.name === 'reception') onFail()
  }

  /** The page that the link leads to would have none either. */
  function failWithoutWords(cause: unknown) {
    onClose()
    meetMissingCode(cause, true)
  }

  useEffect(() => {
    if (areMessagesThere && !areThere) onThere()
  }, [areMessagesThere, areThere, onThere])

  useEffect(() => {
    if (!opened || opened.on === originalPath) return
    // Who has left before it was there has changed their mind, and is where they want to be.
    hasLeft.current = areThere
    onClose()
  }, [areThere, onClose, opened, originalPath])

  useHistoryStep(opened !== undefined, (isOtherPath) => {
    hasLeft.current = areThere && isOtherPath
    onClose()
  })

  /** To the button; on another page to what is new there. */
  function giveFocusBack() {
    const target = hasLeft.current ? document.getElementById('content') : clicked.current
    hasLeft.current = false
    target?.focus({ preventScroll: true })
  }

  if (!areThere) return null
  return (
    <>
      <Dialog title={t('site.reception')} isOpen={opened?.name === 'reception'} onClose={onClose} afterClose={giveFocusBack}>
        <p className={styles.lead}>
          {t('reception_page.step_answer')} <Link to="/reception#status">{t('reception_page.check_title')}</Link>
        </p>
        <FormPlace skeleton={<FormSkeleton form="reception" view={Skeleton} />}>
          <OnDemand key={failures} wanted load={loadReceptionForm} onFail={fail} props={{ shell, isInDialog: true, onFailed: onClose }} />
        </FormPlace>
      </Dialog>
      {shell?.admissionPage && (
        <Dialog title={t('site.admission_contacts')} isOpen={opened?.name === 'contacts'} onClose={onClose} afterClose={giveFocusBack}>
          <AdmissionContacts page={shell.admissionPage} />
        </Dialog>
      )}
    </>
  )
}
