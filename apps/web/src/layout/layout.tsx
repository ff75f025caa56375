import '../styles/global.css'
import type { ReactNode } from 'react'
import type { Shell } from '../shell/shell'
import { useLanguage } from '../i18n/use-language'
import { usePluralRules } from '../i18n/use-plural-rules'
import { Footer } from './footer'
import { Header } from './header'
import { TopBar } from './top-bar'

/**
 * What is around every page.
 *
 * @param shell undefined while menus and settings are missing: placeholders stand in their place
 */
export function Layout({ shell, children }: { shell: Shell | undefined; children: ReactNode }) {
  usePluralRules()
  const { t } = useLanguage()
  return (
    <div className={shell?.mourning ? 'site site-mourning' : 'site'}>
      <a className="skip-link" href="#content">
        {t('site.skip_to_content')}
      </a>
      <header className="banner">
        <TopBar shell={shell} />
        <Header shell={shell} />
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer shell={shell} />
    </div>
  )
}
