import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Config } from '../config'
import type { ContentStore } from '../content/content-store'
import type { Site } from '../content/kind'
import type { Language } from '../content/languages'
import { toUtc } from '../content/time'
import type { Database } from '../database/database'
import type { SubscriberRow } from '../database/submission-tables'
import type { Tables } from '../database/tables'
import { forgetMailsTo } from '../mail/forget-mails'
import { queueMail } from '../mail/outbox'
import { senderOf } from '../mail/sender'
import { siteAddress } from '../sites/site-address'
import { allSites } from '../sites/site-from-host'
import { emailKey } from '../submissions/email-key'
import type { Store } from '../submissions/submissions'
import { alreadyLetter, confirmLetter } from './newsletter-letters'

/** One address gets one e-mail about a subscription in this time, in milliseconds. What is later than now by more was written by a clock that has been set back since. */
const mailPauseMs = 10 * 60_000

/** E-mails that an address gets in that time, whatever sites are asked for: anybody may name a stranger's. */
const mailsInPause = 3

/** For how long the link in it holds. */
const tokenLifetimeMs = 2 * 24 * 60 * 60_000

export interface Wish {
  site: Site
  email: string
  language: Language
  consentVersion: string | undefined
  now: Date
  content: ContentStore
}

export type Activation = { status: 'activated' | 'already_active' | 'expired'; email: string | null }

/** Who gets the newsletter of which site. Nothing is sent to an address whose owner has not confirmed it. */
export class Subscribers {
  constructor(
    private readonly database: Database,
    private readonly config: Pick<Config, 'siteUrl' | 'mailFrom'>,
    /** From which the tokens of confirmations come; the same in all processes. */
    private readonly secret: () => Promise<string>,
  ) {}

  /**
   * Asks the owner of an address by e-mail whether he wants the newsletter. Whether the address was known is told to
   * nobody: every call writes something, and who subscribes already learns it by e-mail.
   */
  async ask({ site, email, language, consentVersion, now, content }: Wish): Promise<Store<{ status: 'pending_confirmation' }>> {
    const [secret, sender] = [await this.secret(), await senderOf(content, this.config, language, site)]
    const address = siteAddress(this.config.siteUrl, site)
    const expires = toUtc(new Date(now.getTime() + tokenLifetimeMs))
    const asked = { asked_at: toUtc(now), mailed_at: toUtc(now), token_expires_at: expires, wanted_language: language }
    const consent = { consent_version: consentVersion ?? null }
    const id = randomUUID()
    const row: SubscriberRow = {
      ...asked,
      ...consent,
      id,
      site,
      language,
      email,
      email_key: emailKey(email),
      status: 'pending',
      token_hash: hashOf(tokenOf(id, secret)),
      unsubscribe_token: randomBytes(24).toString('base64url'),
      confirmed_at: null,
      ended_at: null,
      end_reason: null,
    }
    return async (query) => {
      // Whoever asks for the same address at the same moment waits for the end of this; on SQLite one writes at a time.
      if (this.database.dialect === 'postgres') await sql`select pg_advisory_xact_lock(hashtextextended(${row.email_key}, 0))`.execute(query)
      // Nothing is kept of what is not confirmed by a mail: the reader asks again.
      if (await hasEnoughMails(query, row, now)) return { status: 'pending_confirmation' }
      const known = await findOrAdd(query, row)
      if (known && Math.abs(Date.parse(known.mailed_at) - now.getTime()) < mailPauseMs) return { status: 'pending_confirmation' }
      // Anybody may ask; what a subscriber has agreed to is replaced by nobody else.
      if (known) await query.updateTable('subscriber').set(known.status === 'active' ? asked : { ...asked, ...consent }).where('id', '=', known.id).execute()
      const { id: subscriberId, unsubscribe_token } = known ?? row
      const letter =
        known?.status === 'active' && known.language === language
          ? alreadyLetter({ language, site: sender.name, leaveUrl: leavePage(address, language, unsubscribe_token) })
          : confirmLetter({ language, site: sender.name, url: pageUrl(address, language, 'activate', tokenOf(subscriberId, secret)) })
      await queueMail(query, letter, sender, { to: row.email ?? '', now, subscriberId })
      return { status: 'pending_confirmation' }
    }
  }

  /** @returns undefined for a token that was never given out, or whose subscription is gone */
  async activate(token: string, now: Date): Promise<Activation | undefined> {
    return this.database.write(async (query) => {
      const row = await query.selectFrom('subscriber').where('token_hash', '=', hashOf(token)).selectAll().executeTakeFirst()
      if (!row) return undefined
      const isNew = row.status === 'pending' || row.wanted_language !== row.language
      if (!isNew) return { status: 'already_active', email: row.email }
      if ((row.token_expires_at ?? '') <= toUtc(now)) return { status: 'expired', email: row.email }
      const confirmed_at = row.status === 'active' ? row.confirmed_at : toUtc(now)
      // By its token: on PostgreSQL the subscription may have been ended since it was read, and its address forgotten.
      const active = { status: 'active', language: row.wanted_language, confirmed_at } as const
      const activated = await query.updateTable('subscriber').set(active).where('token_hash', '=', row.token_hash).returning('id').executeTakeFirst()
      return activated && { status: 'activated', email: row.email }
    })
  }

  /**
   * Ends a subscription at once, also for mails that are queued. The address is forgotten, and with it what was mailed; the
   * token is not, so that the link goes on saying that no more mails come.
   *
   * @returns false for a token that was never given out
   */
  async end(token: string, reason: string | undefined, now: Date): Promise<boolean> {
    return this.database.write(async (query) => {
      const row = await query.selectFrom('subscriber').where('unsubscribe_token', '=', token).select(['id', 'status']).executeTakeFirst()
      if (!row) return false
      if (row.status === 'ended') return true
      const ended = { status: 'ended', email: null, email_key: null, token_hash: null, ended_at: toUtc(now), end_reason: reason?.trim() || null } as const
      await query.updateTable('subscriber').set(ended).where('id', '=', row.id).execute()
      await forgetMailsTo(query, [row.id], now)
      return true
    })
  }
}

/** Of other sites: for its own there is at most one mail in the time. They are named, for the index begins with the site: by the address alone all subscribers would be read. */
async function hasEnoughMails(query: Kysely<Tables>, { site, email_key }: SubscriberRow, now: Date): Promise<boolean> {
  const mailed = await query
    .selectFrom('subscriber')
    .where('email_key', '=', email_key)
    .where('site', 'in', allSites.filter((other) => other !== site))
    .where('mailed_at', '>', toUtc(new Date(now.getTime() - mailPauseMs)))
    .where('mailed_at', '<', toUtc(new Date(now.getTime() + mailPauseMs)))
    .select('id')
    .limit(mailsInPause)
    .execute()
  return mailed.length >= mailsInPause
}

/**
 * Adds a row, or notes in the one that is there that somebody has asked again.
 *
 * @returns the row that was there, undefined when the new one was added
 */
async function findOrAdd(query: Kysely<Tables>, row: SubscriberRow): Promise<SubscriberRow | undefined> {
  const { asked_at } = row
  const stored = await query.insertInto('subscriber').values(row).onConflict((conflict) => conflict.columns(['site', 'email_key']).doUpdateSet({ asked_at })).returningAll().executeTakeFirstOrThrow()
  return stored.id === row.id ? undefined : stored
}

/** Where a reader ends the subscription by hand; `address` is that of the site. */
export function leavePage(address: string, language: Language, token: string): string {
  return pageUrl(address, language, 'unsubscribe', token)
}

function pageUrl(address: string, language: Language, page: string, token: string): string {
  return `${address}/${language}/newsletter/${page}?token=${token}`
}

/** The same in every e-mail to a subscriber, so that the link in an older one works too. */
function tokenOf(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`confirm ${id}`).digest('base64url')
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
