import { isPlainClick } from '@university/blocks/path-to-open'
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Icon, type IconName } from '../components/icon'
import { OnDemand } from '../components/late/on-demand'
import { loadMessages } from '../i18n/load-messages'
import { localizePath } from '../i18n/paths'
import { useLanguage } from '../i18n/use-language'
import type { Shell } from '../shell/shell'
import * as styles from './floating-buttons.module.css'
import { loadReceptionForm } from './load-reception-form'

export type DialogName = 'contacts' | 'reception'

export interface OpenedDialog {
  name: DialogName
  /** The page on which it was opened, without a language. */
  on: string
}

const loadDialogs = () => import(/* webpackChunkName: "floating" */ './dialogs').then((module) => module.Dialogs)

/** As buttons are, and links are not. */
function pressBySpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ' || event.currentTarget.getAttribute('role') !== 'button') return
  event.preventDefault()
  event.currentTarget.click()
}

/**
 * On every page: the public reception, and the contacts of the admission committee. They are links to pages, and stay so
 * without JavaScript. A click opens a dialog, whose code comes with the first one; where it does not come, the link is followed.
 */
export function FloatingButtons({ shell }: { shell: Shell | undefined }) {
  const { t, language, originalPath } = useLanguage()
  const [opened, setOpened] = useState<OpenedDialog>()
  const [areThere, setThere] = useState(false)
  const clicked = useRef<HTMLElement | null>(null)
  const isLink = useRef(false)
  // They open something here as soon as there is code for it.
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const paths = { contacts: shell?.admissionPage?.url, reception: '/reception' }

  function open(event: MouseEvent<HTMLElement>, name: DialogName) {
    if (isLink.current || !isPlainClick(event)) return
    event.preventDefault()
    clicked.current = event.currentTarget
    setOpened({ name, on: originalPath })
    // All at once; who needs them says what is to be done where they do not come.
    void loadMessages(language, 'forms')
    if (name === 'reception') loadReceptionForm().catch(() => undefined)
  }

  function follow() {
    setOpened(undefined)
    isLink.current = true
    clicked.current?.click()
    isLink.current = false
  }

  function button(name: DialogName, icon: IconName, label: string) {
    const path = paths[name]
    if (!path) return null
    // On its own page nothing is shown twice.
    const isHere = path === originalPath
    return (
      <a
        className={styles.button}
        href={isHere ? '#content' : localizePath(language, path)}
        // A link with a target is not loaded ahead (builds/preload.ts): this one opens a dialog.
        target="_self"
        aria-label={label}
        title={label}
        role={isAlive && !isHere ? 'button' : undefined}
        onKeyDown={pressBySpace}
        aria-busy={opened?.name === name && !areThere}
        onClick={(event) => isHere || open(event, name)}
      >
        <Icon name={icon} />
      </a>
    )
  }

  return (
    <>
      <section className={styles.buttons} aria-label={t('site.contact')}>
        {button('contacts', 'headset', t('site.admission_contacts'))}
        {button('reception', 'chat', t('site.reception'))}
      </section>
      <OnDemand
        wanted={opened !== undefined}
        load={loadDialogs}
        onFail={follow}
        props={{ opened, areThere, shell, clicked, onThere: () => setThere(true), onClose: () => setOpened(undefined), onFail: follow }}
      />
    </>
  )
}
