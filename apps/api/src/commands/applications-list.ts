import { listApplications } from '../applications/applications'
import type { ApplicationRow } from '../database/submission-tables'
import { defineCommand, UsageError } from './command'
import { columns, localTime } from './format'
import { limitOption } from './limit-option'
import { withDatabase } from './with-database'

export const applicationsList = defineCommand({
  name: 'applications list',
  usage: '[--vacancy ID] [--limit N]',
  summary: 'Lists applications for vacancies, newest first.',
  options: { vacancy: { type: 'string' }, limit: { type: 'string' } },
  async run({ config, options: { vacancy, limit } }) {
    if (vacancy !== undefined && !/^\d{1,9}$/.test(vacancy)) throw new UsageError('--vacancy: the id of a vacancy, a number')
    const most = limitOption(limit)
    const { rows, note } = most.cut(await withDatabase(config, (database) => listApplications(database, vacancy === undefined ? undefined : Number(vacancy), most.read)))
    return { lines: rows.length > 0 ? columns(rows.map(line)) : ['No applications.'], data: rows.map(applicationData), note }
  },
})

/** What is for machines only stays out. */
export function applicationData({ id: _id, email_key: _key, ...row }: ApplicationRow): object {
  return row
}

function line({ number, received_at, vacancy_id, vacancy, last_name, first_name, email, phone }: ApplicationRow): string[] {
  return [number, localTime(received_at), `${vacancy_id} ${vacancy}`, `${last_name} ${first_name}`, email, phone]
}
