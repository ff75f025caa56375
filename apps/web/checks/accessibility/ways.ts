import type { Page } from 'playwright'
import { framesPass } from '../../e2e/helpers/test'

/** The two themes, and the colour schemes for poor sight. */
export const themes = ['light-theme', 'dark-theme', 'black-on-white', 'white-on-black', 'blue', 'brown', 'green'] as const
export type Theme = (typeof themes)[number]

export const sizes = ['fz-small', 'default', 'fz-middle', 'fz-big'] as const
export type Size = (typeof sizes)[number]

export const isScheme = (theme: Theme) => !theme.endsWith('-theme')

/** What the panel has besides, each at its strongest, as attributes of the root and the id of the body; and all together. */
export const furtherSettings = ['letters', 'lines', 'serif', 'sans', 'grey', 'hidden', 'media', 'targets', 'all'] as const
export type FurtherSetting = (typeof furtherSettings)[number]

const valueOf: Record<Exclude<FurtherSetting, 'hidden' | 'all'>, readonly [string, string]> = {
  letters: ['letters', '3'],
  lines: ['lines', '3'],
  serif: ['font', 'serif'],
  sans: ['font', 'sans'],
  grey: ['images', 'grey'],
  media: ['media', 'off'],
  targets: ['targets', 'large'],
}

/** Sets a further setting as the accessibility panel does it. All together are those that a reader can have at once, with the largest letters. */
export async function setFurther(page: Page, setting: FurtherSetting): Promise<() => Promise<void>> {
  const isAll = setting === 'all'
  const names = isAll ? (['letters', 'lines', 'serif', 'media', 'targets'] as const) : setting === 'hidden' ? [] : [setting]
  await page.evaluate(setAttributes, { attributes: names.map((name) => valueOf[name]), size: isAll ? 'fz-big' : undefined, images: isAll || setting === 'hidden' ? 'img-hide' : '' })
  await framesPass(page)
  return () => page.evaluate(setAttributes, { attributes: names.map((name) => [valueOf[name][0], ''] as const), size: isAll ? 'default' : undefined, images: '' })
}

/** Runs in the page: an empty value takes the attribute away. */
function setAttributes({ attributes, size, images }: { attributes: (readonly [string, string])[]; size: string | undefined; images: string }): void {
  for (const [name, value] of attributes) {
    if (value === '') document.documentElement.removeAttribute(`data-a11y-${name}`)
    else document.documentElement.setAttribute(`data-a11y-${name}`, value)
  }
  if (size) document.documentElement.id = size
  document.body.id = images
}

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
  await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important; scroll-behavior: auto !important } [data-aside] { visibility: hidden !important }' })
}
