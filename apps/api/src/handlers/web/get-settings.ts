import type { Handler } from '@university/api-schema/handlers'
import { settings } from '../../content/kinds/settings'
import { toUtc } from '../../content/time'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'

const urgency = ['error', 'warning', 'info']

/**
 * A site exists when it has settings. Alerts that are to come are given too, so that pages built before show them in time;
 * the most urgent stand first, then the newest. Where the reception answers, and which consent text holds, the server knows best.
 */
export const getSettings: Handler<'getSettings', Context> = async ({ body }, { content, config, now }) => {
  const [found] = await content.list(settings, { site: body.slug, limit: 1 })
  if (!found) throw new HttpProblem(404, 'not_found', { detail: 'No such site' })

  const time = toUtc(now)
  const alerts = found.alerts
    .filter(({ ends_at }) => ends_at === null || ends_at > time)
    .sort((a, b) => urgency.indexOf(a.severity) - urgency.indexOf(b.severity) || (a.starts_at < b.starts_at ? 1 : -1))
  const consent = { ...found.consent, version: config.consentVersion }
  return { ...found, alerts, consent, reception_url: config.receptionUrl ?? found.reception_url }
}
