import { startTransition, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { useLatest } from '../environment/use-latest'
import type { IslandProps } from './island'

/**
 * An island of a page without HTML of the build: drawn as soon as its code and its messages are there. Where they are from the start, it is drawn with the page: for who goes back,
 * the browser looks for their place as soon as the page is there, and what came later would move it.
 */
export function DrawnIsland<Props extends object>({ id, code, props, loadMessages, className, 'data-block': block }: IslandProps<Props>) {
  const element = useRef<HTMLDivElement>(null)
  const { i18n } = useTranslation()
  // What blocks say comes as one, and every page has it from then on.
  const [Component, setComponent] = useState(() => (!loadMessages || i18n.exists('blocks.gone') ? code.Component : undefined))
  const latest = useLatest({ environment: useBlockEnvironment(), loadMessages })

  useEffect(() => {
    if (Component || !element.current) return
    let isCurrent = true
    function come() {
      Promise.all([code.load(), latest.current.loadMessages?.()])
        .then(([part]) => isCurrent && startTransition(() => setComponent(() => part)))
        .catch((cause: unknown) => {
          if (!isCurrent) return
          latest.current.environment.onMissingCode(cause, true)
          window.addEventListener('online', come, { once: true })
        })
    }
    const stop = typeof code.comes === 'function' ? code.comes(element.current, come) : come()
    return () => {
      isCurrent = false
      window.removeEventListener('online', come)
      stop?.()
    }
  }, [Component, code, latest])

  return (
    <div ref={element} id={id} className={className} data-block={block}>
      {Component && <Component {...props} />}
    </div>
  )
}
