import type { Kysely } from 'kysely'
import type { Database } from '../database/database'
import type { Tables } from '../database/tables'
import { BackupError, type Manifest } from './manifest'
import { readRows, type Row } from './read-rows'
import { savedTables } from './saved-tables'

/** Rows an insert: SQLite takes 32 766 values, and no table has more columns than 60. */
const batch = 200

/** Fills the tables in one transaction. What the migrations have put into them gives way. */
export async function fillTables(database: Database, manifest: Manifest, folder: string): Promise<void> {
  const present = savedTables.filter(({ name }) => manifest.tables[name] !== undefined)
  await database.write(async (query) => {
    for (const { name } of present) {
      const count = await fillTable(query, name, folder)
      if (count !== manifest.tables[name]) throw new BackupError(`tables/${name}.jsonl has ${count} rows, not ${manifest.tables[name]}`)
    }
    const gone = manifest.removed.map((path) => path.replace(/^quarantine\//, ''))
    if (gone.length > 0) await query.deleteFrom('attachment').where('file', 'in', gone).execute()
  })
}

async function fillTable(query: Kysely<Tables>, name: string, folder: string): Promise<number> {
  const anyTable = query.withTables<Record<string, Row>>()
  await anyTable.deleteFrom(name).execute()
  let count = 0
  let rows: Row[] = []
  const insert = async () => {
    if (rows.length > 0) await anyTable.insertInto(name).values(rows).execute()
    count += rows.length
    rows = []
  }
  for await (const row of readRows(folder, name)) {
    rows.push(row)
    if (rows.length === batch) await insert()
  }
  await insert()
  return count
}
