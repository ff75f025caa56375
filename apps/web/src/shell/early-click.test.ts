import { earlyClickScript, repeatEarlyClick } from './early-click'

const clicked = jest.fn()

beforeEach(() => {
  document.body.innerHTML = `<button type="button" id="menu"><svg></svg></button> <button type="button" id="search"></button> <button type="submit" id="send"></button> <p></p>`
  // What a browser does with the text of an inline script.
  new Function(earlyClickScript)()
})

afterEach(() => {
  repeatEarlyClick()
  clicked.mockReset()
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
  for (const button of document.querySelectorAll('button')) button.onclick = () => clicked(button.id)
  repeatEarlyClick()
}

function click(selector: string): void {
  element(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}

function pressed(): string[] {
  return [...document.querySelectorAll('[data-pressed]')].map(({ id }) => id)
}
