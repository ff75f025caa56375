import { useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { meetMissingCode } from '../../builds/missing-code'
import { OnDemand } from '../../components/late/on-demand'
import { localizePath } from '../../i18n/paths'
import { useLanguage } from '../../i18n/use-language'
import { loadingAtom } from '../../state/loading'
import { sidebarAtom } from '../../state/sidebar'
import { loadSidebar } from './load-sidebar'
import { searchDraftAtom } from './search-draft'
import type { SidebarProps } from './sidebar'

/** Of its full size: in a field without any width Chromium puts each letter before the last. */
const unseen = { position: 'fixed', top: 0, opacity: 0, pointerEvents: 'none' } as const

/** The full-screen menu, which comes when it is first opened. Where it does not come, the next click tries again. */
export function SidebarOnDemand(props: SidebarProps) {
  const { t, language, originalPath } = useLanguage()
  const [sidebar, setSidebar] = useAtom(sidebarAtom)
  const setDraft = useSetAtom(searchDraftAtom)

  // Who leaves the page before it is there has changed their mind.
  useEffect(() => () => setSidebar('closed'), [originalPath, setSidebar])

  function fail(cause: unknown) {
    setSidebar('closed')
    document.querySelector<HTMLElement>(`[data-opens=${sidebar}]`)?.focus()
    meetMissingCode(cause, true)
  }
  return (
    <OnDemand wanted={sidebar !== 'closed'} load={loadSidebar} onFail={fail} props={props}>
      <Loading />
      {/*
       * Takes the keys until the field of the menu is there, which goes on with them; and has phones bring their keyboard. Who
       * has typed all of it by then is led to the search by the browser.
       */}
      {sidebar === 'search' && (
        <form style={unseen} action={localizePath(language, '/search')}>
          <input name="q" aria-label={t('search.label')} required maxLength={200} autoComplete="off" autoFocus onChange={(event) => setDraft(event.target.value)} />
        </form>
      )}
    </OnDemand>
  )
}

/** The bar over the page, as long as this is there: on a slow network the menu takes a second or two. */
function Loading() {
  const setLoading = useSetAtom(loadingAtom)
  useEffect(() => {
    setLoading(1)
    return () => setLoading(-1)
  }, [setLoading])
  return null
}
