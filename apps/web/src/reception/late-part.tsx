import { useState, type ComponentType, type ReactNode } from 'react'
import { OnDemand } from '../components/on-demand'
import { useLanguage } from '../i18n/use-language'

export interface LatePartProps<Props> {
  /** The same function every time. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** Stands in until its code is there. */
  children: ReactNode
}

/** A part of a page whose code comes after the page; where it does not come, it can be asked for again. */
export function LatePart<Props extends object>({ load, props, children }: LatePartProps<Props>) {
  const { t } = useLanguage()
  const [hasFailed, setFailed] = useState(false)
  return (
    <>
      <OnDemand wanted={!hasFailed} load={load} onFail={() => setFailed(true)} props={props}>
        {children}
      </OnDemand>
      {hasFailed && (
        <div role="alert">
          <p>{t('reception_page.form_failed')}</p>
          <button type="button" className="button" onClick={() => setFailed(false)}>
            {t('list.retry')}
          </button>
        </div>
      )}
    </>
  )
}
