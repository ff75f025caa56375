import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { SiteBlocks } from '../blocks/site-blocks'
import { messages, renderInSite } from '../testing/render-in-site'
import { stepBackTo } from '../testing/step-back-to'
import { AccessibilityButton } from './accessibility-button'

const root = document.documentElement
const say = (key: string) => messages.en[key] as string

afterEach(() => {
  localStorage.clear()
  for (const element of [root, document.body]) for (const { name } of [...element.attributes]) element.removeAttribute(name)
})

test('opens with the focus in it while its button is hidden, and gives the focus back by Escape', async () => {
  await open()

  // Of a dialog that has it itself, screen readers read out all that is in it.
  expect(within(panel()).getByRole('heading', { name: say('accessibility.title') })).toHaveFocus()
  expect(panel()).toHaveAccessibleName(say('accessibility.title'))
  expect(button()).not.toBeVisible()

  await userEvent.keyboard('{Escape}')

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button()).toBeVisible()
  expect(button()).toHaveFocus()
})

test('keeps the focus, which would be covered behind it: after its last control comes the first, and back', async () => {
  await open()
  const close = within(panel()).getByRole('button', { name: say('site.close') })
  const last = within(panel()).getByRole('button', { name: say('accessibility.reset') })

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(last).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  expect(close).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(last).toHaveFocus()
})

test('shows the theme that holds, also when the system changes it meanwhile', async () => {
  await open()
  expect(screen.getByRole('radio', { name: say('accessibility.theme_light') })).toBeChecked()

  act(() => root.classList.add('dark-theme'))

  await waitFor(() => expect(screen.getByRole('radio', { name: say('accessibility.theme_dark') })).toBeChecked())
})

test('closes when the page is left, as by the back button', async () => {
  const { show } = renderInSite(<AccessibilityButton />, { path: '/news' })
  await userEvent.click(button())
  await screen.findByRole('dialog')

  show(<AccessibilityButton />, { path: '/events' })
  expect(screen.queryByRole('dialog')).toBeNull()

  show(<AccessibilityButton />, { path: '/news' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('closes by the back button, though that leads to the same page in another language', async () => {
  await open()

  stepBackTo('#fragment')
  expect(panel()).toBeVisible()
  stepBackTo('/ru/news')

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button()).toHaveFocus()
})

test('leaves the focus where another page has put it', async () => {
  const { show } = renderInSite(<AccessibilityButton />, { path: '/news' })
  await userEvent.click(button())
  await screen.findByRole('dialog')
  const main = document.body.appendChild(document.createElement('main'))
  main.tabIndex = -1

  main.focus()
  show(<AccessibilityButton />, { path: '/events' })

  expect(main).toHaveFocus()
  main.remove()
})

test('closes by its button and opens again', async () => {
  await open()
  await userEvent.click(within(panel()).getByRole('button', { name: say('site.close') }))
  expect(button()).toHaveFocus()

  await userEvent.click(button())

  expect(await screen.findByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
})

test('what is chosen holds at once and for later', async () => {
  await open()

  for (const [label, key, value, applied] of [
    ['fz_small', 'user-font-size', 'fz-small', () => root.id],
    ['fz_middle', 'user-font-size', 'fz-middle', () => root.id],
    ['fz_big', 'user-font-size', 'fz-big', () => root.id],
    ['theme_dark', 'user-theme', 'dark-theme', () => root.className],
    ['images_hidden', 'img-hide', 'img-hide', () => document.body.id],
  ] as const) {
    const radio = screen.getByLabelText(say(`accessibility.${label}`))
    await userEvent.click(radio)

    expect([applied(), localStorage.getItem(key)]).toEqual([value, value])
    expect(radio).toBeChecked()
  }
})

test('keeps what so far only the system asked for, when it is chosen', async () => {
  await open()

  await userEvent.click(screen.getByRole('radio', { name: say('accessibility.theme_light') }))

  expect([root.className, localStorage.getItem('user-theme')]).toEqual(['light-theme', 'light-theme'])
})

test('attribute and key of what is chosen go away with the usual', async () => {
  await open()

  for (const [label, name, value] of [
    ['theme_black_on_white', 'scheme', 'black-on-white'],
    ['theme_green', 'scheme', 'green'],
    ['font_serif', 'font', 'serif'],
    ['letters_widest', 'letters', '3'],
    ['lines_more', 'lines', '1'],
    ['images_grey', 'images', 'grey'],
    ['targets_large', 'targets', 'large'],
    ['media_off', 'media', 'off'],
  ] as const) {
    const radio = screen.getByLabelText(say(`accessibility.${label}`))
    const usual = radio.closest('fieldset')?.querySelector('input') as HTMLElement
    const now = () => [name, root.getAttribute(`data-a11y-${name}`), localStorage.getItem(`a11y-${name}`)]

    await userEvent.click(radio)
    expect(now()).toEqual([name, value, value])
    expect(radio).toBeChecked()

    await userEvent.click(usual)
    expect(now()).toEqual([name, null, null])
  }
})

test('colours are one choice: a theme ends a scheme, and grey pictures are shown', async () => {
  root.className = 'dark-theme'
  document.body.id = 'img-hide'
  await open()

  await userEvent.click(screen.getByRole('radio', { name: say('accessibility.theme_white_on_black') }))
  await userEvent.click(screen.getByRole('radio', { name: say('accessibility.images_grey') }))

  expect(chosen().slice(0, 3)).toEqual(['default', 'white-on-black', 'grey'])
  expect(document.body.id).toBe('img-show')

  await userEvent.click(screen.getByRole('radio', { name: say('accessibility.theme_dark') }))
  await userEvent.click(screen.getByRole('radio', { name: say('accessibility.images_hidden') }))

  expect(chosen().slice(0, 3)).toEqual(['default', 'dark-theme', 'img-hide'])
  expect([root.className, root.dataset['a11yScheme'], root.dataset['a11yImages']]).toEqual(['dark-theme', undefined, undefined])
})

test('says what has been chosen, and that all is as it was', async () => {
  await open()

  await userEvent.click(screen.getByRole('radio', { name: say('accessibility.lines_most') }))
  expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('Line spacing: Most')

  await userEvent.click(screen.getByRole('button', { name: say('accessibility.reset') }))
  expect(document.querySelector('[aria-live=polite]')).toHaveTextContent(say('accessibility.is_reset'))
})

test('goes back from one theme to the other: one class at a time', async () => {
  await open()

  await userEvent.click(screen.getByRole('radio', { name: say('accessibility.theme_dark') }))
  await userEvent.click(screen.getByRole('radio', { name: say('accessibility.theme_light') }))

  expect(root.className).toBe('light-theme')
})

test('shows what holds: a dark system without a choice is the dark theme', async () => {
  root.className = 'dark-theme'

  await open()

  expect(chosen()).toEqual(['default', 'dark-theme', 'img-show', 'usual', 'usual', 'usual', 'usual', 'usual'])
})

test('resets to the light theme, the default size and pictures, and closes', async () => {
  root.className = 'dark-theme'
  root.id = 'fz-big'
  document.body.id = 'img-hide'
  const extra = ['scheme', 'font', 'letters', 'lines', 'images', 'media', 'targets'].map((name) => `a11y-${name}`)
  for (const name of extra) {
    root.setAttribute(`data-${name}`, '1')
    localStorage.setItem(name, '1')
  }
  await open()

  await userEvent.click(screen.getByRole('button', { name: say('accessibility.reset') }))

  expect(extra.filter((name) => root.hasAttribute(`data-${name}`) || localStorage.getItem(name) !== null)).toEqual([])
  expect([root.className, root.id, document.body.id]).toEqual(['light-theme', 'default', 'img-show'])
  expect(['user-theme', 'user-font-size', 'img-hide'].map((key) => localStorage.getItem(key))).toEqual(['light-theme', 'default', 'img-show'])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button()).toHaveFocus()
})

test('a choice holds for the page where the browser keeps nothing', async () => {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  await open()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })

  await userEvent.click(screen.getByRole('radio', { name: say('accessibility.fz_big') }))

  expect(root.id).toBe('fz-big')
  expect(warning).toHaveBeenCalledWith('The choice of user-font-size could not be kept', expect.any(DOMException))
})

test('a group is walked by the arrow keys', async () => {
  await open()
  screen.getByRole('radio', { name: say('accessibility.fz_default') }).focus()

  await userEvent.keyboard('{ArrowRight}')

  expect(root.id).toBe('fz-middle')
})

test('speaks the language of the page, also when that changes while it is open', async () => {
  const { show } = renderInSite(<Page />)
  await userEvent.click(button())
  await screen.findByRole('dialog')

  act(() => show(<Page />, { language: 'kz' }))

  expect(await screen.findByRole('dialog', { name: messages.kz['accessibility.title'] as string })).toBeVisible()
  await userEvent.keyboard('{Escape}')
})

test('has no fault that axe can find', async () => {
  await open()

  const { violations } = await axe.run(panel(), { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } })

  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
})

test('hidden pictures show their text, in the page and in what comes later; those without a text nothing', async () => {
  document.body.id = 'img-hide'
  const element = (
    <>
      <Page />
      <img src="/a.png" alt="Тянь-Шань & <снег>" />
      <img src="/b.png" alt="" />
    </>
  )
  renderInSite(element)

  const [named, plain] = [...document.querySelectorAll('img')]
  await waitFor(() => expect(drawn(named)).toContain('Тянь-Шань &amp; &lt;снег>'))
  expect(drawn(plain)).toBe('')

  const later = document.body.appendChild(document.createElement('img'))
  later.alt = 'Later'
  await waitFor(() => expect(drawn(later)).toContain('>Later<'))
  later.remove()
})

function Page() {
  return (
    <SiteBlocks site="main" language="en" location={{ pathname: '/en', search: '' }}>
      <AccessibilityButton />
    </SiteBlocks>
  )
}

async function open(): Promise<void> {
  renderInSite(<Page />)
  await userEvent.click(button())
  await screen.findByRole('dialog')
}

const chosen = () => screen.getAllByRole('radio', { checked: true }).map((radio) => (radio as HTMLInputElement).value)
const panel = () => screen.getByRole('dialog')
/** By what it opens: hidden, it has no name. */
const button = () => document.querySelector('[aria-haspopup=dialog]') as HTMLElement
const drawn = (image: Element | undefined) => decodeURIComponent((image as HTMLElement).style.getPropertyValue('--image-text'))
