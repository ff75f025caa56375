import { useEffect, useRef, useState } from 'react'
import { meetMissingCode } from '../builds/missing-code'
import { Icon } from '../components/icon'
import { OnDemand } from '../components/late/on-demand'
import { useLanguage } from '../i18n/use-language'

const loadPanel = () => import(/* webpackChunkName: "accessibility" */ './panel').then((module) => module.Panel)

/** Opens the panel where the reader chooses size, colours and pictures. */
export function AccessibilityButton({ className }: { className?: string | undefined }) {
  const { t, originalPath } = useLanguage()
  const [open, setOpen] = useState(false)
  const openedOn = useRef(originalPath)
  /** What has been chosen last; undefined as long as the panel was never open. */
  const [said, setSaid] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  function fail(cause: unknown) {
    close()
    meetMissingCode(cause, true)
  }

  // Closed also by leaving the page, as the back button does.
  useEffect(() => {
    if (openedOn.current !== originalPath) setOpen(false)
    openedOn.current = originalPath
  }, [originalPath])

  useEffect(() => {
    const look = () => {
      if (document.body.id === 'img-hide') void import(/* webpackChunkName: "image-texts" */ './image-texts').then(({ showImageTexts }) => showImageTexts())
    }
    look()
    // What was chosen elsewhere meanwhile: in another tab, or before the back button brought the page as it was left (first-paint.ts).
    const when = ['pageshow', 'storage']
    when.forEach((event) => window.addEventListener(event, look))
    return () => when.forEach((event) => window.removeEventListener(event, look))
  }, [])

  return (
    <>
      <button ref={button} type="button" className={className} aria-haspopup="dialog" aria-expanded={open} onClick={() => (setOpen(true), setSaid(''))}>
        <Icon name="eye" />
        <span className="visually-hidden">{t('accessibility.open')}</span>
      </button>
      {said !== undefined && (
        <span aria-live="polite" className="visually-hidden">
          {said}
        </span>
      )}
      {open && <OnDemand wanted load={loadPanel} onFail={fail} props={{ button, onClose: close, onSay: setSaid }} />}
    </>
  )
}
