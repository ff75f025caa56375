import { parseProps } from '@university/api-schema/split-content'
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
    sanitise(html, ({ attributes }) => {
      const block = readBlock(attributes)
      if (block) found.set(`${block.name} ${attributes['data-props']}`, block)
    })
  }
  return [...found.values()]
}

/** The block that stands in the place of an element; undefined where it is none. Broken options are a fault that the check of the HTML names. */
export function readBlock({ 'data-block': name, 'data-props': props }: Record<string, string>): PageBlock | undefined {
  return name ? { name, props: parseProps(props) } : undefined
}
