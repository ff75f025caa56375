import { useBlockEnvironment } from '@university/blocks/environment'
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { meetMissingCode } from '../builds/missing-code'
import { Icon } from '../components/icon'
import { Link } from '../components/link'
import { useLanguage } from '../i18n/use-language'
import { useLateMessages } from '../i18n/use-late-messages'
import { useHistoryStep } from '../lib/use-history-step'
import { Choice } from './choice'
import { keepChoice, type Keep } from './kept-choices'
import * as styles from './panel.module.css'
import { ReadAloudChoice } from './read-aloud/read-aloud-choice'
import { reset, settings, type Setting, type SettingName } from './settings'

export interface PanelProps {
  /** The button that opened it: hidden while the panel is open, and given the focus when it closes. */
  button: RefObject<HTMLButtonElement>
  onClose: () => void
  /** Told what has been chosen, to be read out. */
  onSay: (text: string) => void
}

/** How the reader wants to see the site. What is chosen holds at once, on all pages of all sites, and the next time. */
export function Panel(props: PanelProps) {
  // As where its code does not come.
  function fail(cause: unknown) {
    props.onClose()
    meetMissingCode(cause, true)
  }
  return useLateMessages('accessibility', { onFail: fail }) ? <OpenPanel {...props} /> : null
}

function OpenPanel({ button, onClose, onSay }: PanelProps) {
  const { t } = useLanguage()
  const { siteUrl } = useBlockEnvironment()
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [, setChosen] = useState(0)
  const keep: Keep = (key, value) => keepChoice(key, value, siteUrl(''))

  // While the panel is open the theme may follow the system, and everything what is chosen in another tab.
  useEffect(() => {
    const observer = new MutationObserver(() => setChosen((count) => count + 1))
    observer.observe(document.documentElement, { attributes: true })
    observer.observe(document.body, { attributes: true })
    return () => observer.disconnect()
  }, [])

  // With the panel, not after it: a key that is pressed as soon as it is seen is meant for it. To its heading: of a dialog that has the focus itself, Orca reads out all that is in it.
  useLayoutEffect(() => {
    button.current?.style.setProperty('visibility', 'hidden')
    heading.current?.focus()
  }, [button])

  useEffect(() => {
    const opener = button.current
    return () => {
      opener?.style.removeProperty('visibility')
      // Unless another page, to which the reader has gone, has it by now.
      if (document.activeElement === document.body) opener?.focus()
    }
  }, [button])

  useHistoryStep(true, onClose)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') onClose()
    if (event.key === 'Tab') goRound(event)
  }

  function onReset() {
    reset(keep)
    onSay(t('accessibility.is_reset'))
    onClose()
  }

  function choiceOf(name: SettingName, legend: string, labels: Record<string, string>) {
    const setting: Setting = settings[name]
    const onChoose = (value: string) => {
      setting.choose(value, keep)
      setChosen((count) => count + 1)
      onSay(t('accessibility.is_chosen', { setting: legend, value: labels[value] ?? value }))
    }
    const options = setting.values.map((value) => ({ value, label: labels[value] ?? value }))
    return <Choice name={name} legend={legend} options={options} look={name === 'colours' ? lookOf : undefined} chosen={setting.read()} onChoose={onChoose} />
  }

  return (
    <section role="dialog" aria-labelledby={title} tabIndex={-1} className={styles.panel} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h2 id={title} ref={heading} tabIndex={-1}>
          {t('accessibility.title')}
        </h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="close" />
          <span className="visually-hidden">{t('site.close')}</span>
        </button>
      </div>
      <div className={styles.choices}>
        {choiceOf('fontSize', t('accessibility.font_size'), {
          'fz-small': t('accessibility.fz_small'),
          default: t('accessibility.fz_default'),
          'fz-middle': t('accessibility.fz_middle'),
          'fz-big': t('accessibility.fz_big'),
        })}
        {choiceOf('colours', t('accessibility.theme'), {
          'light-theme': t('accessibility.theme_light'),
          'dark-theme': t('accessibility.theme_dark'),
          'black-on-white': t('accessibility.theme_black_on_white'),
          'white-on-black': t('accessibility.theme_white_on_black'),
          blue: t('accessibility.theme_blue'),
          brown: t('accessibility.theme_brown'),
          green: t('accessibility.theme_green'),
        })}
        {choiceOf('images', t('accessibility.images'), { 'img-show': t('accessibility.images_shown'), grey: t('accessibility.images_grey'), 'img-hide': t('accessibility.images_hidden') })}
        {choiceOf('letters', t('accessibility.letters'), { usual: t('accessibility.letters_usual'), 1: t('accessibility.letters_wide'), 2: t('accessibility.letters_wider'), 3: t('accessibility.letters_widest') })}
        {choiceOf('lines', t('accessibility.lines'), { usual: t('accessibility.lines_usual'), 1: t('accessibility.lines_more'), 2: t('accessibility.lines_further'), 3: t('accessibility.lines_most') })}
        {choiceOf('font', t('accessibility.font'), { usual: t('accessibility.font_usual'), sans: t('accessibility.font_sans'), serif: t('accessibility.font_serif') })}
        {choiceOf('targets', t('accessibility.targets'), { usual: t('accessibility.targets_usual'), large: t('accessibility.targets_large') })}
        {choiceOf('media', t('accessibility.media'), { usual: t('accessibility.media_on'), off: t('accessibility.media_off') })}
        <ReadAloudChoice keep={keep} onStart={onClose} />
        <p>
          <Link to="/accessibility" onClick={onClose}>
            {t('accessibility.statement')}
          </Link>
        </p>
      </div>
      <div className={styles.foot}>
        <button type="button" className={styles.reset} onClick={onReset}>
          {t('accessibility.reset')}
        </button>
      </div>
    </section>
  )
}

/** The page behind is covered, so the focus stays here: after the last control comes the first. */
function goRound(event: KeyboardEvent<HTMLElement>): void {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input:checked, a[href]')]
  const [first, last] = [controls[0], controls[controls.length - 1]]
  const isAtEnd = event.shiftKey ? !controls.slice(1).some((one) => one === document.activeElement) : last === document.activeElement
  if (!isAtEnd) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}

/** What makes the root have these colours makes an option have them. */
function lookOf(colours: string): object {
  return colours.endsWith('-theme') ? { 'data-theme': colours } : { 'data-a11y-scheme': colours }
}
