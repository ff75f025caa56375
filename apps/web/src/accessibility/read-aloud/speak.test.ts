import { installSpeech, removeSpeech, voice, type FakeSpeech } from '../../testing/fake-speech'
import { passagesOf } from './passages'
import { createReader, type Reader } from './speak'

beforeEach(() => {
  jest.useFakeTimers()
  document.documentElement.lang = 'en'
})
afterEach(() => {
  jest.useRealTimers()
  removeSpeech()
})

const paragraphs = '<h1>Title</h1><p>First.</p><p>Second.</p>'

test('reads one passage after the other in its language, and is at the end then', () => {
  const { reader, speech } = setUp('<p>English</p><p lang="kk">Қазақша</p>')

  reader.play()
  expect([speech.now, speech.said[0]?.voice?.lang, speech.said[0]?.lang]).toEqual(['English', 'en-US', 'en-US'])
  speech.finish()
  expect([speech.now, speech.said[1]?.voice?.lang]).toEqual(['Қазақша', 'kk-KZ'])
  speech.finish()

  expect(reader.state()).toMatchObject({ status: 'ended', passage: undefined, isSkipping: false })
  expect(speech.now).toBeUndefined()
})

test('says a long passage in pieces', () => {
  const sentence = 'This sentence is as long as sentences of a university are, and it goes on for a while. '
  const { reader, speech } = setUp(`<p>${sentence.repeat(3)}</p>`)

  reader.play()
  speech.finish()
  speech.finish()

  expect(speech.said.map(({ text }) => text)).toEqual([sentence.trim(), sentence.trim(), sentence.trim()])
  expect(reader.state().status).toBe('reading')
})

test('passes over what has no voice, and says so', () => {
  const { reader, speech } = setUp('<p lang="de">Deutsch</p><p>English</p><p lang="de">Deutsch</p>')

  reader.play()
  expect([speech.now, reader.state().isSkipping]).toEqual(['English', true])
  speech.finish()

  expect(reader.state().status).toBe('ended')
})

test('passes over what has gone from the page', () => {
  const { reader, speech } = setUp(paragraphs)
  reader.play()

  document.querySelector('p')?.remove()
  speech.finish()

  expect(speech.now).toBe('Second.')
})

test('a pause silences it, and it goes on where it was', async () => {
  const { reader, speech } = setUp(paragraphs)
  reader.play()
  speech.finish()

  reader.pause()
  await pass(5000)
  expect([speech.now, reader.state().status, reader.state().passage?.text]).toEqual([undefined, 'paused', 'First.'])
  reader.play()

  expect([speech.now, reader.state().status]).toEqual(['First.', 'reading'])
})

test('goes to the next and the former paragraph, a moment after it has fallen silent', async () => {
  const { reader, speech } = setUp(paragraphs)
  reader.play()

  reader.next()
  reader.next()
  expect([speech.now, reader.state().passage?.text, reader.state().isChosen]).toEqual([undefined, 'Second.', true])
  await pass(100)
  expect(speech.now).toBe('Second.')
  reader.previous()
  await pass(100)
  expect(speech.now).toBe('First.')

  expect(speech.said.map(({ text }) => text)).toEqual(['Title', 'Second.', 'First.'])
})

test('passages of one paragraph are one step', async () => {
  const { reader, speech } = setUp('<p>One <i lang="ru">два</i> three</p><p>Four <i lang="ru">пять</i></p>')
  reader.play()

  reader.next()
  await pass(100)
  expect(speech.now).toBe('Four')
  speech.finish()
  expect(speech.now).toBe('пять')
  reader.previous()
  await pass(100)

  expect(speech.now).toBe('One')
})

test('goes back over what has no voice, and no further than to the first that has one', async () => {
  const { reader, speech } = setUp('<p>One</p><p lang="de">Zwei</p><p>Three</p>')
  reader.play()
  reader.next()
  expect(reader.state().passage?.text).toBe('Three')

  reader.previous()
  expect(reader.state().passage?.text).toBe('One')
  reader.previous()
  await pass(100)

  expect([speech.now, reader.state().status]).toEqual(['One', 'reading'])
})

test('stays paused when the reader goes on meanwhile, and begins anew after the end', async () => {
  const { reader, speech } = setUp(paragraphs)
  reader.play()
  reader.pause()

  reader.next()
  await pass(100)
  expect([speech.now, reader.state().passage?.text]).toEqual([undefined, 'First.'])
  reader.next()
  reader.next()
  expect(reader.state().status).toBe('ended')
  reader.play()

  expect(speech.now).toBe('Title')
})

test('goes back from the end to the last paragraph', () => {
  const { reader } = setUp(paragraphs)
  reader.play()
  for (let step = 0; step < 3; step += 1) reader.next()
  expect(reader.state().status).toBe('ended')

  reader.previous()

  expect(reader.state()).toMatchObject({ status: 'paused', passage: { text: 'Second.' } })
})

test('another speed holds at once', async () => {
  const { reader, speech } = setUp(paragraphs)
  reader.play()

  reader.setRate(1.5)
  await pass(100)

  expect(speech.said.map(({ text, rate }) => [text, rate])).toEqual([
    ['Title', 1],
    ['Title', 1.5],
  ])
})

test('begins where it is told', () => {
  const { reader, speech } = setUp(paragraphs, 2)

  reader.play()

  expect(speech.now).toBe('Second.')
})

test.each([
  ['not-allowed', 'not-allowed'],
  ['synthesis-failed', 'failed'],
  ['network', 'failed'],
  ['interrupted', undefined],
  ['canceled', undefined],
] as const)('pauses on the error %s, and tries again when the reader wants it', (error, failure) => {
  const { reader, speech } = setUp(paragraphs)
  reader.play()

  speech.fail(error)
  expect([reader.state().status, reader.state().failure]).toEqual(['paused', failure])
  reader.play()

  expect([speech.now, reader.state().status, reader.state().failure]).toEqual(['Title', 'reading', undefined])
})

test('two clicks on play say it once', () => {
  const { reader, speech } = setUp(paragraphs)

  reader.play()
  reader.play()

  expect(speech.said).toHaveLength(1)
})

test('a stop is for good', async () => {
  const { reader, speech } = setUp(paragraphs)
  const listener = jest.fn()
  reader.subscribe(listener)
  reader.play()
  reader.next()
  listener.mockClear()

  reader.stop()
  await pass(5000)

  expect([speech.now, speech.said.length]).toEqual([undefined, 1])
  expect(listener).not.toHaveBeenCalled()
})

describe('when the page has changed', () => {
  const main = () => document.querySelector('main') as Element
  const list = (...items: string[]) => items.map((item) => `<li>${item}</li>`).join('')
  const change = (...items: string[]) => {
    document.querySelector('ul')?.replaceChildren()
    document.querySelector('ul')?.insertAdjacentHTML('beforeend', list(...items))
  }

  test('says to its end what is being said, and goes on with what has come in its place', () => {
    const { reader, speech } = setUp(`<h1>Title</h1><ul>${list('One', 'Two')}</ul><p>End</p>`, 1)
    reader.play()

    change('Three', 'Four')
    reader.renew(passagesOf(main()))
    expect([speech.now, speech.said.length]).toEqual(['One', 1])
    for (let count = 0; count < 4; count += 1) speech.finish()

    expect(speech.said.map(({ text }) => text)).toEqual(['One', 'Three', 'Four', 'End'])
    expect(reader.state().status).toBe('ended')
  })

  test('goes on after what is still there', () => {
    const { reader, speech } = setUp(`<ul></ul><h2>Title</h2><p>End</p>`)
    reader.play()

    change('Before')
    reader.renew(passagesOf(main()))
    speech.finish()

    expect(speech.said.map(({ text }) => text)).toEqual(['Title', 'End'])
  })

  test('begins with what has come, where it has paused at what is gone', async () => {
    const { reader, speech } = setUp(`<h1>Title</h1><ul>${list('One')}</ul>`, 1)
    reader.play()
    reader.pause()

    change('Two')
    reader.renew(passagesOf(main()))
    await pass(5000)
    reader.play()

    expect(speech.now).toBe('Two')
  })

  test.each([
    [4999, 'One'],
    [5001, undefined],
  ])('reads %i ms after the end what has come there: %s', async (later, now) => {
    const { reader, speech } = setUp('<h1>Title</h1><ul></ul>')
    reader.play()
    speech.finish()
    expect(reader.state().status).toBe('ended')

    await pass(later)
    change('One')
    reader.renew(passagesOf(main()))

    expect([speech.now, reader.state().status]).toEqual([now, now ? 'reading' : 'ended'])
  })

  test.each<[string, (reader: Reader) => void]>([
    ['has paused there', (reader) => (reader.pause(), reader.next())],
    ['has gone there by a button', (reader) => reader.next()],
  ])('says nothing to who %s', async (_, leave) => {
    const { reader, speech } = setUp('<h1>Title</h1><ul></ul>')
    reader.play()
    leave(reader)
    await pass(1000)

    change('One')
    reader.renew(passagesOf(main()))

    expect([speech.now, reader.state().status]).toEqual([undefined, 'ended'])
  })

  test('stays at the end where nothing has come there', () => {
    const { reader, speech } = setUp('<ul></ul><p>End</p>')
    reader.play()
    speech.finish()

    change('Before')
    reader.renew(passagesOf(main()))

    expect([speech.now, reader.state().status]).toEqual([undefined, 'ended'])
  })
})

test('a second reader waits until the first has fallen silent', async () => {
  const { reader, speech } = setUp(paragraphs)
  reader.play()
  reader.stop()

  read(speech, 0).play()
  expect(speech.now).toBeUndefined()
  await pass(100)

  expect(speech.now).toBe('Title')
})

test('goes on after a pause in which the clock is set back', async () => {
  const { reader, speech } = setUp(paragraphs)
  reader.play()
  reader.pause()
  jest.setSystemTime(Date.now() - 3_600_000)

  reader.play()
  await pass(100)

  expect(speech.now).toBe('Title')
})

test('a page without text is at its end at once', () => {
  const { reader, speech } = setUp('')

  reader.play()

  expect([reader.state().status, speech.said]).toEqual(['ended', []])
})

function setUp(html: string, first = 0) {
  document.body.innerHTML = `<main>${html}</main>`
  const speech = installSpeech(voice('en-US'), voice('ru-RU'), voice('kk-KZ'))
  return { speech, reader: read(speech, first) }
}

function read(speech: FakeSpeech, first: number) {
  return createReader(speech as unknown as SpeechSynthesis, passagesOf(document.querySelector('main') as Element), { first, rate: 1 })
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
