import { createHash } from 'node:crypto'
import sanitizeHtml from 'sanitize-html'
import { allowedAttributes, allowedSchemes, frameHosts, voidElements } from './allowed'

type Transform = (tag: string, attributes: Record<string, string>) => { tagName: string; attribs: Record<string, string> }

/** An element as the parser met it, before anything was removed. */
export interface SeenElement {
  tag: string
  attributes: Record<string, string>
}

const options: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(allowedAttributes),
  allowedAttributes: { '*': ['lang'], ...Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])) },
  allowedSchemes,
  // Of a `srcset` each address is looked at under that name, whatever the element.
  allowedSchemesByTag: { img: [], srcset: [], iframe: ['https'] },
  selfClosing: [...voidElements],
  allowedIframeHostnames: frameHosts,
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
}

/**
 * Leaves what content may hold and removes the rest, whatever it is. Applied twice, the second time changes nothing.
 *
 * @param onElement sees each element first and may change its attributes
 */
export function sanitise(html: string, onElement?: (element: SeenElement) => void): string {
  if (!onElement) return untilStable(html)
  const look: Transform = (tag, attributes) => {
    const element = { tag, attributes: { ...attributes } }
    onElement(element)
    return { tagName: tag, attribs: element.attributes }
  }
  return sanitizeHtml(html, { ...options, transformTags: { '*': look } })
}

/** Leaves out elements with all that is in them. */
export function without(html: string, isUnwanted: (element: SeenElement) => boolean): string {
  return sanitizeHtml(html, { ...options, exclusiveFilter: ({ tag, attribs }) => isUnwanted({ tag, attributes: attribs }) })
}

/** Digests of texts from which there is nothing to remove: lists show the same ones again and again, and to parse them takes far longer. */
const clean = new Set<string>()
const mostClean = 50_000

/** Removing an element can leave others nested as HTML forbids, `<td><td>`, which the next parser takes apart. */
function untilStable(html: string): string {
  const digest = createHash('sha256').update(html).digest('base64')
  if (clean.has(digest)) return html
  const left = sanitizeHtml(html, options)
  if (left !== html) return untilStable(left)
  if (clean.size >= mostClean) clean.clear()
  clean.add(digest)
  return html
}
