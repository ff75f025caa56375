import * as styles from './portfolio-sections.module.css'
import type { Section } from './sections'

/** Grey bars in place of rows that are not there yet: as many as the build knows of, so that nothing moves much. */
export function SectionSkeleton({ section, count }: { section: Section; count: number }) {
  return (
    <div className={styles.skeleton} data-section={section} aria-hidden="true">
      {Array.from({ length: Math.min(count, 8) }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  )
}
