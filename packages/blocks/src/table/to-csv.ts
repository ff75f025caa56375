import type { Language } from '../environment/environment'
import { formatDecimal } from '../environment/format-number'

export type CsvValue = string | number | null

/**
 * Rows as a CSV file that spreadsheets open as it is: UTF-8 with a mark that says so; semicolons in Kazakh and Russian,
 * where the comma stands in numbers; texts that would be a formula made texts again.
 *
 * @param rows the headers first
 */
export function toCsv(rows: readonly (readonly CsvValue[])[], language: Language): string {
  const separator = language === 'en' ? ',' : ';'
  return `\uFEFF${rows.map((row) => `${row.map((value) => cell(value, separator, language)).join(separator)}\r\n`).join('')}`
}

function cell(value: CsvValue, separator: string, language: Language): string {
  if (value === null) return ''
  if (typeof value === 'number') return formatDecimal(value, language)
  // https://owasp.org/www-community/attacks/CSV_Injection
  const text = /^[=+\-@＝＋－＠\t\r\n]/.test(value) ? `'${value}` : value
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}
