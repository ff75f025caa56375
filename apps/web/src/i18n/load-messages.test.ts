/** @jest-environment node */
import type * as LoadMessages from './load-messages'

const broken = () => {
  throw new Error('chunk failed')
}
let warnings: jest.SpyInstance

beforeEach(() => {
  jest.resetModules()
  jest.dontMock('./messages/ru').dontMock('./messages/kz')
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

test('loads the messages of one language and no other', async () => {
  const english = jest.fn(() => ({ __esModule: true, default: {} }))
  jest.doMock('./messages/en', english)
  const { loadMessages, messagesOf } = await fresh()

  await loadMessages('ru')

  expect(messagesOf('ru')['site.home']).toBe('Главная')
  expect(messagesOf('kz')).toEqual({})
  expect(english).not.toHaveBeenCalled()
  jest.dontMock('./messages/en')
})

test('loads what only some pages say when it is asked for, beside the rest', async () => {
  const { loadMessages, messagesOf } = await fresh()
  await loadMessages('ru')
  expect(messagesOf('ru')['maintenance.title']).toBeUndefined()

  await loadMessages('ru', 'sections')

  expect(messagesOf('ru')['maintenance.title']).toEqual(expect.any(String))
  expect(messagesOf('ru')['site.home']).toBe('Главная')
})

test('asks again for a file whose answer was lost, before it falls back', async () => {
  let tries = 0
  jest.doMock('./messages/ru', () => {
    if ((tries += 1) === 1) throw new Error('chunk failed')
    return { __esModule: true, default: { 'site.home': 'Главная' } }
  })
  const { loadMessages, messagesOf } = await fresh()

  await loadMessages('ru')

  expect([messagesOf('ru')['site.home'], warnings.mock.calls.length]).toEqual(['Главная', 1])
})

test('falls back to Kazakh with warnings when a language fails twice', async () => {
  jest.doMock('./messages/ru', broken)
  const { loadMessages, messagesOf } = await fresh()

  await loadMessages('ru')

  expect(messagesOf('ru')['site.home']).toBe('Басты бет')
  const once = ['Messages of language ru failed to load', expect.objectContaining({ message: 'chunk failed' })]
  expect(warnings.mock.calls).toEqual([once, once])
})

test('has no messages, and a warning for each try, when Kazakh fails as well, and says why', async () => {
  jest.doMock('./messages/ru', broken).doMock('./messages/kz', broken)
  const { loadMessages, messagesOf } = await fresh()

  expect(await loadMessages('ru')).toEqual({ cause: expect.objectContaining({ message: 'chunk failed' }) })

  expect([messagesOf('ru'), warnings.mock.calls.length]).toEqual([{}, 3])
})

test('tries a language again that failed before', async () => {
  jest.doMock('./messages/ru', broken)
  const { loadMessages, messagesOf } = await fresh()
  await loadMessages('ru')
  jest.dontMock('./messages/ru')

  await loadMessages('ru')

  expect(messagesOf('ru')['site.home']).toBe('Главная')
})

test('keeps what is there: the server render puts it in from the start', async () => {
  const { loadMessages, messagesOf, putMessages } = await fresh()
  const messages = { 'site.home': 'Put' }
  putMessages('en', messages)

  await loadMessages('en')

  expect(messagesOf('en')).toBe(messages)
})

async function fresh(): Promise<typeof LoadMessages> {
  return import('./load-messages')
}
