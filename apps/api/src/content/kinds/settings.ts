import type { components } from '@university/api-schema/types'
import type { JsonObject } from '../../contract/document'
import { allSites } from '../../sites/site-from-host'
import { defineKind } from '../kind'

type Settings = components['schemas']['Settings']

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
  },
  id: ({ sites: [site = ''] }) => allSites.indexOf(site) + 1,
  resolve(item, place) {
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
  row: () => ({ publishedAt: null, updatedAt: null }),
  sorts: ({ alerts }) => Object.fromEntries(alerts.flatMap(({ id, starts_at, ends_at }) => [
    [`alert_${id}_starts_at`, { time: starts_at }],
    [`alert_${id}_ends_at`, ends_at === null ? null : { time: ends_at }],
  ])),
  links: ({ alerts }) => alerts.map(({ link }, index) => ({ field: `alerts[${index}].link`, href: link })),
  toFile: (item) => {
    const { social_media_ids, ...info } = item.site_info
    return { ...item, site_info: { ...info, social_media_ids: social_media_ids === null ? null : (JSON.parse(social_media_ids) as JsonObject) } }
  },
})
