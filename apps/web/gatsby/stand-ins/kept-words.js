import { cloneElement } from 'react'
import { wrapPageElement as wrap } from 'gatsby-plugin-react-i18next/dist/plugin/wrapPageElement'

const known = new WeakMap()

/**
 * In place of what gatsby-plugin-react-i18next puts around a page: with each render, so with each change of the query, it makes an instance of i18next, for which
 * each component with words is rendered. Here a page keeps the one that it had at first, until other messages come.
 */
export function wrapPageElement({ element, props }, options) {
  const { pageContext, data } = props
  const messages = data?.locales?.edges[0].node.data
  let kept = known.get(pageContext)
  if (!kept || kept.messages !== messages) known.set(pageContext, (kept = { messages, frame: wrap({ element, props }, options) }))
  const { frame } = kept
  return cloneElement(frame, undefined, cloneElement(frame.props.children, undefined, element))
}
