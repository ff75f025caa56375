import { sendNewsletter, type NewsletterResult } from '../newsletter/send-newsletter'
import { allSites, siteFolder } from '../sites/site-from-host'
import { defineCommand } from './command'
import { localTime } from './format'
import { siteOption } from './site-option'
import { sendMails, withDatabase } from './with-database'

export const newsletterSend = defineCommand({
  name: 'newsletter send',
  usage: '[--site SITE]',
  summary: 'Sends the news since the last issue to all subscribers; if interrupted, continues when called again.',
  options: { site: { type: 'string' } },
  async run({ config, options, say }) {
    const only = siteOption(options.site)
    return withDatabase(config, async (database) => {
      const results: NewsletterResult[] = []
      for (const site of only === undefined ? allSites : [only]) {
        // After one that was broken off comes what has happened since.
        for (let goesOn = true; goesOn; ) {
          const onProgress = (mails: number) => say(`${siteFolder(site)}: ${mails} mails queued`)
          const result = await sendNewsletter({ database, config, site, now: new Date(), onProgress })
          if (result) results.push(result)
          goesOn = result?.resumed === true
        }
      }
      const note = await sendMails(database, config)
      const lines = results.map(({ site, since, until, mails, news }) => `${siteFolder(site)}: ${mails} mails, news from ${localTime(since)} to ${localTime(until)} (kz ${news.kz}, ru ${news.ru}, en ${news.en})`)
      return {
        lines: lines.length > 0 ? lines : ['Nothing to send: no news, nobody to tell, or the site is closed.'],
        data: { issues: results.map(({ site, ...result }) => ({ site: siteFolder(site), ...result })) },
        note,
      }
    })
  },
})
