import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'
import { isPlainClick } from '../environment/path-to-open'
import { useLangOf } from '../environment/use-lang-of'
import { useNewer } from '../environment/use-newer'
import { id } from '../list/parameters'
import { useBlockParams } from '../list/use-block-params'
import type { EmbeddedProps } from '../page-content/block-definition'
import { FailureNotice } from '../failure-notice/failure-notice'
import { BlockHead } from '../section/block-head'
import { BlockSection } from '../section/block-section'
import { galleryTitle } from './gallery-title'
import { loadGallery } from './gallery.load'
import type { GalleryInitial, GalleryOptions } from './gallery.options'
import { Lightbox } from './lightbox'
import { placesInRows } from './places-in-rows'
import { shownRatio, Thumbnail } from './thumbnail'
import * as styles from './gallery.module.css'

/** Declared outside of the component, as useBlockParams wants it. */
const galleryParams = { picture: id }

/** Pictures that belong together. Each opens large, at an address of its own: `?picture=1501`. */
export function Gallery({ options, initial }: EmbeddedProps<GalleryOptions, GalleryInitial>) {
  const { t } = useTranslation()
  const { site, language } = useBlockEnvironment()
  const { shown, failure, retry } = useNewer(initial, () => loadGallery(client, { site, language, options }))
  const { title, description, pictures } = shown
  const name = galleryTitle(t, shown)
  const { values, change } = useBlockParams(galleryParams)
  const list = useRef<HTMLUListElement>(null)
  const isStep = useRef(false)
  const isClosing = useRef(false)
  const last = useRef<number>()

  const index = pictures.findIndex((picture) => picture.id === values.picture)
  const open = pictures[index]
  const openId = open?.id

  useEffect(() => {
    if (openId === undefined) {
      isStep.current = isClosing.current = false
      // Where the reader was, or where they have gone on to meanwhile.
      if (last.current !== undefined) list.current?.querySelector<HTMLElement>(`[data-picture="${last.current}"] a`)?.focus()
    }
    last.current = openId
  }, [openId])

  /** Takes the step back that opened the picture: otherwise the back button would open it again. */
  function close() {
    if (!isStep.current) return change({ picture: undefined }, { replace: true })
    // The address follows a moment later: a second tap until then would leave the page.
    if (!isClosing.current) window.history.back()
    isClosing.current = true
  }

  const langOf = useLangOf()
  const places = useMemo(() => placesInRows(pictures.map(shownRatio)), [pictures])
  return (
    <BlockSection title={name}>
      <BlockHead heading={<span lang={title ? langOf(title) : undefined}>{name}</span>}>
        {description && <p lang={langOf(description)}>{description.text}</p>}
        {pictures.length > 0 && <p className={styles.count}>{t('gallery.count', { count: pictures.length })}</p>}
      </BlockHead>
      {failure && <FailureNotice what="part" failure={failure} retry={retry} />}
      {pictures.length === 0 ? (
        <p className={styles.empty}>{t('gallery.empty')}</p>
      ) : (
        <ul ref={list} className={styles.pictures} onClickCapture={(event) => (isStep.current = isPlainClick(event))}>
          {places.map((place, position) => {
            const picture = pictures[position]
            return picture && <Thumbnail key={picture.id} picture={picture} number={position + 1} total={pictures.length} place={place} />
          })}
        </ul>
      )}
      {open && (
        <Lightbox
          label={name}
          pictures={pictures}
          index={index}
          onMove={(next) => change({ picture: String(pictures[next]?.id) }, { replace: true })}
          onClose={close}
        />
      )}
    </BlockSection>
  )
}
