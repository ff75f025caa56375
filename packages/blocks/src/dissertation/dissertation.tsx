import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { useLangOf } from '../environment/use-lang-of'
import { ListFrame } from '../list/list-frame'
import type { EmbeddedProps } from '../page-content/block-definition'
import { BlockHead } from '../section/block-head'
import { BlockSection } from '../section/block-section'
import { CandidateRow } from './candidate-row'
import { DissertationFilters } from './dissertation-filters'
import type { DissertationInitial, DissertationItem, DissertationOptions } from './dissertation.options'
import { useDissertations } from './use-dissertations'
import * as styles from './dissertation.module.css'

/** Defences of dissertations by programme, each candidate with what must be public about the defence. */
export function Dissertation({ options, initial }: EmbeddedProps<DissertationOptions, DissertationInitial>) {
  const { t } = useTranslation()
  const { params, pages } = useDissertations(options, initial)

  return (
    <BlockSection title={t('defences.title')}>
      <BlockHead heading={t('defences.title')}>
        <p>{t('defences.lead')}</p>
      </BlockHead>
      <DissertationFilters params={params} options={options} initial={initial} />
      <ListFrame pages={pages} count={(count) => t('defences.count', { count })} empty={t('defences.empty')} onReset={params.reset}>
        <div className={styles.programmes} aria-busy={pages.state === 'loading'}>
          {pages.shown.items.map((item) => (
            <Programme key={item.id} item={item} />
          ))}
        </div>
      </ListFrame>
    </BlockSection>
  )
}

function Programme({ item: { id, code, program, year, council, candidates } }: { item: DissertationItem }) {
  const { t } = useTranslation()
  const { Link } = useBlockEnvironment()
  const langOf = useLangOf()
  return (
    <section className={styles.programme}>
      <h3>
        <Link to={`/dissertation/${id}`}>
          {code} {program && <span lang={langOf(program)}>{program.text}</span>}
        </Link>
      </h3>
      <p className={styles.council}>
        {year}
        {council && (
          <>
            {' · '}
            <span lang={langOf(council)}>{council.text}</span>
          </>
        )}
      </p>
      {candidates.length === 0 ? (
        <p className={styles.none}>{t('defences.nobody')}</p>
      ) : (
        <ul className={styles.candidates}>
          {candidates.map((candidate) => (
            <li key={candidate.id}>
              <CandidateRow candidate={candidate} dissertation={id} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
