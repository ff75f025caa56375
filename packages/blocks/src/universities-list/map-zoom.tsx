import { useTranslation } from 'react-i18next'
import { LineIcon } from '../icon/line-icon'
import * as styles from './partner-map.module.css'

export interface MapZoomProps {
  /** From 1, the whole map. */
  zoom: number
  nearest: number
  onZoom: (zoom: number) => void
}

/** Nearer, further, all of it. */
export function MapZoom({ zoom, nearest, onZoom }: MapZoomProps) {
  const { t } = useTranslation()
  const buttons = [
    { label: t('partners.zoom_in'), icon: 'M8 3v10M3 8h10', to: Math.min(nearest, zoom * 2) },
    { label: t('partners.zoom_out'), icon: 'M3 8h10', to: Math.max(1, zoom / 2) },
    { label: t('partners.zoom_reset'), icon: 'M6 3H3v3M10 3h3v3M6 13H3v-3M10 13h3v-3', to: 1 },
  ]
  return (
    <div className={styles.zoom}>
      {buttons.map(({ label, icon, to }) => (
        // One that has nothing to do stays, so that the focus is not lost.
        <button key={label} type="button" aria-label={label} title={label} aria-disabled={to === zoom} onClick={() => onZoom(to)}>
          <LineIcon path={icon} />
        </button>
      ))}
    </div>
  )
}
