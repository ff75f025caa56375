import { randomBytes } from 'node:crypto'
import type { Database } from './database'

/** A random secret that is made when it is first asked for; all processes on the database have the same. */
export async function sharedSecret(database: Database, name: string): Promise<string> {
  const find = () => database.query.selectFrom('secret').where('name', '=', name).select('value').executeTakeFirst()
  const held = await find()
  if (held) return held.value
  await database.write((query) =>
    query
      .insertInto('secret')
      .values({ name, value: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
  const made = await find()
  if (!made) throw new Error(`the secret ${name} was removed while it was made`)
  return made.value
}
