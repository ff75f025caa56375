import { showImageTexts } from './image-texts'
import type { Keep } from './kept-choices'
import { keptValues } from './kept-values'

/** What the reader chooses in the panel: kept in the browser, and set on the page before it is painted (first-paint.ts). */
export interface Setting {
  values: readonly string[]
  /** What a reset restores. */
  initial: string
  /** What holds now. */
  read: () => string
  choose: (value: string, keep: Keep) => void
}

/** Of the settings with an attribute: the page is as it was designed, and has no attribute. */
const usual = 'usual'

const root = document.documentElement

const theme: Setting = {
  values: keptValues['user-theme'],
  initial: 'light-theme',
  read: () => (root.classList.contains('dark-theme') ? 'dark-theme' : 'light-theme'),
  choose: (value, keep) => {
    root.classList.remove('light-theme', 'dark-theme')
    root.classList.add(value)
    keep('user-theme', value)
  },
}

/** Two colours alone, by their names in styles/accessibility.css. */
const scheme = attribute('a11y-scheme')

const hiding: Setting = {
  values: keptValues['img-hide'],
  initial: 'img-show',
  read: () => document.body.id || 'img-show',
  choose: (value, keep) => {
    document.body.id = value
    keep('img-hide', value)
    if (value === 'img-hide') showImageTexts()
  },
}

const shade = attribute('a11y-images')

/** In the order that the panel shows them in. */
export const settings = {
  fontSize: {
    values: keptValues['user-font-size'],
    initial: 'default',
    read: () => root.id || 'default',
    choose: (value, keep) => {
      root.id = value
      keep('user-font-size', value)
    },
  },
  colours: oneOfBoth(theme, scheme),
  font: attribute('a11y-font'),
  letters: attribute('a11y-letters'),
  lines: attribute('a11y-lines'),
  images: oneOfBoth(hiding, shade),
  media: attribute('a11y-media'),
  targets: attribute('a11y-targets'),
} satisfies Record<string, Setting>

export type SettingName = keyof typeof settings

/** Light theme, default size, pictures, nothing else: also for a reader whose system asks for the dark theme. */
export function reset(keep: Keep): void {
  for (const setting of Object.values(settings)) setting.choose(setting.initial, keep)
}

/** A key `a11y-<name>` and an attribute `data-a11y-<name>` of the root; neither is there while the page is as usual. */
function attribute(key: Extract<keyof typeof keptValues, `a11y-${string}`>): Setting {
  return {
    values: [usual, ...keptValues[key]],
    initial: usual,
    read: () => root.getAttribute(`data-${key}`) ?? usual,
    choose: (value, keep) => {
      if (value === usual) root.removeAttribute(`data-${key}`)
      else root.setAttribute(`data-${key}`, value)
      keep(key, value === usual ? undefined : value)
    },
  }
}

/** The reader sees one choice: the values of the one setting, or those that an attribute sets beside it. */
function oneOfBoth(setting: Setting, beside: Setting): Setting {
  const further = beside.values.filter((value) => value !== usual)
  return {
    values: [...setting.values, ...further],
    initial: setting.initial,
    read: () => {
      const value = beside.read()
      return value === usual ? setting.read() : value
    },
    choose: (value, keep) => {
      const isFurther = further.includes(value)
      beside.choose(isFurther ? value : usual, keep)
      // Grey pictures are shown; two colours have no theme to be of.
      setting.choose(isFurther ? setting.initial : value, keep)
    },
  }
}
