import { formatDecimal } from '@university/blocks/format-number'
import type { TFunction } from 'i18next'
import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent } from 'react'
import { splitPath } from '../../i18n/paths'
import type { Keep } from '../kept-choices'
import { PlayerIcon } from './player-icon'
import * as styles from './player.module.css'
import { rates } from './rate'
import type { Reader } from './speak'

export interface PlayerProps {
  t: TFunction
  keep: Keep
  reader: Reader
  onStop: () => void
}

/** What the reader steers the voice with: a bar at the lower edge of the window, which takes the focus and gives it back. */
export function Player({ t, keep, reader, onStop }: PlayerProps) {
  const { status, passage, rate, isSkipping, failure } = useSyncExternalStore(reader.subscribe, reader.state)
  const toggle = useRef<HTMLButtonElement>(null)
  const focusedBefore = useRef<Element | null>(null)
  const isReading = status === 'reading'
  const { language } = splitPath(window.location.pathname)

  useEffect(() => {
    focusedBefore.current = document.activeElement
    toggle.current?.focus({ preventScroll: true })
  }, [reader])

  // Leaves the room that it takes: player.module.css.
  useEffect(() => {
    document.documentElement.setAttribute('data-reading', '')
    return () => document.documentElement.removeAttribute('data-reading')
  }, [])

  function stop() {
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true })
    onStop()
  }

  function setRate(to: number) {
    keep('a11y-speech-rate', String(to))
    reader.setRate(to)
  }

  return (
    // Safari gives a button that is clicked no focus: the bar takes it then, so that Escape still gets here.
    <section
      tabIndex={-1}
      aria-label={t('read_aloud.title')}
      className={styles.player}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && stop()}
    >
      <p className={styles.now} lang={passage?.language || undefined}>
        {passage?.text ?? t('read_aloud.ended')}
      </p>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={reader.previous}>
          <PlayerIcon name="previous" />
          <span className="visually-hidden">{t('read_aloud.previous')}</span>
        </button>
        <button ref={toggle} type="button" className={styles.button} onClick={isReading ? reader.pause : reader.play}>
          <PlayerIcon name={isReading ? 'pause' : 'play'} />
          <span className="visually-hidden">{isReading ? t('read_aloud.pause') : t('read_aloud.play')}</span>
        </button>
        <button type="button" className={styles.button} onClick={reader.next}>
          <PlayerIcon name="next" />
          <span className="visually-hidden">{t('read_aloud.next')}</span>
        </button>
        <select aria-label={t('read_aloud.rate')} className={styles.rate} value={rate} onChange={({ target }) => setRate(Number(target.value))}>
          {rates.map((one) => (
            <option key={one} value={one}>
              {formatDecimal(one, language)}×
            </option>
          ))}
        </select>
      </div>
      <button type="button" className={styles.button} onClick={stop}>
        <PlayerIcon name="stop" />
        <span className="visually-hidden">{t('read_aloud.stop')}</span>
      </button>
      <div aria-live="polite" className={styles.notes}>
        {isSkipping && <p>{t('read_aloud.skipped')}</p>}
        {failure === 'not-allowed' && <p>{t('read_aloud.not_allowed')}</p>}
        {failure === 'failed' && <p>{t('read_aloud.failed')}</p>}
      </div>
    </section>
  )
}
