import { collectMissed } from './missed'

const html = `
  <input type="search" aria-label="Words">
  <input type="checkbox" aria-label="Free">
  <input type="radio" name="for" value="all" checked>
  <input type="radio" name="for" value="foreign">
  <select><option value="">Any</option><option value="phd">PhD</option></select>
  <input type="search" aria-label="Untouched" value="kept">`

test('what a reader changed before anybody listened is put back, then done again in a way that React hears', async () => {
  const element = setUp()
  const [words, free, all, foreign] = element.querySelectorAll('input') as unknown as [HTMLInputElement, HTMLInputElement, HTMLInputElement, HTMLInputElement]
  const select = element.querySelector('select') as HTMLSelectElement
  words.value = 'law'
  free.checked = foreign.checked = true
  select.value = 'phd'

  const replay = collectMissed([], element)
  expect([words.value, free.checked, foreign.checked, select.value]).toEqual(['', false, false, ''])
  all.checked = true
  const heard: string[] = []
  for (const type of ['input', 'change', 'click']) element.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as HTMLInputElement).value}`))
  replay()
  await new Promise((resolve) => setTimeout(resolve))

  expect([words.value, free.checked, foreign.checked, select.value]).toEqual(['law', true, true, 'phd'])
  expect(heard).toEqual(expect.arrayContaining(['input law', 'click on', 'click foreign', 'change phd']))
  expect(heard.join()).not.toContain('kept')
})

test('each choice is done in a task of its own, after what is typed', async () => {
  const element = setUp()
  const [words, free] = element.querySelectorAll('input') as unknown as [HTMLInputElement, HTMLInputElement]
  const select = element.querySelector('select') as HTMLSelectElement
  free.checked = true
  select.value = 'phd'
  words.value = 'law'
  const replay = collectMissed([], element)
  const heard: string[] = []
  for (const type of ['input', 'change']) element.addEventListener(type, ({ target }) => heard.push((target as HTMLInputElement).value))

  replay()
  expect(new Set(heard)).toEqual(new Set(['law', 'on']))
  await new Promise((resolve) => setTimeout(resolve))

  expect(new Set(heard)).toEqual(new Set(['law', 'on', 'phd']))
  expect(select.value).toBe('phd')
})

test('what was pressed again before it could act is pressed once', async () => {
  const element = setUp()
  element.innerHTML = '<button>Next</button>'
  const button = element.querySelector('button') as HTMLButtonElement
  const pressed = jest.fn()
  const missed = [new Event('click'), new Event('click')].map((event) => Object.defineProperty(event, 'target', { value: button }))
  const replay = collectMissed(missed, element)
  button.addEventListener('click', pressed)

  replay()
  await new Promise((resolve) => setTimeout(resolve))

  expect(pressed).toHaveBeenCalledTimes(1)
})

test('nothing is done where nothing was changed', () => {
  const element = setUp()
  const heard = jest.fn()
  for (const type of ['input', 'change', 'click']) element.addEventListener(type, heard)

  collectMissed([], element)()

  expect(heard).not.toHaveBeenCalled()
})

function setUp(): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = html
  document.body.replaceChildren(element)
  return element
}

test('a form is sent where the browser cannot ask for that, as Safari 15', () => {
  const element = setUp()
  element.innerHTML = '<form><input name="q"></form>'
  const form = element.querySelector('form') as HTMLFormElement
  const sent = jest.fn((event: Event) => event.preventDefault())
  form.addEventListener('submit', sent)
  const missed = new Event('submit')
  Object.defineProperty(missed, 'target', { value: form })
  const { requestSubmit } = HTMLFormElement.prototype
  Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit')

  collectMissed([missed], element)()

  HTMLFormElement.prototype.requestSubmit = requestSubmit
  expect(sent).toHaveBeenCalledTimes(1)
})
