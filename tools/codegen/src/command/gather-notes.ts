/** How many places of one note are named. */
const named = 3

/**
 * Notes as a person reads them: a document may repeat a fault in each of a thousand operations, and the other notes would not be seen.
 * What is noted of more than four places is told of the first three, with the number of the others.
 */
export function gatherNotes(notes: string[]): string[] {
  const places = new Map<string, string[]>()
  for (const note of notes) {
    const text = withoutPlace(note)
    const all = places.get(text) ?? []
    places.set(text, all)
    all.push(note)
  }
  return [...places].flatMap(([text, all]) => (all.length > named + 1 ? [...all.slice(0, named), `${text} (in ${all.length - named} other places)`] : all))
}

/** The JSON pointer ends at the first colon before a blank. */
const withoutPlace = (note: string): string => note.replace(/ #\/.*?(?=: )/, '')
