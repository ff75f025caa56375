import type { ShareIconName } from './share-icon'
import type { SharedPage } from './this-page'

export interface Network {
  /** As it calls itself, in every language; mail has none. */
  name?: string
  icon: ShareIconName
  /** A page of the network, or a new mail, that asks whom to send this to. */
  addressOf: (page: SharedPage) => string
}

const encode = encodeURIComponent

export const networks: readonly Network[] = [
  { icon: 'mail', addressOf: ({ url, title }) => `mailto:?subject=${encode(title)}&body=${encode(url)}` },
  { name: 'Telegram', icon: 'telegram', addressOf: ({ url, title }) => `https://t.me/share/url?url=${encode(url)}&text=${encode(title)}` },
  { name: 'WhatsApp', icon: 'whatsapp', addressOf: ({ url, title }) => `https://wa.me/?text=${encode(`${title} ${url}`)}` },
  { name: 'Facebook', icon: 'facebook', addressOf: ({ url }) => `https://www.facebook.com/sharer/sharer.php?u=${encode(url)}` },
]
