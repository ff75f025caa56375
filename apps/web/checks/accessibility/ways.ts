import type { Page } from 'playwright'
import { framesPass } from '../../e2e/helpers/test'

/** The two themes, and the colour schemes for poor sight. */
export const themes = ['light-theme', 'dark-theme', 'black-on-white', 'white-on-black', 'blue', 'brown', 'green'] as const
export type Theme = (typeof themes)[number]

export const sizes = ['fz-small', 'default', 'fz-middle', 'fz-big'] as const
export type Size = (typeof sizes)[number]

export const isScheme = (theme: Theme) => !theme.endsWith('-theme')

/** Switches as the accessibility panel does it, without loading the page anew. @throws Error where the site does not know the scheme */
export async function switchTo(page: Page, { theme, size }: { theme: Theme; size: Size }): Promise<void> {
  const isKnown = await page.evaluate(setWay, { theme, size, isScheme: isScheme(theme) })
  if (!isKnown) throw new Error(`The site that is served does not know the scheme ${theme}: nothing changes with it.`)
  await framesPass(page)
}

/** Runs in the page. */
function setWay({ theme, size, isScheme }: { theme: string; size: string; isScheme: boolean }): boolean {
  const root = document.documentElement
  const look = () => ['--color-paper', '--color-ink', '--color-link'].map((name) => getComputedStyle(document.body).getPropertyValue(name)).join()
  root.id = size
  root.classList.remove('light-theme', 'dark-theme')
  root.classList.add(isScheme ? 'light-theme' : theme)
  delete root.dataset['a11yScheme']
  if (!isScheme) return true
  const before = look()
  root.dataset['a11yScheme'] = theme
  return look() !== before
}

/** Nothing moves, so that what is looked at is what stays. */
export async function holdStill(page: Page): Promise<void> {
  await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important; scroll-behavior: auto !important }' })
}
