import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run'
import { typeFaultsOf } from './testing/type-faults'
import { writeTree } from './testing/write-tree'

const golden = join(__dirname, '../golden')

const use = `import { createClient } from './bodies-3.0/core/client'
import { retry } from './bodies-3.0/core/extensions/retry'
import { xsrf } from './bodies-3.0/core/extensions/xsrf'
import { checkAnswers } from './bodies-3.0/core/extensions/check-answers'
import { useOperation } from './bodies-3.0/core/react/use-operation'
import { notesPatch, readFile, sendFile, talk, talkAsFormData, talkAsMergePatchJson, talkEvents } from './bodies-3.0/operations'
import { ask } from './requests-3.1/operations'
import { createMocks } from './requests-3.1/mocks'
const client = createClient({ baseUrl: 'https://a.example', extensions: [checkAnswers([]), retry({ attempts: 2 }), xsrf()] })
const note = await notesPatch(client, { body: { id: 1, text: 'x' } })
if (note.ok) note.data?.total?.toFixed()
else if (note.kind === 'badRequest') note.error.text.trim()
const file = await readFile(client)
if (file.ok) await file.data.text()
await sendFile(client, { body: { file: new File([], 'a'), note: null } })
await talkAsFormData(client, { body: { file: new File([], 'a') } })
const talked = await talkAsMergePatchJson(client, { body: { id: 1 } })
if (talked.ok) talked.data.total?.toFixed()
const events = await talkEvents(client, { body: { id: 1, text: 'x' } }, { signal: AbortSignal.timeout(1000) })
if (events.ok) for await (const { data } of events.data) if (typeof data !== 'string') data.id.toFixed()
// @ts-expect-error what a form takes is no JSON
await talk(client, { body: { file: new File([], 'a') } })
const asked = await ask(client, { cookie: { session: 'x' }, header: { 'Idempotency-Key': 'k' }, body: { question: { text: '?' }, files: [new Blob(['x'])] } })
if (!asked.ok && asked.kind === 'badResponse') asked.error?.retry_after?.toFixed()
const state = useOperation(notesPatch, { body: { id: 1, text: 'x' } })
if (state.status === 'success') state.data?.total?.toFixed()
useOperation(readFile, undefined, { client })
const mocks = createMocks({ seed: 2 })
mocks.on('ask', ({ body }) => body.question.text === '?').fail('badResponse').once().answer(503).delay(5)
createClient({ baseUrl: 'https://a.example', fetch: mocks.fetch })
// @ts-expect-error there is no such operation
mocks.on('asks')
// @ts-expect-error the request lacks a field
useOperation(notesPatch, { body: { id: 1 } })
// @ts-expect-error a body is required
await sendFile(client)
// @ts-expect-error there is no such field
await notesPatch(client, { body: { id: 1, text: 'x', no: 1 } })
`

test('what is generated type-checks with nothing but openapi-fetch, in use too', async () => {
  const folder = await writeTree({ 'use.ts': use })
  const names = readdirSync(golden).flatMap((file) => /^(.*)\.yaml$/.exec(file)?.[1] ?? [])
  for (const name of names) await run([join(golden, `${name}.yaml`), '-o', join(folder, name), '--only', 'handlers,client,validators,mocks,hook'], { out: () => {}, error: () => {} })

  const files = [join(folder, 'use.ts'), ...names.flatMap((name) => ['operations.ts', 'handlers.ts', 'validators.ts', 'mocks.ts', 'types.ts'].map((file) => join(folder, name, file)))]

  expect(names.length).toBeGreaterThan(2)
  expect(typeFaultsOf(files)).toEqual([])
})

test('every file of a folder type-checks, those that only others need, too', async () => {
  const folder = await writeTree({})
  await run([join(golden, 'requests-3.1.yaml'), '-o', folder], { out: () => {}, error: () => {} })

  const files = readdirSync(folder, { recursive: true }).map(String).filter((file) => file.endsWith('.ts')).map((file) => join(folder, file))

  expect(files.length).toBeGreaterThan(20)
  expect(typeFaultsOf(files)).toEqual([])
})
