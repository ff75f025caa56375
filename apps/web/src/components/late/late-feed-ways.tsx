import type { FeedWaysProps } from '@university/blocks/feed-ways'
import { useCallback } from 'react'
import { useBlockMessages } from '../../blocks/use-block-messages'
import { useLanguage } from '../../i18n/use-language'
import { LatePart } from './late-part'

/** The ways to have the events in a calendar, with what they say: they come when somebody asks for them. */
export function LateFeedWays(props: FeedWaysProps) {
  const { t } = useLanguage()
  const loadMessages = useBlockMessages()
  const load = useCallback(async () => {
    const [{ FeedWays }] = await Promise.all([import(/* webpackChunkName: "feed-ways" */ '@university/blocks/feed-ways'), loadMessages()])
    return FeedWays
  }, [loadMessages])
  return <LatePart load={load} failed={t('site.no_connection')} props={props} />
}
