import { useEffect, useRef, useState } from 'react'
import { Icon } from '../components/icon'
import { OnDemand } from '../components/on-demand'
import { useLanguage } from '../i18n/use-language'

const loadPanel = () => import(/* webpackChunkName: "accessibility" */ './panel').then((module) => module.Panel)

/** Opens the panel where the reader chooses size, colours and pictures. */
export function AccessibilityButton({ className }: { className?: string | undefined }) {
  const { t } = useLanguage()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)

  useEffect(() => {
    if (document.body.id === 'img-hide') void import(/* webpackChunkName: "image-texts" */ './image-texts').then(({ showImageTexts }) => showImageTexts())
  }, [])

  return (
    <>
      <button ref={button} type="button" className={className} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <Icon name="eye" />
        <span className="visually-hidden">{t('accessibility.open')}</span>
      </button>
      {open && <OnDemand wanted load={loadPanel} onFail={close} props={{ button, onClose: close }} />}
    </>
  )
}
