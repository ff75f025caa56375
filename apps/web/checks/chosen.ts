/**
 * Which of the things that there are somebody asked for, by names with commas between.
 *
 * @param asked all when absent
 * @throws Error for a name that there is none of: who looks at nothing would find nothing wrong
 */
export function chosen<Name extends string>(known: readonly Name[], asked?: string): Name[] {
  if (asked === undefined) return [...known]
  return asked.split(',').map((one) => {
    const name = known.find((candidate) => candidate === one)
    if (name === undefined) throw new Error(`${one} is none of ${known.join(', ')}.`)
    return name
  })
}
