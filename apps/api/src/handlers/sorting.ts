import type { SortOrder } from '../content/content-store'
import type { Language } from '../content/languages'

/** How a list may be asked to be ordered. */
export interface Sorting {
  sort?: string
  order?: 'asc' | 'desc'
  lang?: Language
}

/** For a value of `sort`: the kind's sort key, and the direction that holds when none is asked for. */
export interface SortRule {
  by: string
  direction: 'asc' | 'desc'
  /** The key has one form a language: `title` stands for title_kz, title_ru, title_en. */
  translated?: boolean
}

/**
 * The order that a request asks for; `natural` where its `sort` has no rule.
 *
 * @param then decides between equal ones, whatever direction is asked for
 */
export function orderOf({ sort = '', order, lang = 'kz' }: Sorting, rules: Record<string, SortRule>, then?: SortOrder): 'natural' | SortOrder {
  const rule = Object.hasOwn(rules, sort) ? rules[sort] : undefined
  if (!rule) return 'natural'
  return { by: rule.translated ? `${rule.by}_${lang}` : rule.by, direction: order ?? rule.direction, then }
}
