import { isPreview } from '@university/blocks/is-preview'
import { useEffect, useState, type ReactNode } from 'react'
import { AccessibilityButton } from '../accessibility/accessibility-button'
import type { Shell } from '../shell/shell'
import { Email, Phone } from './contacts'
import { Emblem } from './emblem'
import { LanguageSwitcher } from './language-switcher'
import { Ornament } from './ornament'

export interface ClosedSiteProps {
  shell: Shell
  shellKey: string
  /** Query of the address; empty on the server. */
  search: string
  /** The page, for who previews the site. */
  children: ReactNode
}

/** What visitors of a closed site see instead of every page: its name, its message, how to reach it. With `mode=preview` the page. */
export function ClosedSite({ shell, shellKey, search, children }: ClosedSiteProps) {
  const [isPrepared, setPrepared] = useState(false)

  // The HTML has the title of the language that the reader came in; pages of a closed site give none.
  useEffect(() => {
    document.title = shell.name
  }, [shell.name])

  useEffect(() => {
    if (!isPreview(search)) return
    import(/* webpackChunkName: "preview-closed-site" */ './preview-closed-site')
      .then(({ prepareForPreview }) => prepareForPreview(shellKey))
      .then(() => setPrepared(true))
      .catch((cause: unknown) => console.error('The preview failed to load', cause))
  }, [search, shellKey])

  if (isPrepared) return children
  return (
    <>
      <header className="container closed-site-head">
        {shell.logo && <Emblem logo={shell.logo} />}
        <p lang={shell.nameLang}>{shell.name}</p>
        <div className="closed-site-tools">
          <AccessibilityButton />
          <LanguageSwitcher />
        </div>
      </header>
      <main id="content" className="container closed-site">
        <Ornament />
        <h1 lang={shell.closed?.lang}>{shell.closed?.text}</h1>
        <p className="closed-site-contacts">
          {shell.phone && <Phone number={shell.phone} />}
          {shell.email && <Email address={shell.email} />}
        </p>
      </main>
    </>
  )
}
