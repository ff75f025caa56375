/** An author as the parts of a name, or as written where these cannot be told: an organisation, a name in full. */
export type Author = { family: string; initials: string } | { literal: string }

export interface Authors {
  /** In the order of the work. */
  named: readonly Author[]
  /** Whether there are more, who are not named: `et al.` */
  hasOthers: boolean
}

const initial = String.raw`\p{Lu}(?:\p{Ll}{0,2}\.|(?![\p{L}'’ʼ]))(?:[-‐]\p{Lu}\p{Ll}{0,2}\.)*`
const onlyInitials = new RegExp(String.raw`^(?:${initial}\s*)+$`, 'u')
const familyFirst = new RegExp(String.raw`^(.+?)\s+((?:${initial}\s*)+)$`, 'u')
const familyLast = new RegExp(String.raw`^((?:${initial}\s*)+)(.+)$`, 'u')
/** `Smith`, `van der Berg`, `d’Arcy` */
const surname = String.raw`(?:\p{Ll}{1,4}[\s'’ʼ-]+){0,3}\p{Lu}[\p{L}'’ʼ-]*`
/** `Smith J. and Doe A.`: the word or sign before the last author, where what follows is a name with initials, not a company's. */
const beforeLast = new RegExp(String.raw`,?\s+(?:&|and|және|и)\s+(?=(?:${initial}\s*)+\p{L}|${surname},?\s+(?!(?:Ltd|Inc|Co|Corp)\b)${initial})`, 'gu')
/** What stands before it ends as a name with initials does, not as that of an institute: `Институт языка и литературы М. О. Ауэзова`. */
const endsAsName = new RegExp(String.raw`(?:^|[^\p{L}])${initial}$|(?:^|[,;]|\s(?:&|and|және|и)\s)\s*(?:${initial}\s*)+${surname}(?:\s+${surname})?$`, 'u')
const others = /[\s,]+(?:et al\.?|и др\.?|және т\.\s?б\.?|және басқалар)$/iu

/** `Сейітқали А. Е., Lemke A.`: all authors of a publication, separated by commas, the last one perhaps by a word → one by one. */
export function readAuthors(text: string): Authors {
  const hasOthers = others.test(text)
  const named: Author[] = []
  const separated = text.replace(others, '').replace(beforeLast, (word, at: number, whole: string) => (endsAsName.test(whole.slice(0, at)) ? ', ' : word))
  for (const part of separated.split(/[,;]/).map((name) => name.trim()).filter(Boolean)) {
    const former = named.at(-1)
    // `Seitkali, A., Lemke, A.`
    if (former && 'literal' in former && onlyInitials.test(part)) named[named.length - 1] = { family: former.literal, initials: spaced(part) }
    else named.push(readAuthor(part))
  }
  return { named, hasOthers }
}

function readAuthor(text: string): Author {
  const [, family, after] = familyFirst.exec(text) ?? []
  if (family && after) return { family, initials: spaced(after) }
  const [, before, last] = familyLast.exec(text) ?? []
  if (before && last && !onlyInitials.test(text)) return { family: last, initials: spaced(before) }
  return { literal: text }
}

/** `А.Е.`, `A E` → `А. Е.`, `A. E.` */
function spaced(initials: string): string {
  const each = initials.match(new RegExp(initial, 'gu')) ?? []
  return each.map((one) => (one.endsWith('.') ? one : `${one}.`)).join(' ')
}
