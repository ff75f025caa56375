import { generated, type Generated } from './testing/generated'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const text = { type: 'string' }
const number = { type: 'integer' }
const object = (properties: object, required: string[] = [], more: object = {}) => ({ type: 'object', properties, required, ...more })
const taking = (schema: object, mediaType = 'application/json', more: object = {}) => ({ requestBody: { required: true, content: { [mediaType]: { schema, ...more } } } })
const answering = (schema: object) => ({ responses: { 200: { description: 'ok', content: { 'application/json': { schema } } } } })
const done = { responses: { 204: { description: 'done' } } }
const list = { type: 'array', items: text }

const document = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: {
    '/pets': { post: { operationId: 'addPet', ...taking(ref('Pet')), ...answering(ref('Pet')) } },
    '/pets/{tags}/{about}': { get: { operationId: 'listPets', parameters: [{ name: 'tags', in: 'path', required: true, schema: list }, { name: 'about', in: 'path', required: true, explode: true, schema: object({ a: text, b: text }) }], ...done } },
    '/forms': { post: { operationId: 'sendForm', ...taking(object({ tags: list, about: object({ a: text, b: number }), deep: object({ a: text }), each: list, raw: text, file: { type: 'string', format: 'binary' }, plain: object({ x: number }) }), 'multipart/form-data', { encoding: { tags: { style: 'pipeDelimited', explode: false }, about: { explode: false }, deep: { style: 'deepObject' }, each: { explode: true }, raw: { allowReserved: true }, file: { explode: true } } }), ...done } },
    '/fields': { post: { operationId: 'sendFields', ...taking(object({ tags: list, spread: object({ a: text, b: number }), plain: text }), 'application/x-www-form-urlencoded', { encoding: { tags: { explode: false }, spread: { style: 'form' } } }), ...done } },
    '/users': { post: { operationId: 'addUser', ...taking(ref('User')), ...answering(ref('User')) } },
    '/heirs': { post: { operationId: 'addHeir', ...taking(ref('Heir')), ...answering(ref('Heir')) }, put: { operationId: 'putHeir', ...taking(ref('LateHeir')), ...answering(ref('LateHeir')) } },
    '/kin': { post: { operationId: 'addKin', ...taking(ref('Kin')), ...answering(ref('Kin')) } },
    '/selves': { post: { operationId: 'sendSelf', ...taking(ref('Self')), ...answering(ref('Self')) } },
    '/owners': { post: { operationId: 'addOwner', ...taking(ref('Owner')), ...answering({ type: 'array', minItems: 1, items: ref('Owner') }) } },
    '/xml': { post: { operationId: 'sendXml', ...taking(object({ a: text }, ['a']), 'text/xml'), ...done } },
    '/counts': { post: { operationId: 'sendCount', ...taking(number, 'text/plain'), ...done } },
    '/talk': {
      post: {
        operationId: 'talk',
        requestBody: { required: true, content: { 'application/json': { schema: object({ text }, ['text']) }, 'multipart/form-data': { schema: object({ text, file: { type: 'string', format: 'binary' } }, ['text']) } } },
        responses: { 200: { description: 'ok', content: { 'application/json': { schema: object({ whole: text }, ['whole']) }, 'text/event-stream': { schema: object({ piece: number }, ['piece']) }, 'application/x-ndjson': { schema: { type: 'array', minItems: 2, items: object({ line: number }, ['line']) } } } } },
      },
    },
    '/silent': { post: { operationId: 'silent' }, put: { operationId: 'failing', responses: { 405: { description: 'wrong' } } }, delete: { operationId: 'emptied', responses: { 204: { description: 'done', content: { 'application/json': { schema: object({}) } } } } } },
  },
  components: {
    schemas: {
      Pet: { oneOf: [ref('Cat'), ref('Dog'), { type: 'null' }], discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } } },
      Cat: object({ kind: { type: ['string', 'null'] }, lives: number }, ['kind']),
      Dog: object({ kind: text, lives: text, tricks: list }),
      User: object({ id: { ...number, readOnly: true }, password: { ...text, writeOnly: true }, pin: { allOf: [ref('Secret')] }, name: text }, ['id', 'password', 'pin', 'name'], { examples: [{ id: 7, password: 'x', pin: 'y', name: 'Aigerim' }] }),
      // As two generators for .NET have classes with heirs.
      Base: object({ id: number }, ['id'], { additionalProperties: false }),
      Heir: { allOf: [ref('Base'), object({ name: text }, ['name'], { additionalProperties: false })] },
      LateHeir: object({ nick: text }, ['nick'], { allOf: [ref('Heir')], additionalProperties: false }),
      Kin: object({ kind: text }, ['kind'], { additionalProperties: false, discriminator: { propertyName: 'kind' } }),
      Cousin: { allOf: [ref('Kin'), object({ age: number }, ['age'], { additionalProperties: false })] },
      // Nothing tells these apart.
      Owner: { description: 'Either', oneOf: [ref('Person'), ref('Company'), { type: 'null' }] },
      Person: object({ title: { ...text, description: 'Of a person' } }, ['title'], { description: 'A person' }),
      Company: object({ title: text }, ['title'], { title: 'Company', xml: { name: 'company' } }),
      Secret: { ...text, writeOnly: true },
      Self: { oneOf: [number, ref('Self'), { type: 'array', items: ref('Self') }] },
    },
  },
}

let made: Generated
beforeAll(async () => {
  made = await generated(document)
})

/** What a call comes to, and how its mock read it. */
async function call(id: string, request?: object, answer?: unknown) {
  const { createClient, createMocks, checkAnswers, operations, validators } = made
  const mocks = createMocks()
  const fetch = answer === undefined ? mocks.fetch : () => Promise.resolve(Response.json(answer))
  const result = await operations[id]?.(createClient({ baseUrl: 'http://a.example', fetch, extensions: [checkAnswers([validators[`${id}Answers`]])] }), request)
  const [read] = mocks.calls(id)
  const told = result?.issues ?? read?.faults.map(({ field, code }) => `${field} ${code}`)
  return { ok: result?.ok, data: result?.data, cause: String(result?.cause), path: new URL(read?.request.url ?? 'http://none').pathname, body: read?.body, values: read?.path, told }
}

const pets: [pet: unknown, wrong: string | undefined][] = [
  [{ kind: 'cat', lives: 9 }, undefined],
  [{ kind: 'Dog', lives: 'x' }, undefined],
  [{ kind: 'Dog' }, undefined],
  [null, undefined],
  [{ kind: 'cat', lives: 'x' }, 'lives'],
  [{ kind: 'Dog', lives: 9, tricks: [1] }, 'lives, tricks.0'],
  [{ kind: 'Cat' }, 'kind'],
  [{ lives: 'x', tricks: [] }, undefined],
  [{ kind: null, lives: 9 }, undefined],
  [{ kind: null, lives: 'x' }, 'lives'],
]

test.each(pets)('the value of a discriminator tells which choice a pet is: %j', async (pet, wrong) => {
  const sent = await call('addPet', { body: pet })
  const read = await call('addPet', { body: null }, pet)
  const places = (read.told as { pointer: string }[] | undefined)?.map(({ pointer }) => pointer.slice(1).replace('/', '.')).join(', ')

  expect([sent.told, read.ok ? undefined : places]).toEqual([wrong === undefined ? [] : wrong.split(', ').map((field) => expect.stringMatching(`^${field.replace('.0', '\\[0\\]')} (type|enum)$`) as unknown), wrong])
})

test('mocks answer with the value of the choice that they made', async () => {
  const { data } = await call('addPet', { body: { kind: 'cat' } })

  expect(['cat', 'Dog']).toContain((data as { kind: string }).kind)
})

test('what is undefined or null in a list or an object of the path is left out, and nothing at all is refused', async () => {
  const { path, values } = await call('listPets', { path: { tags: ['a', undefined, 'b,c', null], about: { a: 'x', b: undefined } } })
  const { cause } = await call('listPets', { path: { tags: [undefined], about: { a: 'x' } } })

  expect([path, values]).toEqual(['/pets/a,b%2Cc/a=x', { tags: ['a', 'b,c'], about: { a: 'x' } }])
  expect(cause).toBe('URIError: No URL can carry http://a.example/pets/{tags}/a=x')
})

test('fields of a form are written and read in styles of their own', async () => {
  const form = { tags: ['a', 'b+c'], about: { a: 'x y', b: 1 }, deep: { a: '%' }, each: ['1', '2'], raw: 'a=50%20=%FF', plain: { x: 1 } }
  const fields = { tags: ['a', 'b+c'], spread: { a: 'x y', b: 1 }, plain: 'p' }
  const sent = await call('sendForm', { body: { ...form, file: new Blob(['x']) } })
  const { file, ...body } = sent.body as Record<string, unknown>
  const parts = await new Promise<FormData>((resolve) => {
    void made.operations.sendForm?.(made.createClient({ baseUrl: 'http://a.example', fetch: async (request: Request) => (resolve(await request.formData()), new Response(null, { status: 204 })) }), { body: form })
  })

  expect([sent.told, body, (file as Blob).size]).toEqual([[], form, 1])
  expect([...parts]).toEqual([['tags', 'a|b+c'], ['about', 'a,x y,b,1'], ['deep[a]', '%'], ['each', '1'], ['each', '2'], ['raw', 'a=50%20=%FF'], ['plain', '{"x":1}']])
  expect(await call('sendFields', { body: fields })).toMatchObject({ told: [], body: fields })
})

test('answers of mocks are without what is writeOnly, required or not, and so are examples', async () => {
  expect(await call('addUser', { body: { password: 'x', pin: 'y', name: 'z' } })).toMatchObject({ ok: true, data: { id: 7, name: 'Aigerim' }, told: [] })
  expect((await call('addUser', { body: { name: 'z' } })).told).toEqual(['password required', 'pin required'])
  expect(Object.keys((await call('addUser', { body: { password: 'x', pin: 'y', name: 'z' } })).data as object)).toEqual(['id', 'name'])
})

test.each([
  ['addHeir', { id: 1, name: 'x' }],
  ['putHeir', { id: 1, name: 'x', nick: 'y' }],
])('what is closed may be extended, and the whole is closed: %s', async (id, heir) => {
  const sent = await call(id, { body: heir })

  expect([sent.ok, sent.told, Object.keys(sent.data as object).sort()]).toEqual([true, [], Object.keys(heir)])
  expect([(await call(id, { body: { ...heir, more: 1 } })).told, (await call(id, { body: heir }, { ...heir, more: 1 })).told]).toEqual([['more unknown'], [expect.objectContaining({ pointer: '/more' })]])
})

test('what is closed and has a discriminator for its subtypes may have their fields, and is made up as one of them', async () => {
  const cousin = { kind: 'Cousin', age: 1 }

  const { told, data } = await call('addKin', { body: cousin })

  expect([told, (await call('addKin', { body: cousin }, cousin)).told]).toEqual([[], undefined])
  expect(data).toEqual({ kind: 'Cousin', age: expect.any(Number) as unknown })
})

test('a request and an answer are held against the subtype whose name they have; of another name only what all have is known', async () => {
  const answers = [{ kind: 'Cousin' }, { kind: 'Kin' }, { kind: 'Newcomer' }, {}]
  const told = await Promise.all(answers.map(async (answer) => (await call('addKin', { body: { kind: 'Kin' } }, answer)).told as { pointer: string }[] | undefined))

  const asked = await Promise.all(answers.map(async (body) => (await call('addKin', { body })).told))

  expect(told.map((issues) => issues?.map(({ pointer }) => pointer))).toEqual([['/age'], undefined, undefined, ['/kind']])
  expect(asked).toEqual([['age required'], [], [], ['kind required']])
})

test('choices that nothing tells apart are taken, sent and made up', async () => {
  const made = await call('addOwner', { body: { title: 'x' } })

  expect([made.told, made.ok, (made.data as unknown[]).length > 0]).toEqual([[], true, true])
  expect((await call('addOwner', { body: {} })).told).toEqual(['title required'])
  expect((await call('addOwner', { body: null }, [null, { title: 'x' }, { title: 1 }])).told).toEqual([expect.objectContaining({ pointer: '/2/title' })])
})

test('what may be itself is what it may be besides', async () => {
  expect([await call('sendSelf', { body: 'x' }), await call('sendSelf', { body: [1, [2]] }), await call('sendSelf', { body: 1 }, ['x'])]).toMatchObject([{ ok: false, told: [expect.stringMatching(/^body /)] }, { ok: true, told: [] }, { ok: false, told: [{ pointer: '/0' }] }])
})

test('XML is held against no object, and plain text is read as its schema says', async () => {
  expect(await call('sendXml', { body: '<a/>' })).toMatchObject({ ok: true, told: [] })
  expect([await call('sendCount', { body: 5 }), await call('sendCount', { body: 'x' })]).toMatchObject([{ body: 5, told: [] }, { told: ['body type'] }])
})

test.each(['silent', 'failing', 'emptied'])('an operation whose success is not described, or has a body where HTTP has none, answers nothing: %s', async (id) => {
  expect(await call(id)).toMatchObject({ ok: true, data: undefined })
})

test('a body goes out in each of its media types, and what answers JSON, events or lines is asked for each', async () => {
  const { createClient, createMocks, operations } = made
  const mocks = createMocks()
  const client = createClient({ baseUrl: 'http://a.example', fetch: mocks.fetch })
  const file = new File(['x'], 'a.txt', { type: 'text/plain' })

  const whole = await operations['talkAsFormData']?.(client, { body: { text: 'a', file } })
  const pieces = await operations['talkEvents']?.(client, { body: { text: 'a' } })
  const lines = await operations['talkLines']?.(client, { body: { text: 'a' } })
  const all = async (stream: unknown) => {
    const found: unknown[] = []
    for await (const one of stream as AsyncIterable<unknown>) found.push(one)
    return found
  }

  expect(whole?.data).toEqual({ whole: expect.any(String) as unknown })
  expect(await all(pieces?.data)).toEqual([{ event: 'message', data: { piece: expect.any(Number) as unknown }, id: '' }])
  expect((await all(lines?.data)).slice(0, 2)).toEqual([{ line: expect.any(Number) as unknown }, { line: expect.any(Number) as unknown }])
  expect(mocks.calls('talk').map(({ body, faults }) => [body, faults])).toEqual([[{ text: 'a', file: expect.objectContaining({ name: 'a.txt' }) as unknown }, []], [{ text: 'a' }, []], [{ text: 'a' }, []]])
})
