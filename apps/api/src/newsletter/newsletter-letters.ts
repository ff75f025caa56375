import type { Language } from '../content/languages'
import type { Letter } from '../mail/letter'
import { mailDate, mailPeriod, mailText } from '../mail/mail-text'

/** Asks for the confirmation of a subscription. */
export function confirmLetter({ language, site, url }: { language: Language; site: string; url: string }): Letter {
  return {
    language,
    subject: mailText(language, 'newsletter.confirm_subject'),
    to: null,
    body: [
      { text: mailText(language, 'newsletter.confirm', { site }) },
      { link: mailText(language, 'newsletter.confirm_action'), url, isButton: true },
      { text: mailText(language, 'newsletter.confirm_expiry') },
    ],
    footer: [{ text: mailText(language, 'newsletter.confirm_ignore') }],
  }
}

export function alreadyLetter({ language, site, leaveUrl }: { language: Language; site: string; leaveUrl: string }): Letter {
  return {
    language,
    subject: mailText(language, 'newsletter.already_subject'),
    to: null,
    body: [{ text: mailText(language, 'newsletter.already', { site }) }],
    footer: [{ link: mailText(language, 'newsletter.leave'), url: leaveUrl }],
  }
}

export interface DigestItem {
  title: string
  lead: string | null
  publishedAt: string
  url: string
}

/** The news of a period. */
export function digestLetter({ language, site, since, until, items, leaveUrl }: { language: Language; site: string; since: string; until: string; items: DigestItem[]; leaveUrl: string }): Letter {
  return {
    language,
    subject: mailText(language, 'newsletter.subject', { site, period: mailPeriod(language, since, until) }),
    to: null,
    body: items.map(({ title, lead, publishedAt, url }) => ({ heading: title, url, lines: [mailDate(language, publishedAt), ...(lead ? [lead] : [])] })),
    footer: [{ text: mailText(language, 'newsletter.why', { site }) }, { link: mailText(language, 'newsletter.leave'), url: leaveUrl }],
  }
}
