import { type CompiledQuery, type Kysely, type KyselyPlugin } from 'kysely'
import type { Tables } from '../database/tables'
import { testDatabase } from '../testing/test-database'
import { forgetMailsAbout, forgetMailsTo } from './forget-mails'

test.each<[string, (query: Kysely<Tables>) => Promise<void>]>([
  ['about a question', (query) => forgetMailsAbout(query, '1', new Date())],
  ['to a subscriber', (query) => forgetMailsTo(query, ['1'], new Date())],
])('the mails %s are found by an index, among however many others', async (_which, forget) => {
  const { query, close } = await testDatabase('SQLite')
  const asked: CompiledQuery[] = []
  const noting: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      asked.push(query.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }

  await forget(query.withPlugin(noting))

  const plans = await Promise.all(asked.map((one) => query.executeQuery<{ detail: string }>({ ...one, sql: `explain query plan ${one.sql}` })))
  await close()
  expect(plans.map(({ rows }) => rows[0]?.detail)).toEqual(asked.map(() => expect.stringMatching(/^SEARCH outgoing_mail USING INDEX /)))
})
