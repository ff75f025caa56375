import type { components } from '@university/api-schema/types'
import type { JsonObject } from '../../contract/document'
import { languages } from '../languages'
import { sanitise } from './sanitise'

type PageBlock = components['schemas']['PageBlock']

/** The blocks that an item's content embeds in any language, each once, in the order of the first that has it. */
export function blocksOf(item: JsonObject): PageBlock[] {
  const found = new Map<string, PageBlock>()
  for (const language of languages) {
    const html = item[`content_${language}`]
    if (typeof html !== 'string') continue
    sanitise(html, ({ attributes: { 'data-block': name, 'data-props': props } }) => {
      if (name) found.set(`${name} ${props}`, { name, props: parseProps(props) })
    })
  }
  return [...found.values()]
}

/** Broken ones are a fault that the check of the HTML names. */
function parseProps(text = '{}'): JsonObject {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}
  } catch {
    return {}
  }
}
