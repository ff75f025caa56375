/** Reads one parameter of the address; undefined for what is no value of it, which is then as if it were not there. */
export type Parser<Value> = (text: string) => Value | undefined

/** One of some words. */
export function oneOf<Word extends string>(...words: readonly Word[]): Parser<Word> {
  return (text) => words.find((word) => word === text)
}

/** A whole number from 1 to the largest that the contract takes as an id. */
export const id: Parser<number> = (text) => (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : undefined)

/** What looks like this as a whole. */
export function matching(pattern: RegExp): Parser<string> {
  return (text) => (pattern.exec(text)?.[0] === text && text !== '' ? text : undefined)
}

/** Of a category: `/news/category/{slug}`. */
export const slug: Parser<string> = matching(/[a-z0-9-]{1,60}/)

/** Of a content page, as the contract has it; its pattern alone would take a number, which the API reads as an id. */
export const pageSlug: Parser<string> = matching(/(?=.{1,200}$)(?!\d+$)[a-z0-9-]+(?:\/[a-z0-9-]+)*/)

/** A year of the contract. */
export const year: Parser<string> = matching(/(?:19|2[01])\d\d|2200/)

/** Words to look for: as many letters as the contract wants, at least two. By code points, as it counts them: an emoji is one. */
export const words: Parser<string> = (text) => {
  const letters = [...text.trim()].slice(0, 200)
  return letters.length >= 2 ? letters.join('') : undefined
}

/** What a table is sorted by: `price`, or `-price` for the other way round. */
export interface Sort<Column extends string> {
  by: Column
  isDescending: boolean
}

export function sortBy<Column extends string>(...columns: readonly Column[]): Parser<Sort<Column>> {
  return (text) => {
    const isDescending = text.startsWith('-')
    const by = columns.find((column) => column === (isDescending ? text.slice(1) : text))
    return by && { by, isDescending }
  }
}

/** `{ by: 'price', isDescending: true }` → `-price` */
export function writeSort({ by, isDescending }: Sort<string>): string {
  return isDescending ? `-${by}` : by
}
