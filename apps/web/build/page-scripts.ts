import type { Scripts } from './bundle'

/** `/app-d721a1d5dafc.js` → `/app` */
export function stemOf(script: string): string {
  return script.replace(/-[0-9a-f]+\.js$/, '')
}

/**
 * A page that is the same but for the names of its scripts: any change of the code changes the names of some of them.
 *
 * @returns undefined for a page that does not name each of the former ones once
 */
export function withScripts(html: string, from: Scripts, to: Scripts): string | undefined {
  const pairs = [
    ...from.files.map((file) => [`data-src="${file}"`, `data-src="${to.files.find((other) => stemOf(other) === stemOf(file)) ?? ''}"`] as const),
    [`___webpackCompilationHash="${from.compilationHash}"`, `___webpackCompilationHash="${to.compilationHash}"`] as const,
  ]
  let renamed = html
  for (const [former, next] of pairs) {
    const [before, after, ...more] = renamed.split(former)
    if (before === undefined || after === undefined || more.length > 0) return undefined
    renamed = `${before}${next}${after}`
  }
  return renamed
}
