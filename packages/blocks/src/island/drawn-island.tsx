import { startTransition, useEffect, useRef, useState } from 'react'
import { useLatest } from '../environment/use-latest'
import type { IslandProps } from './island'

/** An island of a page without HTML of the build: drawn as soon as its code and its messages are there. */
export function DrawnIsland<Props extends object>({ id, code, props, loadMessages, className, 'data-block': block }: IslandProps<Props>) {
  const element = useRef<HTMLDivElement>(null)
  const [Component, setComponent] = useState(() => (loadMessages ? undefined : code.Component))
  const latest = useLatest(loadMessages)

  useEffect(() => {
    if (Component || !element.current) return
    let isCurrent = true
    // Code that went with a former build is builds/chunk-errors.ts' of the site.
    const come = () => void Promise.all([code.load(), latest.current?.()]).then(([part]) => isCurrent && startTransition(() => setComponent(() => part)))
    const stop = typeof code.comes === 'function' ? code.comes(element.current, come) : come()
    return () => {
      isCurrent = false
      stop?.()
    }
  }, [Component, code, latest])

  return (
    <div ref={element} id={id} className={className} data-block={block}>
      {Component && <Component {...props} />}
    </div>
  )
}
