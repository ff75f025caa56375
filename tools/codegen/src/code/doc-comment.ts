/** A doc comment of the given paragraphs; nothing when all are empty. */
export function doc(paragraphs: (string | undefined)[]): string[] {
  const lines = paragraphs
    .map((paragraph) => paragraph?.trim().replace(/\*\//g, '*\\/'))
    .filter((paragraph) => paragraph)
    .join('\n\n')
    .split('\n')
  if (lines.length === 1) return lines[0] ? [`/** ${lines[0]} */`] : []
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */']
}
