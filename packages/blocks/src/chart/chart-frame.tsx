import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { useLatest } from '../environment/use-latest'
import { getLargeData, setLargeData } from '../list/large-data'
import { Chevron } from '../unfold/chevron'
import * as chevronStyles from '../unfold/chevron.module.css'
import { useWidth } from './use-width'
import * as styles from './chart-frame.module.css'

export interface ChartFrameProps {
  title: string
  /** One or two sentences that say what is to be seen. */
  summary: string
  /** Colours and what they mean, in order: the marks have the classes `mark-1`, `mark-2`. */
  legend?: readonly string[]
  /**
   * Draws into a width, in pixels. Fetched code is its own affair; what it returns is shown, and screen readers get the table
   * instead. Strokes and fills are `currentColor` or the classes of the marks, so that both themes work.
   */
  draw: (width: number) => Promise<SVGSVGElement | HTMLElement>
  /** Changes with what is drawn. */
  drawingKey: string
  /** The same as a table: rows of what is drawn. */
  table: ReactNode
}

/** A picture of numbers for who looks rather than reads, with its table behind it. */
export function ChartFrame({ title, summary, legend = [], draw, drawingKey, table }: ChartFrameProps) {
  const { t } = useTranslation()
  const id = useId()
  const canvas = useRef<HTMLDivElement | null>(null)
  const kept = `${title} ${drawingKey}`
  const latestKept = useLatest(kept)
  // As it was drawn a moment ago, for who comes back from another page, until it is drawn anew: the browser looks for their place as soon as the page is there.
  const attach = useCallback((element: HTMLDivElement | null) => {
    canvas.current = element
    const drawing = getLargeData(latestKept.current) as Node | undefined
    if (element && drawing) element.replaceChildren(drawing.cloneNode(true))
  }, [latestKept])
  const width = useWidth(canvas)
  const [isFailed, setFailed] = useState(false)
  const latestDraw = useLatest(draw)
  const tellMissing = useLatest(useBlockEnvironment().onMissingCode)

  useEffect(() => {
    if (!width) return
    let isCurrent = true
    setFailed(false)
    latestDraw
      .current(width)
      .then((drawing) => {
        if (!isCurrent) return
        canvas.current?.replaceChildren(drawing)
        setLargeData(latestKept.current, drawing)
      })
      .catch((cause: unknown) => {
        if (isCurrent) {
          canvas.current?.replaceChildren()
          setFailed(true)
        }
        tellMissing.current(cause, false)
      })
    return () => {
      isCurrent = false
    }
    // What is drawn is in the key; a new function is nothing new.
  }, [drawingKey, latestDraw, latestKept, tellMissing, width])

  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id} className={styles.caption}>
        <strong>{title}</strong> <span>{summary}</span>
      </figcaption>
      {legend.length > 0 && (
        <ul className={styles.legend} aria-hidden="true">
          {legend.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {/* It stays in its place, whose width is followed: other rows are drawn again. */}
      <div ref={attach} className={isFailed ? undefined : styles.canvas} aria-hidden="true" />
      {isFailed && <p>{t('chart.failed')}</p>}
      <details className={styles.data}>
        <summary className={chevronStyles.toggle}>
          {t('chart.data')}
          <Chevron />
        </summary>
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
          {table}
        </div>
      </details>
    </figure>
  )
}
