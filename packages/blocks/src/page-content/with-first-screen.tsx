import type { Failure, Result } from '@university/api-client/result'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'
import { settled } from '../environment/settled'
import type { BlockLoader, BlockView } from './block-definition'
import { FailureNotice } from '../failure-notice/failure-notice'
import { BlockGone } from './block-gone'
import type { PlacedBlock } from './placed-block'
import { Skeleton } from './skeleton'

export interface WithFirstScreenProps {
  block: PlacedBlock
  View: BlockView<never, never>
  load: BlockLoader<never, unknown>
}

/** Asks for what the build does not know of a block, then shows it. */
export function WithFirstScreen({ block, View, load }: WithFirstScreenProps) {
  const { t } = useTranslation()
  const { site, language } = useBlockEnvironment()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ initial: unknown } | { failure: Failure<unknown> } | 'gone'>()

  useEffect(() => {
    let isCurrent = true
    setAnswer(undefined)
    void settled(load(client, { site, language, options: block.props as never })).then((result) => {
      if (isCurrent) setAnswer(result.ok ? { initial: result.data } : isGone(result) ? 'gone' : { failure: result })
    })
    return () => {
      isCurrent = false
    }
  }, [attempt, block, language, load, site])

  if (answer === 'gone') return <BlockGone name={block.name} />
  if (answer && 'failure' in answer) return <FailureNotice what="part" failure={answer.failure} retry={() => setAttempt(attempt + 1)} />
  if (answer) return <View id={block.id} options={block.props as never} initial={answer.initial as never} />
  return (
    <>
      {/* In the HTML of a page nobody waits for a touch: the code comes by itself. */}
      <p className="visually-hidden" role="status" data-missing>
        {t('list.loading')}
      </p>
      <Skeleton />
    </>
  )
}

function isGone(result: Result<unknown, unknown>): boolean {
  return !result.ok && result.kind === 'badRequest' && (result.status === 404 || result.status === 410)
}
