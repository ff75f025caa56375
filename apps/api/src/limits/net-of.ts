import { isIP } from 'node:net'

/** Of IPv6 the net of 64 bits, of which everybody has one, with more addresses than can be counted; of IPv4 the address. */
export function netOf(address: string): string {
  if (isIP(address) !== 6 || address.includes('.')) return address
  const [before = [], after] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = after ? Array.from({ length: 8 - before.length - after.length }, () => '0') : []
  return [...before, ...zeros, ...(after ?? [])].slice(0, 4).join(':')
}
