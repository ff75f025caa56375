import { protectedStems } from './protected-stems'

/*
 * Kazakh words grow by suffixes in a fixed order: stem + plural + possessive + case. They are taken off from the end, one
 * of each at most. Words come folded (text/fold.ts): ғ→г, қ→к, ң→н, і→и, ө→о, ү ұ→у, ә→а, so a suffix has few forms left.
 */
const cases = alternatives('нын нин дын дин тын тин га ге ка ке на не ны ни ды ди ты ти да де та те нда нде дан ден тан тен нан нен мен бен пен')
const adjectives = alternatives('дагы деги тагы теги ндагы ндеги')
const possessives = alternatives('ымыз имиз мыз миз ыныз иниз ныз низ лары лери дары дери тары тери сы си ым им ын ин ы и')
const plurals = alternatives('лар лер дар дер тар тер')
const derived = alternatives('лык лик дык дик тык тик')

/** What is left must still be a word: fewer letters than this are rarely one. */
const shortest = 3

const stages = [adjectives, cases, possessives, plurals, derived]

/** Stem of a folded Kazakh word; the word itself where no suffix is known. */
export function kazakhStem(word: string): string {
  const known = everyReading(word).filter((stem) => protectedStems.has(stem))
  if (known.length > 0) return known.reduce((longest, stem) => (stem.length > longest.length ? stem : longest))
  return hardened(stages.reduce((stem, suffixes) => stem.slice(0, stem.length - (suffixes.find((suffix) => fits(stem, suffix))?.length ?? 0)), word))
}

/** Before a vowel the last consonant softens: көмек, көмегі; кітап, кітабы. */
function hardened(stem: string): string {
  return stem.replace(/г$/, 'к').replace(/б$/, 'п')
}

/** What could be the stem, whichever of the suffixes are taken for such: университе+ти+н and университет+и+н. */
function everyReading(word: string): string[] {
  const readings = new Set([word])
  for (const suffixes of stages) {
    for (const stem of [...readings]) {
      for (const suffix of suffixes) if (fits(stem, suffix)) readings.add(stem.slice(0, -suffix.length))
    }
  }
  return [...readings]
}

function fits(word: string, suffix: string): boolean {
  // кітапхана, асхана: that is the word for a house, and no case.
  if (suffix === 'на' && word.endsWith('хана')) return false
  return word.length - suffix.length >= shortest && word.endsWith(suffix) && /[аоуыеиэюя]/.test(word.slice(0, -suffix.length))
}

/** The longest first. */
function alternatives(list: string): string[] {
  return list.split(' ').sort((a, b) => b.length - a.length)
}
