import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWidth } from '../chart/use-width'
import { useBlockEnvironment } from '../environment/environment'
import { useLangOf } from '../environment/use-lang-of'
import { MapCanvas } from './map-canvas'
import { MapZoom } from './map-zoom'
import { PartnerPlace } from './partner-row'
import type { PartnerItem } from './universities-list.options'
import { useMapProjection } from './use-map-projection'
import * as styles from './partner-map.module.css'

export interface PartnerMapProps {
  partners: readonly PartnerItem[]
  /** Called with the id of a country that was chosen on the map; undefined where there is nothing to choose. */
  onCountry: ((country: number) => void) | undefined
}

/** So many times as near as all of it, at most. */
const nearest = 16

/** Where the partners are. For who looks at it: the list below says the same, and for each country there is a filter. */
export function PartnerMap({ partners, onCountry }: PartnerMapProps) {
  const { t } = useTranslation()
  const { Link } = useBlockEnvironment()
  const langOf = useLangOf()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const { project, isFailed } = useMapProjection()
  const [zoom, setZoom] = useState(1)
  const [chosenId, setChosenId] = useState<number>()
  useEffect(() => setZoom(1), [partners])

  const placed = useMemo(() => partners.flatMap((partner) => (partner.place ? [{ ...partner, place: partner.place }] : [])), [partners])
  const chosen = placed.find((partner) => partner.id === chosenId)
  const height = width && Math.round(Math.min(460, Math.max(240, width * 0.55)))
  const drawing = useMemo(() => {
    if (!project || !width || !height) return undefined
    const shaded = [...new Set(placed.flatMap(({ country }) => country.code ?? []))]
    return project({ places: placed.map(({ place }) => place), shaded, width, height, zoom, centre: chosen?.place })
  }, [project, width, height, placed, zoom, chosen])
  const missing = partners.length - placed.length

  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id} className={styles.caption}>
        <strong>{t('partners.map')}</strong> <span>{t('partners.map_summary')}</span>
      </figcaption>
      {isFailed ? (
        <p>{t('partners.map_failed')}</p>
      ) : (
        <div ref={frame} className={styles.frame}>
          {drawing && width && height && (
            <MapCanvas
              drawing={drawing}
              width={width}
              height={height}
              partners={placed}
              chosen={chosen}
              onChoose={({ id: next }) => setChosenId(next)}
              onCountry={onCountry && ((code) => onCountry(placed.find(({ country }) => country.code === code)?.country.id ?? 0))}
            />
          )}
          <MapZoom zoom={zoom} nearest={nearest} onZoom={setZoom} />
        </div>
      )}
      <div aria-live="polite" aria-atomic="true" className={styles.chosen}>
        {chosen && (
          <>
            <p className={styles.name} lang={langOf(chosen.name)}>
              {chosen.website ? <Link to={chosen.website}>{chosen.name.text}</Link> : chosen.name.text}
            </p>
            <PartnerPlace item={chosen} />
          </>
        )}
      </div>
      {missing > 0 && <p className={styles.note}>{t('partners.not_on_map', { count: missing })}</p>}
    </figure>
  )
}
