import type { Language } from '../environment/environment'

export type CsvValue = string | number | null

/**
 * Rows as a CSV file that spreadsheets open as it is: UTF-8 with a mark that says so; semicolons where the comma stands in numbers: in Kazakh and Russian,
 * and for who reads in English on a system that writes them so, by which spreadsheets go; texts that would be a formula made texts again.
 *
 * @param rows the headers first
 */
export function toCsv(rows: readonly (readonly CsvValue[])[], language: Language): string {
  // Chromium does not know how numbers are written in Kazakh.
  const hasComma = language !== 'en' || /^kk\b/.test(navigator.language) || (4.5).toLocaleString().includes(',')
  const separator = hasComma ? ';' : ','
  const point = hasComma ? ',' : '.'
  return `\uFEFF${rows.map((row) => `${row.map((value) => cell(value, separator, point)).join(separator)}\r\n`).join('')}`
}

function cell(value: CsvValue, separator: string, point: string): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', point)
  // https://owasp.org/www-community/attacks/CSV_Injection
  const text = /^[=+\-@＝＋－＠\t\r\n]/.test(value) ? `'${value}` : value
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}
