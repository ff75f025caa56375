/** An entry of a menu in one language. */
export interface ShellLink {
  title: string
  /** A path without a language, an external URL, or null for a heading. */
  url: string | null
  /** BCP 47 tag of the title where it is not in the language of the page. */
  lang?: string
  children: ShellLink[]
}

/** A short message above every page of a site, in one language. */
export interface ShellAlert {
  /** A changed text has a new one. */
  id: number
  severity: 'info' | 'warning' | 'error'
  /** The severity in words. */
  word: string
  text: string
  /** BCP 47 tag of the text where it is not in the language of the page. */
  lang?: string
  /** Where to read more: a path without a language, an external URL, or null. */
  url: string | null
  /** When it appears, in milliseconds since 1970. */
  startsAt: number
  /** When it disappears; null until an editor removes it. */
  endsAt: number | null
  /** True where it was to be seen when the site was built. */
  held: boolean
  /** True where the reader may close it. */
  dismissible: boolean
}

/** The emblem of a site. `url` is the file itself, a drawing as a rule. */
export interface ShellLogo {
  readonly url: string
  readonly width: number
  readonly height: number
  /** In other formats and sizes; a small drawing as WebP, which a browser decodes beside its main thread. */
  readonly sources: readonly { readonly type: string; readonly width: number; readonly url: string }[] | null
}

/**
 * What the layout of one site needs in one language: menu, contacts, links. It is written into the HTML of each page
 * and fetched once when the reader changes the language; page data never carries it.
 */
export interface Shell {
  /** `main` for the host without identifier. */
  site: string
  language: string
  /** Scheme and host of the site, for canonical addresses. */
  origin: string
  name: string
  /** BCP 47 tag of the name where it is not in the language of the page; so those of the other texts. */
  nameLang?: string | undefined
  shortName: string
  shortNameLang?: string | undefined
  tagline: string
  logo: ShellLogo | null
  phone: string | null
  email: string | null
  address: string | null
  addressLang?: string | undefined
  social: { kind: 'instagram' | 'telegram' | 'facebook' | 'youtube' | 'tiktok'; url: string }[]
  menu: ShellLink[]
  usefulLinks: ShellLink[]
  trafficUrl: string | null
  oldSiteUrl: string | null
  /** Where the reception answers, when it has a host of its own. */
  receptionUrl: string | null
  /** The page with the contacts of the admission committee: its id in the contract, and its path without a language. Null where the site has none. */
  admissionPage: { id: number; url: string } | null
  /** Number of the site's newsletter. */
  newsletter: number
  /** What this site has and others have not. */
  features: ('old_site_link' | 'visitor_badge' | 'analytics')[]
  /** What visitors read while the site is closed; null while it is open. */
  closed: { text: string; /** BCP 47 tag where it is not in the language of the page. */ lang?: string } | null
  /** Those that are shown now or will be, and what they are together; null without any. */
  alerts: { title: string; items: ShellAlert[] } | null
  mourning: boolean
  /** Year of the build in Almaty, for the copyright line: all sites are built anew every night, and a reader's clock may be wrong. */
  year: string
}
