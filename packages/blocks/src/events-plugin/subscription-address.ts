import type { FeedWaysProps } from './feed-ways'

/** What programs with a calendar answer to, by asking for the file again and again: `webcal://kokzhiek.example/ru/events.ics`. */
export function subscriptionAddress({ origin, path }: FeedWaysProps): string {
  return origin.replace(/^https?:/, 'webcal:') + path
}
