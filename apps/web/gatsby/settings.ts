import { MAIN_SITE } from 'gatsby-source-university/site-names'

/** The build's settings: the only place that reads the environment. */
export interface BuildSettings {
  /** Where the API answers. */
  apiUrl: string
  /** Origin of the main site; a sub-site puts its identifier before the host. */
  siteUrl: URL
  /** Sites to build; undefined for every site that the API knows. `main` is the host without identifier. */
  sites: string[] | undefined
  /** Whether only the code is compiled, with one page of each template and no content. */
  isCompilation: boolean
  /** Whether each page has a picture of its own for links to it. `some` is for builds that are only tested: drawing them is a fifth of the work. */
  linkPictures: 'all' | 'some'
  /** What the build takes for now, in milliseconds since 1970, so that the same content gives the same bytes; undefined for the clock. */
  fixedTime: number | undefined
}

export const settings: BuildSettings = readSettings(process.env)

/**
 * One that is empty is as if it were not there, as the API has it: pipelines and containers set what nobody has given them to nothing.
 *
 * @throws Error with one line that names the variable
 */
export function readSettings(env: NodeJS.ProcessEnv): BuildSettings {
  const given = (name: string) => env[name]?.trim() || undefined
  const epoch = given('SOURCE_DATE_EPOCH')
  return {
    apiUrl: url('API_URL', given('API_URL') ?? 'http://localhost:8000').href.replace(/\/$/, ''),
    siteUrl: hostUrl('SITE_URL', given('SITE_URL') ?? 'http://localhost:8000'),
    isCompilation: env.SITE_BUILD === 'compile',
    sites: env.SITE_BUILD === 'compile' ? [] : given('SITES')?.split(',').map((site) => site.trim()).filter(Boolean),
    linkPictures: oneOf('LINK_PICTURES', ['all', 'some'], given('LINK_PICTURES') ?? 'all'),
    fixedTime: epoch === undefined ? undefined : seconds('SOURCE_DATE_EPOCH', epoch) * 1000,
  }
}

/** `https://kokzhiek.example` → `https://lib.kokzhiek.example`, without a trailing slash. A `www.` is of the main site alone, as the API has it in mails. */
export function originOf(site: string, siteUrl: URL = settings.siteUrl): string {
  return site === MAIN_SITE ? siteUrl.origin : `${siteUrl.protocol}//${site}.${siteUrl.host.replace(/^www\./, '')}`
}

/** Milliseconds since 1970. */
export function buildTime(): number {
  return settings.fixedTime ?? Date.now()
}

/** https://reproducible-builds.org/docs/source-date-epoch/ */
function seconds(name: string, value: string): number {
  if (!/^\d{1,11}$/.test(value)) throw new Error(`${name} must be seconds since 1970, not "${value}"`)
  return Number(value)
}

function oneOf<Value extends string>(name: string, values: readonly Value[], value: string): Value {
  const found = values.find((one) => one === value)
  if (found === undefined) throw new Error(`${name} must be ${values.join(' or ')}, not "${value}"`)
  return found
}

function url(name: string, value: string): URL {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) throw new Error(`${name} must be an http or https URL, not "${value}"`)
  return new URL(value)
}

/** Sites lie at the root of their hosts: a path would be in no address. */
function hostUrl(name: string, value: string): URL {
  const { href, origin, protocol, host } = url(name, value)
  if (href !== `${origin}/`) throw new Error(`${name} must end with the host, such as ${origin}, not be "${value}"`)
  if (!URL.canParse(`${protocol}//lib.${host}`)) throw new Error(`${name} must have a name for the host, not ${host}: sub-sites are at names below it`)
  return new URL(origin)
}
