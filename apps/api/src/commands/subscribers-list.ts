import type { SubscriberRow } from '../database/submission-tables'
import { listSubscribers } from '../newsletter/list-subscribers'
import { siteFolder } from '../sites/site-from-host'
import type { Site } from '../content/kind'
import { choiceOption } from './choice-option'
import { defineCommand } from './command'
import { columns, localTime } from './format'
import { limitOption } from './limit-option'
import { siteOption } from './site-option'
import { withDatabase } from './with-database'

const statuses = ['active', 'pending', 'ended'] as const

export const subscribersList = defineCommand({
  name: 'subscribers list',
  usage: `[--site SITE] [--status ${statuses.join('|')}] [--limit N]`,
  summary: 'Lists newsletter subscribers, earliest first, including unconfirmed ones; --status ended shows why readers left.',
  options: { site: { type: 'string' }, status: { type: 'string' }, limit: { type: 'string' } },
  async run({ config, options }) {
    const site = siteOption(options.site)
    const status = choiceOption('status', options.status, statuses)
    const limit = limitOption(options.limit)
    const { rows, note } = limit.cut(await withDatabase(config, (database) => listSubscribers(database, { site, status, limit: limit.read })))
    return { lines: rows.length > 0 ? columns(rows.map(line)) : ['No subscribers.'], data: rows.map(data), note }
  },
})

function line({ site, language, status, email, asked_at, confirmed_at, ended_at, end_reason }: SubscriberRow): string[] {
  return [siteFolder(site as Site), language, status, email ?? '-', localTime(ended_at ?? confirmed_at ?? asked_at), end_reason ?? '']
}

/** Tokens stay out: whoever has one can end the subscription. */
function data({ site, language, status, email, asked_at, confirmed_at, ended_at, end_reason, consent_version }: SubscriberRow): object {
  return { site: siteFolder(site as Site), language, status, email, asked_at, confirmed_at, ended_at, end_reason, consent_version }
}
