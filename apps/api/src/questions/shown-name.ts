import { readable } from '../text/readable'

const patronymic = /(?:ұлы|қызы|улы|кызы|вич|вна|ична|uly|kyzy|qyzy|vich|vna)$/iu
/** Of given names some are short enough to look so: Ева, Яков. */
const surname = /.{3}(?:[оеё]ва?|ск(?:ий|ая)|ova?|eva?|sk(?:iy|y|aya))$/iu

/**
 * The given name and an initial: `Мадина Тұрсынова` → `Мадина Т.` Many write the surname first; where the ending tells so, it is still the
 * surname of which only a letter is shown.
 */
export function shownName(name: string): string {
  const words = readable(name).trim().split(/\s+/)
  const [first = '', second = ''] = words
  const last = words.at(-1) ?? ''
  const isSurnameFirst = words.length > 2 ? patronymic.test(last) : surname.test(first) && words.length === 2 && !surname.test(last)
  const [given, family] = isSurnameFirst ? [second, first] : [first, words.length > 1 ? last : '']
  const initial = [...family][0]
  return `${[...given].slice(0, 100).join('')}${initial ? ` ${initial.toUpperCase()}.` : ''}`
}
