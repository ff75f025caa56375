const letters: Record<string, string> = {
  ...{ а: 'a', ә: 'a', б: 'b', в: 'v', г: 'g', ғ: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', қ: 'q', л: 'l', м: 'm', н: 'n' },
  ...{ ң: 'n', о: 'o', ө: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ұ: 'u', ү: 'u', ф: 'f', х: 'kh', һ: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch' },
  ...{ ъ: '', ы: 'y', і: 'i', ь: '', э: 'e', ю: 'yu', я: 'ya' },
  ...{ ı: 'i', ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', đ: 'd' },
}

/** A name in Kazakh, Russian or Latin letters → small Latin letters without marks: `Қожабек` → `qozhabek`. What it does not know is left out. */
export function toAscii(name: string): string {
  const latin = [...name.normalize('NFC').toLowerCase()].map((letter) => letters[letter] ?? letter).join('')
  return latin.normalize('NFD').replace(/[^\x20-\x7e]/g, '')
}
