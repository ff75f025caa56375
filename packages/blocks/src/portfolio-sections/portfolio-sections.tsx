import type { FocusEvent, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isPlainClick } from '../environment/path-to-open'
import type { PortfolioSectionsOptions } from './portfolio-sections.options'
import * as styles from './portfolio-sections.module.css'
import { SectionList } from './section-list'
import { SectionSkeleton } from './section-skeleton'
import { sections, type Section } from './sections'
import { useTabs } from './use-tabs'

/**
 * The lists of a portfolio. Without JavaScript, and until the block comes near the window, these are plain sections
 * below a list of links; then tabs, each of which asks for its list when it is opened. `#awards` opens one.
 */
export function PortfolioSections({ portfolioId, counts }: PortfolioSectionsOptions) {
  const { t } = useTranslation()
  const shown = sections.filter((section) => counts[section] > 0)
  const { block, live, active, opened, select } = useTabs(shown)
  if (!active) return null

  function onKeyDown(event: KeyboardEvent<HTMLAnchorElement>, index: number) {
    // Alt with an arrow is the browser's way back.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key]
    const section = next === undefined ? undefined : shown.at(next % shown.length)
    if (!live || !section) return
    event.preventDefault()
    select(section)
    document.getElementById(tabId(section))?.focus()
  }

  return (
    <div ref={block} className={`${styles.block} ${shown.length > 1 ? styles.several : ''}`}>
      {shown.length > 1 && (
        <div className={`${styles.tabs} scrolls`} role={live ? 'tablist' : 'navigation'} aria-label={t('portfolio.sections')} onFocus={showWhole}>
          {shown.map((section, index) => (
            <a
              key={section}
              id={tabId(section)}
              href={`#${section}`}
              data-active={section === active}
              {...(live && { role: 'tab', 'aria-selected': section === active, 'aria-controls': section, tabIndex: section === active ? 0 : -1 })}
              onKeyDown={(event) => onKeyDown(event, index)}
              onClick={(event) => {
                if (!live || !isPlainClick(event)) return
                event.preventDefault()
                select(section)
              }}
            >
              {t(`portfolio.${section}`)} <span className={styles.count}>{counts[section]}</span>
            </a>
          ))}
        </div>
      )}
      <noscript>
        <p className={styles.note}>{t('portfolio.needs_script')}</p>
      </noscript>
      {shown.map((section) => (
        <section
          key={section}
          id={section}
          className={styles.section}
          data-active={section === active}
          aria-labelledby={live && shown.length > 1 ? tabId(section) : `${section}-heading`}
          {...(live && shown.length > 1 && { role: 'tabpanel', hidden: section !== active })}
        >
          <h2 id={`${section}-heading`} className={styles.heading}>
            {t(`portfolio.${section}`)} <span className={styles.count}>{counts[section]}</span>
          </h2>
          {live && opened.has(section) ? <SectionList section={section} portfolioId={portfolioId} count={counts[section]} /> : <SectionSkeleton section={section} count={counts[section]} />}
        </section>
      ))}
    </div>
  )
}

/** Browsers leave what is cut off at the side where it is. */
function showWhole({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

const tabId = (section: Section) => `${section}-tab`
