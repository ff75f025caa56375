import { sql } from 'kysely'
import type { Migration } from '../migrate'

/** What several processes on one database share beside the content: counts of calls, and which daily job was done when. */
export const migration: Migration = {
  name: '0005-operation',
  async up(query, dialect) {
    const { schema } = query
    await schema
      .createTable('call_count')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('calls', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('call_count_end').on('call_count').column('ends_at').execute()
    // A crash may empty it: nobody needs the counts of a minute then, and counting waits for no disk.
    if (dialect === 'postgres') await sql`alter table call_count set unlogged`.execute(query)

    await schema
      .createTable('daily_job')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('day', 'text', (column) => column.notNull())
      .execute()

    await schema.createIndex('question_updated').on('question').columns(['status', 'updated_at']).execute()
    await schema.createIndex('application_received').on('application').column('received_at').execute()
  },
}
