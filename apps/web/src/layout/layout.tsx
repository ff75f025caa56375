import '../styles/global.css'
import { useRef, type ReactNode } from 'react'
import { useShell } from '../shell/use-shell'
import { useLanguage } from '../i18n/use-language'
import { usePluralRules } from '../i18n/use-plural-rules'
import { Alerts } from './alerts/alerts'
import { Footer } from './footer'
import { Header } from './header'
import { LoadingBar } from './loading-bar'
import { ScrollToTop } from './scroll-to-top'
import { SidebarOnDemand } from './sidebar/sidebar-on-demand'
import { TopBar } from './top-bar'

/**
 * What is around every page.
 *
 * @param shellKey names menu and settings of the site; placeholders stand in their place while they are missing
 */
export function Layout({ shellKey, children }: { shellKey: string; children: ReactNode }) {
  const shell = useShell(shellKey)
  usePluralRules()
  const { t, originalPath } = useLanguage()
  const firstPath = useRef(originalPath)
  return (
    <>
      <a className="skip-link" href="#content">
        {t('site.skip_to_content')}
      </a>
      {shell?.alerts && <Alerts alerts={shell.alerts} />}
      <header className="banner">
        <TopBar shell={shell} />
        <Header shell={shell} />
      </header>
      {/* Pages that the reader goes on to come in softly; the first one is simply there. */}
      <main id="content" tabIndex={-1} data-later={originalPath !== firstPath.current || undefined}>
        {children}
      </main>
      <Footer shell={shell} />
      <SidebarOnDemand shell={shell} shellKey={shellKey} />
      <ScrollToTop />
      <LoadingBar />
      {/* shell/announce-page.ts writes into it. No status, as in loading-bar.tsx. */}
      <div className="visually-hidden" aria-live="polite" data-announces="" />
    </>
  )
}
