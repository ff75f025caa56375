import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './command/run'
import { typeFaultsOf } from './testing/type-faults'
import { writeTree } from './testing/write-tree'

const golden = join(__dirname, '../golden')

const use = `import { createClient } from './bodies-3.0/core/client'
import { retry } from './bodies-3.0/core/extensions/retry'
import { xsrf } from './bodies-3.0/core/extensions/xsrf'
import { checkAnswers } from './bodies-3.0/core/extensions/check-answers'
import type { DataOf, ErrorOf, RequestOf } from './bodies-3.0/core/operation'
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
mocks.on('ask').answer(201, ({ body }, usual) => ({ text: body.question.text + usual.text }))
// @ts-expect-error there is no such operation
mocks.on('asks')
// @ts-expect-error there is no such answer
mocks.on('ask').answer(404)
// @ts-expect-error that is no answer of the contract
mocks.on('ask').answer(201, { text: 1 })
// @ts-expect-error a 5xx is no bad request
mocks.on('ask').fail('badRequest', 503)
// @ts-expect-error requests have no such field
mocks.on('ask', ({ body }) => body.no)
// @ts-expect-error data have no such field
if (note.ok) note.data?.no
// @ts-expect-error nor have errors
if (!note.ok && note.kind === 'badRequest') note.error.no
// @ts-expect-error nor have events
if (events.ok) for await (const { data } of events.data) if (typeof data !== 'string') data.no
// @ts-expect-error nor has what a component is given
if (state.status === 'success') state.data?.no
// @ts-expect-error nor the failure
if (state.status === 'failure' && state.failure.kind === 'badRequest') state.failure.error.no
// @ts-expect-error what comes with a page is what the operation answers
useOperation(notesPatch, null, { initialData: 'x' })
// @ts-expect-error nor has the request
void (null! as RequestOf<typeof notesPatch>).no
// @ts-expect-error nor have data
void (null! as DataOf<typeof notesPatch>)?.no
// @ts-expect-error nor have errors
void (null! as ErrorOf<typeof notesPatch>).no
// @ts-expect-error the request lacks a field
useOperation(notesPatch, { body: { id: 1 } })
// @ts-expect-error a body is required
await sendFile(client)
// @ts-expect-error there is no such field
await notesPatch(client, { body: { id: 1, text: 'x', no: 1 } })
`

test('what is generated type-checks with nothing but openapi-fetch: in use, and every file of a folder, those that only others need, too', async () => {
  const folder = await writeTree({ 'use.ts': use })
  const names = readdirSync(golden).flatMap((file) => /^(.*)\.yaml$/.exec(file)?.[1] ?? [])
  const make = (name: string, to: string, ...only: string[]) => run([join(golden, `${name}.yaml`), '-o', join(folder, to), ...only], { out: () => {}, error: () => {} })
  for (const name of names) await make(name, name, '--only', 'handlers,client,validators,mocks,hook')
  await make('requests-3.1', 'whole')

  const files = names.flatMap((name) => ['operations.ts', 'handlers.ts', 'validators.ts', 'mocks.ts', 'types.ts'].map((file) => join(name, file)))
  const whole = readdirSync(join(folder, 'whole'), { recursive: true }).map((file) => join('whole', String(file))).filter((file) => file.endsWith('.ts'))

  expect([names.length > 2, whole.length > 20]).toEqual([true, true])
  expect(typeFaultsOf(['use.ts', ...files, ...whole].map((file) => join(folder, file)))).toEqual([])
})
