import { expectNoLeap, previewRetention, retain, type RetentionResult } from '../retention/retention'
import { Quarantine } from '../uploads/quarantine'
import { defineCommand } from './command'
import { columns } from './format'
import { withDatabase } from './with-database'

export const retention = defineCommand({
  name: 'retention',
  usage: '[--dry-run | --after-pause]',
  summary: 'Removes expired personal data, as a running server does every day; --dry-run only counts.',
  options: { 'dry-run': { type: 'boolean' }, 'after-pause': { type: 'boolean' } },
  async run({ config, options }) {
    const isPreview = options['dry-run'] === true
    const result = await withDatabase(config, async (database) => {
      const given = { database, quarantine: new Quarantine(config.dataDir), periods: config.retention, now: new Date() }
      if (isPreview) return previewRetention(given)
      if (!options['after-pause']) await expectNoLeap(given)
      return retain(given)
    })
    return { lines: lines(result, isPreview), data: { dry_run: isPreview, ...result } }
  },
})

function lines({ rows, files, open }: RetentionResult, isPreview: boolean): string[] {
  const counts = Object.entries({ ...rows, files }).filter(([, count]) => count > 0)
  if (counts.length === 0) counts.push(['nothing is past its date', 0])
  return [
    ...(isPreview ? ['Would be removed or emptied:'] : ['Removed or emptied:']),
    ...columns(counts.map(([name, count]) => [String(count), name.replaceAll('_', ' ')])),
    ...(open > 0 ? [`${open} registered questions of that age still wait for an answer; they stay.`] : []),
  ]
}
