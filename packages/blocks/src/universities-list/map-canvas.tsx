import { useState, type MouseEvent } from 'react'
import { useLangOf } from '../environment/use-lang-of'
import { nearestDot } from './nearest-dot'
import type { MapDrawing } from './project-map'
import type { PartnerItem } from './universities-list.options'
import * as styles from './partner-map.module.css'

export interface MapCanvasProps {
  drawing: MapDrawing
  /** In pixels. */
  width: number
  height: number
  /** Those of the dots, in their order. */
  partners: readonly PartnerItem[]
  chosen: PartnerItem | undefined
  onChoose: (partner: PartnerItem) => void
  onCountry: ((code: string) => void) | undefined
}

/** The map itself. A pointer need not hit a dot: the nearest one counts. */
export function MapCanvas({ drawing, width, height, partners, chosen, onChoose, onCountry }: MapCanvasProps) {
  const langOf = useLangOf()
  const [pointed, setPointed] = useState<number>()
  const dot = pointed === undefined ? undefined : drawing.dots[pointed]
  const partner = pointed === undefined ? undefined : partners[pointed]

  function under({ clientX, clientY, currentTarget }: MouseEvent): number | undefined {
    const { left, top } = currentTarget.getBoundingClientRect()
    return nearestDot(drawing.dots, clientX - left, clientY - top)
  }

  function click(event: MouseEvent) {
    const hit = partners[under(event) ?? -1]
    const country = (event.target as Element).getAttribute('data-country')
    if (hit) onChoose(hit)
    else if (country) onCountry?.(country)
  }

  return (
    <div className={styles.canvas} aria-hidden="true">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        data-pointed={pointed === undefined ? undefined : ''}
        onPointerMove={(event) => setPointed(under(event))}
        onPointerLeave={() => setPointed(undefined)}
        onClick={click}
      >
        <path className={styles.land} d={drawing.land} />
        {drawing.shaded.map(({ code, path }) => (
          <path key={code} className={styles.country} d={path} data-country={code} data-answers={onCountry && ''} />
        ))}
        <path className={styles.borders} d={drawing.borders} />
        {drawing.dots.map((at, index) => {
          const one = partners[index]
          if (!at || !one) return null
          const state = one.id === chosen?.id ? styles.chosenDot : one.isActive ? styles.dot : styles.endedDot
          return <circle key={one.id} className={state} cx={at.x} cy={at.y} r={one.id === chosen?.id || index === pointed ? 7 : 4.5} />
        })}
      </svg>
      {dot && partner && (
        // It leans to the middle of the map, so that it stays inside; by `transform`, for Chrome before 104 has no `translate`.
        <p className={styles.tip} style={{ left: dot.x, top: dot.y, transform: `translate(${(-100 * dot.x) / width}%, ${dot.y < 70 ? '0.8rem' : 'calc(-100% - 0.8rem)'})` }}>
          <strong lang={langOf(partner.name)}>{partner.name.text}</strong>
          {partner.city && <span lang={langOf(partner.city)}>{partner.city.text}</span>}
        </p>
      )}
    </div>
  )
}
