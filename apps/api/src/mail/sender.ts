import type { Config } from '../config'
import type { ContentStore } from '../content/content-store'
import { settings } from '../content/kinds/settings'
import { shownText, type Language } from '../content/languages'
import type { Site } from '../content/kind'

/** In whose name mails go out. */
export interface Sender {
  /** Name of the site in the reader's language, or in the one that readers are shown instead. */
  name: string
  /** Value of the header From. */
  from: { name: string; address: string }
  /** Where answers of the reader go; null leaves them to the sender. */
  replyTo: string | null
}

/** A site as the sender of mails; what the settings do not say, the main site's say. */
export async function senderOf(content: ContentStore, config: Pick<Config, 'mailFrom' | 'siteUrl'>, language: Language, site: Site = ''): Promise<Sender> {
  const [own] = await content.list(settings, { site, limit: 1 })
  const [main] = site === '' ? [own] : await content.list(settings, { site: '', limit: 1 })
  const nameOf = (found: typeof own) => found && shownText(found.site_info, 'name', language)
  const name = nameOf(own) ?? nameOf(main) ?? new URL(config.siteUrl).hostname

  const [, given = '', address = config.mailFrom] = /^([^<>]*)<([^<>]+)>$/.exec(config.mailFrom) ?? []
  return {
    name,
    from: { name: given.replace(/"/g, '').trim() || name, address: address.trim() },
    replyTo: own?.site_info.email ?? main?.site_info.email ?? null,
  }
}
