import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { BlockEnvironmentProvider, useBlockEnvironment, type BlockEnvironment, type Language } from '../environment/environment'
import { i18nOf } from './messages'

export interface BlockFrameProps {
  language: Language
  /** Instead of what a quiet page of the main site gives. */
  environment?: Partial<BlockEnvironment>
  /** Told the query that a block asks for, where it is another one. */
  onSearch?: ((search: string, options?: { replace?: boolean }) => void) | undefined
  children: ReactNode
}

const instances = { kz: i18nOf('kz'), ru: i18nOf('ru'), en: i18nOf('en') }

/** What the site puts around a block, without the site. */
export function BlockFrame({ language, environment, onSearch, children }: BlockFrameProps) {
  const value: BlockEnvironment = {
    site: '',
    language,
    Link: PlainLink,
    search: '',
    changeSearch(change, ...options) {
      const next = change(value.search)
      if (next !== value.search) onSearch?.(next, ...options)
    },
    open: () => undefined,
    onMissingCode: () => undefined,
    href: hrefs[language],
    siteUrl: (slug) => `https://${slug && `${slug}.`}kokzhiek.example`,
    formatDate: (iso, style) => (style === 'year' ? iso.slice(0, 4) : style === 'month' ? iso.slice(0, 7) : style === 'time' ? iso.slice(11, 16) : style === 'day' ? iso.slice(8, 10) : iso.slice(0, 10)),
    formatPeriod: ({ startsAt, endsAt }) => `${startsAt} – ${endsAt ?? ''}`,
    ...environment,
  }
  return (
    <I18nextProvider i18n={instances[language]}>
      <BlockEnvironmentProvider value={value}>{children}</BlockEnvironmentProvider>
    </I18nextProvider>
  )
}

const hrefs = { kz: (path: string) => `/kz${path}`, ru: (path: string) => `/ru${path}`, en: (path: string) => `/en${path}` }

function PlainLink({ to, children }: { to: string; children: ReactNode }) {
  const { href } = useBlockEnvironment()
  return <a href={href(to)}>{children}</a>
}
