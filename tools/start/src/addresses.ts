import { UserError } from './steps'

/**
 * An address that the environment sets; undefined where it is not there, or empty.
 *
 * @throws UserError for what is none, before anything is compiled
 */
export function addressFrom(name: 'API_URL' | 'SITE_URL'): string | undefined {
  const address = process.env[name]?.trim()
  if (!address) return undefined
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) throw new UserError(`${name} must be an address such as http://localhost:8000, not "${address}".`)
  const { href, origin, protocol, host } = new URL(address)
  if (name === 'SITE_URL' && href !== `${origin}/`) throw new UserError(`SITE_URL must end with the host, such as ${origin}, not be "${address}": each site lies at the root of its host.`)
  if (name === 'SITE_URL' && !URL.canParse(`${protocol}//lib.${host}`)) throw new UserError(`SITE_URL must have a name for the host, not ${host}: sub-sites are at names below it.`)
  return address
}
