import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { Icon } from '../components/icon'
import { useLanguage } from '../i18n/use-language'
import { useLateMessages } from '../i18n/use-late-messages'
import { Choice } from './choice'
import * as styles from './panel.module.css'
import { choose, reset, settings, type Setting, type SettingName } from './settings'

export interface PanelProps {
  /** The button that opened it: hidden while the panel is open, and given the focus when it closes. */
  button: RefObject<HTMLButtonElement>
  onClose: () => void
}

/** How the reader wants to see the site. What is chosen holds at once, on all pages, and the next time. */
export function Panel(props: PanelProps) {
  return useLateMessages() ? <OpenPanel {...props} /> : null
}

function OpenPanel({ button, onClose }: PanelProps) {
  const { t } = useLanguage()
  const title = useId()
  const panel = useRef<HTMLElement>(null)
  const [, setChosen] = useState(0)

  // Where nothing is chosen the theme follows the system, also while the panel is open.
  useEffect(() => {
    const observer = new MutationObserver(() => setChosen((count) => count + 1))
    observer.observe(document.documentElement, { attributeFilter: ['class'] })
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const opener = button.current
    opener?.style.setProperty('visibility', 'hidden')
    panel.current?.focus()
    return () => {
      opener?.style.removeProperty('visibility')
      opener?.focus()
    }
  }, [button])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
  }

  function choiceOf(name: SettingName, labels: Record<string, string>, legend: string) {
    const setting: Setting = settings[name]
    const onChoose = (value: string) => {
      choose(setting, value)
      setChosen((count) => count + 1)
    }
    return <Choice name={setting.key} legend={legend} options={setting.values.map((value) => ({ value, label: labels[value] ?? value }))} chosen={setting.read()} onChoose={onChoose} />
  }

  return (
    <section ref={panel} role="dialog" aria-labelledby={title} tabIndex={-1} className={styles.panel} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h2 id={title}>{t('accessibility.title')}</h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="close" />
          <span className="visually-hidden">{t('site.close')}</span>
        </button>
      </div>
      {choiceOf(
        'fontSize',
        { 'fz-small': t('accessibility.fz_small'), default: t('accessibility.fz_default'), 'fz-middle': t('accessibility.fz_middle'), 'fz-big': t('accessibility.fz_big') },
        t('accessibility.font_size'),
      )}
      {choiceOf('theme', { 'light-theme': t('accessibility.theme_light'), 'dark-theme': t('accessibility.theme_dark') }, t('accessibility.theme'))}
      {choiceOf('images', { 'img-show': t('accessibility.images_shown'), 'img-hide': t('accessibility.images_hidden') }, t('accessibility.images'))}
      <button
        type="button"
        className={styles.reset}
        onClick={() => {
          reset()
          onClose()
        }}
      >
        {t('accessibility.reset')}
      </button>
    </section>
  )
}
