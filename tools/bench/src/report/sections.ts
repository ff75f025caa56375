/**
 * Puts a section between the comments `<!-- name -->` and `<!-- /name -->`: in the place of the former one, at the end where there
 * is none yet. @throws Error where only one of the comments is there
 */
export function putSection(document: string, name: string, section: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const block = `${begin}\n\n${section.trim()}\n\n${end}`
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from === -1 && to === -1) return `${document.trimEnd()}\n\n${block}\n`.trimStart()
  if (from === -1 || to < from) throw new Error(`The comments ${begin} and ${end} must both be there, in this order`)
  return document.slice(0, from) + block + document.slice(to + end.length)
}
