import { inAlmaty } from '../src/i18n/almaty-time'

/** Years of publication in Almaty time, the latest first, as the lists of the API take them. */
export function yearsOf(items: readonly { readonly published_at: string }[]): number[] {
  return [...new Set(items.map(({ published_at }) => inAlmaty(Date.parse(published_at)).year))].sort((a, b) => b - a)
}
