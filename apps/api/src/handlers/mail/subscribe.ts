import type { Handler } from '@university/api-schema/handlers'
import { settings } from '../../content/kinds/settings'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'
import { allSites } from '../../sites/site-from-host'

/** The number of a newsletter is that of its site: 1 is the main one. A site exists when it has settings. */
export const subscribe: Handler<'subscribe', Context> = ({ body }, { submissions, subscribers, content, now, caller }) => {
  const { slug_id = 1, email, lang: language, captcha, consent_version: consentVersion } = body
  const submission = {
    operation: 'subscribe' as const,
    key: undefined,
    now,
    content: body,
    consent: consentVersion === undefined ? undefined : { field: 'consent_version', version: consentVersion },
    captcha: captcha === undefined ? undefined : { field: 'captcha', solution: captcha },
    caller,
  }
  return submissions.take(submission, async () => {
    const site = allSites[slug_id - 1]
    const exists = site !== undefined && (await content.count(settings, { site })) > 0
    if (!exists) throw new HttpProblem(404, 'not_found', { detail: 'No such newsletter' })
    return subscribers.ask({ site, email, language, consentVersion, now, content })
  })
}
