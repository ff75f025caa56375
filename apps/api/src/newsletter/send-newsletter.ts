import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Config } from '../config'
import { ContentStore } from '../content/content-store'
import type { Site } from '../content/kind'
import { settings } from '../content/kinds/settings'
import { languages, type Language } from '../content/languages'
import { almatyDay, startOfDay, toUtc } from '../content/time'
import type { Database } from '../database/database'
import type { NewsletterIssueRow, SubscriberRow } from '../database/submission-tables'
import type { Tables } from '../database/tables'
import { queueMail } from '../mail/outbox'
import { senderOf, type Sender } from '../mail/sender'
import { siteAddress } from '../sites/site-address'
import { makeDigest, type Digest } from './digest'
import { digestLetter } from './newsletter-letters'
import { leavePage } from './subscribers'

/** The first issue of a site looks back this far, in milliseconds, to the beginning of that day: for two processes that begin it at once it is the same issue. */
const firstPeriodMs = 7 * 24 * 60 * 60_000

/** News that came after an issue, with an earlier date of publication, are in the next one if they are not older than this, in milliseconds. */
const latestMs = 14 * 24 * 60 * 60_000

/** Subscribers a transaction. What is committed is not done again after a crash. */
const batch = 50

export interface NewsletterOptions {
  database: Database
  config: Pick<Config, 'siteUrl' | 'mailFrom'>
  site: Site
  now: Date
  /** Told after each batch. */
  onProgress?(mails: number): void
}

export interface NewsletterResult {
  site: Site
  since: string
  until: string
  /** News in each language. */
  news: Record<Language, number>
  /** Queued in this run. */
  mails: number
  /** A run that was broken off has been ended. */
  resumed: boolean
}

/**
 * Queues the news since the last issue for all who subscribe to a site; no news is sent twice, whatever becomes of its date. Broken off, it goes on where it was when it is
 * called again, with the same news. No address is written to twice in an issue, also when two processes send at once.
 *
 * @returns undefined when there is no news, nobody to tell, or the site is closed
 */
export async function sendNewsletter(options: NewsletterOptions): Promise<NewsletterResult | undefined> {
  const { database, config, site, now } = options
  const content = new ContentStore(database, now)
  const unfinished = await database.query.selectFrom('newsletter_issue').where('site', '=', site).where('finished_at', 'is', null).orderBy('since').selectAll().executeTakeFirst()
  const issue = unfinished ?? (await beginIssue(options, content))
  if (!issue) return undefined

  const digest = JSON.parse(issue.digest) as Digest
  const senders = Object.fromEntries(await Promise.all(languages.map(async (language) => [language, await senderOf(content, config, language, site)] as const))) as Record<Language, Sender>
  let mails = 0
  for (let after = issue.done_until; ; ) {
    const readers = await nextReaders(database.query, issue, after)
    const last = readers.at(-1)
    if (!last) break
    mails += await database.write(async (query) => {
      let queued = 0
      for (const reader of readers) if (await queueIssue(query, issue, reader, digest, senders, options)) queued++
      await query.updateTable('newsletter_issue').set((row) => ({ done_until: last.id, mails: row('mails', '+', queued) })).where('id', '=', issue.id).execute()
      return queued
    })
    after = last.id
    options.onProgress?.(mails)
  }
  await database.write((query) => query.updateTable('newsletter_issue').set({ finished_at: toUtc(now) }).where('id', '=', issue.id).execute())
  const news = Object.fromEntries(languages.map((language) => [language, digest[language].length])) as Record<Language, number>
  return { site, since: issue.since, until: issue.until, news, mails, resumed: unfinished !== undefined }
}

/** Only one issue begins at a time; the process that comes second works on that of the first. */
async function beginIssue({ database, config, site, now }: NewsletterOptions, content: ContentStore): Promise<NewsletterIssueRow | undefined> {
  // Its pages say that it is closed: what it has waits until it is open again.
  const [own] = await content.list(settings, { site, limit: 1 })
  if (own?.site_info.is_closed) return undefined
  const issues = await database.query.selectFrom('newsletter_issue').where('site', '=', site).orderBy('since').select(['since', 'until', 'digest']).execute()
  const until = toUtc(now)
  const former = issues.filter(({ since }) => since < until)
  const since = beginning(former.at(-1), now)
  const digest = await makeDigest(content, { site, since: firstMoment(since, former), until, siteUrl: config.siteUrl, sent: issues.map(({ digest }) => JSON.parse(digest) as Digest) })
  if (languages.every((language) => digest[language].length === 0)) return undefined
  const anyone = await database.query.selectFrom('subscriber').where('site', '=', site).where('status', '=', 'active').select('id').limit(1).executeTakeFirst()
  if (!anyone) return undefined

  const row: NewsletterIssueRow = { id: randomUUID(), site, since, until, digest: JSON.stringify(digest), done_until: '', mails: 0, finished_at: null }
  return database.write(async (query) => {
    await query.insertInto('newsletter_issue').values(row).onConflict((conflict) => conflict.columns(['site', 'since']).doNothing()).execute()
    return query.selectFrom('newsletter_issue').where('site', '=', site).where('since', '=', since).selectAll().executeTakeFirstOrThrow()
  })
}

/**
 * Where the last issue ended. One that ends later than now was sent by a clock that was ahead and has been set back since: the next one begins right after its
 * beginning, for no two begin at once.
 */
function beginning(last: Pick<NewsletterIssueRow, 'since' | 'until'> | undefined, now: Date): string {
  if (!last) return startOfDay(almatyDay(toUtc(new Date(now.getTime() - firstPeriodMs))))
  return last.until <= toUtc(now) ? last.until : toUtc(new Date(Date.parse(last.since) + 1_000))
}

/**
 * From when on news may be in the next issue: also what came late, and what the last one had no room for. What had appeared
 * before the first issue is not news. All are times in UTC.
 *
 * @param former issues, the oldest first
 */
function firstMoment(since: string, former: readonly Pick<NewsletterIssueRow, 'since'>[]): string {
  const [first, last] = [former[0]?.since ?? since, former.at(-1)?.since ?? since]
  const late = toUtc(new Date(Date.parse(since) - latestMs))
  const earliest = late < last ? late : last
  return earliest > first ? earliest : first
}

/** Those who had confirmed before the issue began. */
function nextReaders(query: Kysely<Tables>, { site, until }: NewsletterIssueRow, after: string): Promise<SubscriberRow[]> {
  return query
    .selectFrom('subscriber')
    .where('site', '=', site)
    .where('status', '=', 'active')
    .where('confirmed_at', '<=', until)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batch)
    .selectAll()
    .execute()
}

async function queueIssue(query: Kysely<Tables>, issue: NewsletterIssueRow, { id }: SubscriberRow, digest: Digest, senders: Record<Language, Sender>, { database, config, site, now }: NewsletterOptions): Promise<boolean> {
  // Asked again inside the transaction, and held: who left a moment ago gets nothing, who leaves now waits to cancel this.
  const active = query.selectFrom('subscriber').where('id', '=', id).where('status', '=', 'active').selectAll()
  const reader = await (database.dialect === 'postgres' ? active.forUpdate() : active).executeTakeFirst()
  if (!reader?.email) return false
  const language = reader.language as Language
  const items = digest[language]
  if (items.length === 0) return false
  const sender = senders[language]
  const address = siteAddress(config.siteUrl, site)
  const leaveUrl = leavePage(address, language, reader.unsubscribe_token)
  const letter = digestLetter({ language, site: sender.name, since: issue.since, until: issue.until, items, leaveUrl })
  const headers = {
    // One click in the mail program ends it (RFC 8058); the address is that of the contract's operation.
    'List-Unsubscribe': `<${config.siteUrl}/api/mail/unsubscribe?token=${reader.unsubscribe_token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': `<news.${new URL(address).hostname}>`,
    Precedence: 'list',
  }
  return queueMail(query, letter, sender, { to: reader.email, now, headers, uniqueKey: `newsletter ${issue.id} ${id}`, subscriberId: id })
}
