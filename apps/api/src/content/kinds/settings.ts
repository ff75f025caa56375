import type { components } from '@university/api-schema/types'
import type { JsonObject } from '../../contract/document'
import { isObject } from '../../contract/is-object'
import { allSites } from '../../sites/site-from-host'
import { checkOrder } from '../check-order'
import { defineKind, type Place } from '../kind'
import { languages } from '../languages'

type Settings = components['schemas']['Settings']

/** Stored in place of the version of the consent text, which the server's configuration has. */
const noVersion = '1970-01-01'

const networks = ['facebook', 'instagram', 'telegram', 'tiktok', 'youtube']

/** What a site is called, how to reach it, what it has. One file a site; a site exists when it has this file. */
export const settings = defineKind<Settings>({
  name: 'settings',
  files: { form: 'single', path: 'settings.yaml' },
  schema: 'Settings',
  defaults: {
    site_info: { is_closed: false, hero_links: [], figures: [] },
    alerts: [],
    settings: { mourning: false },
    features: { visitor_badge: false, old_site_link: false, analytics: false, traffic_link: false },
    admission_page_id: 236,
    consent: { page_slug: null },
  },
  id: ({ sites: [site = ''] }) => allSites.indexOf(site) + 1,
  resolve(item, place) {
    const { consent } = item
    if (isObject(consent)) {
      if ('version' in consent) place.fault('consent.version', 'is CONSENT_VERSION of the server; leave it out')
      item['consent'] = { ...consent, version: noVersion }
    }

    checkAlerts(item['alerts'], place)

    const info = item['site_info'] as JsonObject
    const accounts = info?.['social_media_ids']
    if (accounts === null || typeof accounts !== 'object') return
    for (const [network, url] of Object.entries(accounts)) {
      const field = `site_info.social_media_ids.${network}`
      if (!networks.includes(network)) place.fault(field, `unknown key; one of ${networks.join(', ')}`)
      else if (typeof url !== 'string' || !/^https?:\/\//.test(url)) place.fault(field, 'must be a URL')
    }
    // The specification's form: an object as JSON text.
    info['social_media_ids'] = JSON.stringify(accounts)
  },
  sorts: ({ alerts }) => Object.fromEntries(alerts.flatMap(({ id, starts_at, ends_at }) => [
    [`alert_${id}_starts_at`, { time: starts_at }],
    [`alert_${id}_ends_at`, ends_at === null ? null : { time: ends_at }],
  ])),
  links: ({ site_info: { hero_links }, alerts, consent: { page_slug: slug } }) => [
    ...hero_links.map(({ link }, index) => ({ field: `site_info.hero_links[${index}].link`, href: link })),
    ...alerts.map(({ link }, index) => ({ field: `alerts[${index}].link`, href: link })),
    { field: 'consent.page_slug', href: slug ? `/page/${slug}` : null },
  ],
  toFile: (item) => {
    const { social_media_ids, ...info } = item.site_info
    const { version: _ofServer, ...consent } = item.consent
    return { ...item, consent, site_info: { ...info, social_media_ids: social_media_ids === null ? null : (JSON.parse(social_media_ids) as JsonObject) } }
  },
})

function checkAlerts(alerts: unknown, place: Place): void {
  const ids = new Set<unknown>()
  for (const [index, alert] of (Array.isArray(alerts) ? alerts : []).entries()) {
    if (!isObject(alert)) continue
    const { id } = alert
    const field = `alerts[${index}]`
    if (ids.has(id)) place.fault(`${field}.id`, `the id ${String(id)} is already taken by another alert`)
    ids.add(id)
    if (!languages.some((language) => alert[`text_${language}`])) place.fault(`${field}.text_kz`, 'no language has a text')
    checkOrder(alert, 'starts_at', 'ends_at', place, `${field}.`)
  }
}
