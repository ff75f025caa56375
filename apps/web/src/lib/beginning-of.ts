/** What the API's sanitiser writes for characters that HTML has a use for, that of `&` last. */
const entities = [['&lt;', '<'], ['&gt;', '>'], ['&quot;', '"'], ['&nbsp;', ' '], ['&amp;', '&']] as const

/** The beginning of an editor's HTML as text: a description for search engines, which show no more of it. */
export function beginningOf(html: string): string {
  const text = entities.reduce((rest, [entity, character]) => rest.replaceAll(entity, character), html.replace(/<[^>]*>/g, ' '))
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, 300).join('')
}
