import { earlyClickScript, repeatEarlyClick } from './early-click'

const clicked = jest.fn()
const sent = jest.fn()

beforeEach(() => {
  document.body.innerHTML = `<button type="button" id="menu"><svg></svg></button> <button type="button" id="search"></button> <form id="query"><button type="submit" id="send"></button></form>
    <form id="newsletter" data-waits><input value="aigerim@post.example" /><button type="submit" id="subscribe"></button></form> <p></p>`
  // jsdom goes nowhere.
  element('#query').onsubmit = (event) => event.preventDefault()
  // What a browser does with the text of an inline script.
  new Function(earlyClickScript)()
})

afterEach(() => {
  repeatEarlyClick()
  clicked.mockReset()
  sent.mockReset()
})

test('a button that was clicked before the code was there is marked, and clicked again', () => {
  click('#menu svg')
  expect(pressed()).toEqual(['menu'])

  comeToLife()

  expect(clicked.mock.calls).toEqual([['menu']])
  expect(pressed()).toEqual([])
})

test('clicks of an impatient reader are one', () => {
  for (let count = 0; count < 3; count += 1) click('#menu')

  comeToLife()

  expect(clicked.mock.calls).toEqual([['menu']])
})

test('only the last button counts', () => {
  click('#menu')
  click('#search')
  expect(pressed()).toEqual(['search'])

  comeToLife()

  expect(clicked.mock.calls).toEqual([['search']])
})

test.each(['p', '#send'])('who clicks on %s no longer waits for it', (elsewhere) => {
  click('#menu')
  click(elsewhere)

  comeToLife()

  expect(clicked).not.toHaveBeenCalled()
  expect(pressed()).toEqual([])
})

test('a form that waits for its code stays where it is, and is sent off once when the code is there', () => {
  expect([submit('newsletter'), submit('newsletter')]).toEqual([false, false])
  expect(pressed()).toEqual(['subscribe'])

  comeToLife()

  expect(sent.mock.calls).toEqual([['newsletter', 'aigerim@post.example']])
  expect(pressed()).toEqual([])
})

test('who clicks beside it has still sent it; who presses another button is taken there', () => {
  submit('newsletter')
  click('p')
  expect(pressed()).toEqual(['subscribe'])

  click('#menu')
  comeToLife()

  expect([clicked.mock.calls, sent.mock.calls]).toEqual([[['menu']], []])
})

test('a form that works without code is not kept waiting', () => {
  expect(submit('query')).toBe(true)
  expect(pressed()).toEqual([])
})

test('a button that the page no longer has is forgotten', () => {
  click('#menu')
  const menu = element('#menu')
  menu.remove()
  menu.onclick = () => clicked('menu')

  repeatEarlyClick()

  expect(clicked).not.toHaveBeenCalled()
})

test('afterwards clicks are what they were, and nothing is repeated', () => {
  comeToLife()
  click('#menu')
  expect(pressed()).toEqual([])

  repeatEarlyClick()

  expect(clicked.mock.calls).toEqual([['menu']])
})

test('is one line of HTML that ends where it should', () => {
  expect(earlyClickScript).not.toMatch(/<\/|<!--/)
})

function comeToLife(): void {
  for (const button of document.querySelectorAll<HTMLElement>('button[type=button]')) button.onclick = () => clicked(button.id)
  for (const form of document.forms) {
    form.onsubmit = (event) => {
      event.preventDefault()
      sent(form.id, form.querySelector('input')?.value)
    }
  }
  repeatEarlyClick()
}

function click(selector: string): void {
  element(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

/** As Enter in one of its fields does. @returns whether the browser would go where the form leads */
function submit(id: string): boolean {
  let goes = false
  const look = (event: Event) => void (goes = !event.defaultPrevented)
  element(`#${id}`).addEventListener('submit', look, { once: true, capture: true })
  element(`#${id} [type=submit]`).click()
  return goes
}

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}

function pressed(): string[] {
  return [...document.querySelectorAll('[data-pressed]')].map(({ id }) => id)
}
