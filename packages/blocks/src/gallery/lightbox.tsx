import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLangOf } from '../environment/use-lang-of'
import { Picture } from '../picture/picture'
import type { GalleryPicture } from './gallery.options'
import { LightboxButton } from './lightbox-button'
import { useSwipe } from './use-swipe'
import * as styles from './lightbox.module.css'

export interface LightboxProps {
  /** Of the gallery. */
  label: string
  pictures: readonly GalleryPicture[]
  /** Of the picture that is shown, from 0. */
  index: number
  onMove: (index: number) => void
  onClose: () => void
}

/** One picture over the whole window. The arrow keys and a swipe lead to the others, Escape and the back button to the page. */
export function Lightbox({ label, pictures, index, onMove, onClose }: LightboxProps) {
  const { t } = useTranslation()
  const langOf = useLangOf()
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the browser paints: a key that follows what the reader sees shall find the focus here. Never rendered by the server.
  useLayoutEffect(() => dialog.current?.showModal(), [])

  const last = pictures.length - 1
  function move(next: number) {
    if (next >= 0 && next <= last) onMove(next)
  }
  const swipe = useSwipe((direction) => move(index + direction))

  function onKeyDown(event: KeyboardEvent) {
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key]
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    move(next)
  }

  const picture = pictures[index]
  if (!picture) return null
  const { image, alt, caption } = picture
  const position = t('gallery.position', { number: index + 1, total: pictures.length })

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={label}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // The address closes it.
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
    >
      <div className={styles.bar}>
        <p aria-hidden="true">
          {index + 1} / {pictures.length}
        </p>
        <p className="visually-hidden" role="status">
          {position}
          {alt && (
            <>
              : <span lang={langOf(alt)}>{alt.text}</span>
            </>
          )}
        </p>
        <LightboxButton icon="close" label={t('site.close')} onClick={onClose} />
      </div>
      {/* Before 17 Safari takes the focus of whoever presses a button out of the dialog, and the arrow keys with it: here it stays. */}
      <div className={styles.stage} tabIndex={-1} {...swipe}>
        {last > 0 && <LightboxButton icon="previous" label={t('gallery.previous')} isOff={index === 0} onClick={() => move(index - 1)} />}
        <Picture key={picture.id} className={styles.picture} image={image} sizes="100vw" alt={alt?.text ?? caption?.text ?? position} lang={langOf(alt ?? caption)} load="eager" />
        {last > 0 && <LightboxButton icon="next" label={t('gallery.next')} isOff={index === last} onClick={() => move(index + 1)} />}
      </div>
      <div className={styles.foot}>
        {caption && (
          <p className={styles.caption} lang={langOf(caption)}>
            {caption.text}
          </p>
        )}
        <a href={image.url} target="_blank" rel="noopener">
          {t('gallery.original')}
          <span className="visually-hidden"> {t('site.opens_in_new_tab')}</span>
        </a>
      </div>
      {/* Fetched ahead, so that the next step shows them at once. */}
      <div hidden>
        {[pictures[index + 1], pictures[index - 1]].map((neighbour) => neighbour && <Picture key={neighbour.id} image={neighbour.image} sizes="100vw" load="eager" />)}
      </div>
    </dialog>
  )
}
