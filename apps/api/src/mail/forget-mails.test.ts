import { type CompiledQuery, type KyselyPlugin } from 'kysely'
import { testDatabase } from '../testing/test-database'
import { forgetMails } from './forget-mails'

test('the mails about a question are found by an index, among however many others', async () => {
  const { query, close } = await testDatabase('SQLite')
  const asked: CompiledQuery[] = []
  const noting: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      asked.push(query.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }

  await forgetMails(query.withPlugin(noting), '1', new Date())

  const plans = await Promise.all(asked.map((one) => query.executeQuery<{ detail: string }>({ ...one, sql: `explain query plan ${one.sql}` })))
  await close()
  expect(plans.map(({ rows }) => rows[0]?.detail)).toEqual(asked.map(() => expect.stringMatching(/^SEARCH outgoing_mail USING INDEX /)))
})
