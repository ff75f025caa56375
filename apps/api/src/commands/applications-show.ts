import { resolve } from 'node:path'
import { saveApplicationFiles, showApplication } from '../applications/applications'
import type { ApplicationRow } from '../database/submission-tables'
import { Quarantine } from '../uploads/quarantine'
import { applicationData } from './applications-list'
import { defineCommand } from './command'
import { attachmentData, attachmentLines, localTime, oneLine, quoted, trailData, trailLines } from './format'
import { numberFrom } from './number-from'
import { actorOf, withDatabase } from './with-database'

export const applicationsShow = defineCommand({
  name: 'applications show',
  usage: '<number> [--save DIR] [--by NAME]',
  words: 1,
  summary: 'Shows an application; --save copies its files out of the quarantine.',
  options: { save: { type: 'string' }, by: { type: 'string' } },
  async run({ config, args, options: { save, by } }) {
    const number = numberFrom(args, 'applications show')
    return withDatabase(config, async (database) => {
      const step = { at: new Date(), actor: actorOf(by) }
      const saved = save === undefined ? [] : await saveApplicationFiles(database, new Quarantine(config.dataDir), number, resolve(save), step)
      const { application, attachments, trail } = await showApplication(database, number)
      return {
        lines: [...applicationLines(application), ...attachmentLines(attachments, saved), '', ...trailLines(trail)],
        data: { ...applicationData(application), attachments: attachmentData(attachments, saved), history: trailData(trail) },
      }
    })
  },
})

function applicationLines({ number, received_at, vacancy_id, vacancy, language, last_name, first_name, middle_name, email, phone, degree, experience_years, cover_letter }: ApplicationRow): string[] {
  return [
    `${number}  ${vacancy_id} ${vacancy}  ${language}  received ${localTime(received_at)}`,
    [[last_name, first_name, middle_name].filter(Boolean).join(' '), email, phone].map(oneLine).join('  '),
    oneLine([degree, experience_years === null ? '' : `${experience_years} years of experience`].filter(Boolean).join(', ')),
    ...(cover_letter === null ? [] : ['', ...quoted(cover_letter)]),
    '',
  ]
}
