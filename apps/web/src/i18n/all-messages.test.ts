/** @jest-environment node */
import fs from 'node:fs'
import path from 'node:path'
import { allMessages } from './all-messages'
import { languages } from './languages'

/** What comes after the page, see use-late-messages.ts, and what the server says in mails. */
const later = ['accessibility', 'layout', 'mail', 'preview']

test.each(languages)('pages are rendered with all parts of %s', (language) => {
  const folder = path.resolve(__dirname, '../../../../locales', language)
  const parts = fs.readdirSync(folder).map((file) => path.basename(file, '.json')).filter((part) => !later.includes(part))

  const missing = parts.filter((part) => {
    const messages = JSON.parse(fs.readFileSync(path.join(folder, `${part}.json`), 'utf8')) as Record<string, string>
    return Object.entries(messages).some(([key, text]) => allMessages[language][key] !== text)
  })
  expect([parts.length > 5, missing]).toEqual([true, []])
})
