import { useState, type ComponentType } from 'react'
import { useLanguage } from '../../i18n/use-language'
import { OnDemand } from './on-demand'

export interface LatePartProps<Props> {
  /** Its code is fetched when this first becomes true; without it at once. */
  wanted?: boolean
  /** The same function every time. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** What is said when its code does not come. */
  failed: string
  /** The button that asks again is gone then, and the focus with it. */
  onRetry?: () => void
}

/** A part of a page whose code comes after the page; where it does not come, it can be asked for again. */
export function LatePart<Props extends object>({ wanted = true, load, props, failed, onRetry }: LatePartProps<Props>) {
  const { t } = useLanguage()
  const [hasFailed, setFailed] = useState(false)

  function retry() {
    setFailed(false)
    onRetry?.()
  }

  return (
    <>
      <OnDemand wanted={wanted && !hasFailed} load={load} onFail={() => setFailed(true)} props={props} />
      {hasFailed && (
        <div role="alert">
          <p>{failed}</p>
          <button type="button" className="button" onClick={retry}>
            {t('list.retry')}
          </button>
        </div>
      )}
    </>
  )
}
