import { showImageTexts } from './image-texts'

/** What the reader chooses in the panel: kept in the browser, and set on the page before it is painted (first-paint.ts). */
export interface Setting {
  values: readonly string[]
  /** What a reset restores. */
  initial: string
  /** What holds now. */
  read: () => string
  choose: (value: string) => void
}

/** Of the settings with an attribute: the page is as it was designed, and has no attribute. */
const usual = 'usual'

const root = document.documentElement

const theme: Setting = {
  values: ['light-theme', 'dark-theme'],
  initial: 'light-theme',
  read: () => (root.classList.contains('dark-theme') ? 'dark-theme' : 'light-theme'),
  choose: (value) => {
    root.classList.remove('light-theme', 'dark-theme')
    root.classList.add(value)
    keep('user-theme', value)
  },
}

/** Two colours alone, by their names in styles/accessibility.css. */
const scheme = attribute('scheme', ['black-on-white', 'white-on-black', 'blue', 'brown', 'green'])

const hiding: Setting = {
  values: ['img-show', 'img-hide'],
  initial: 'img-show',
  read: () => document.body.id || 'img-show',
  choose: (value) => {
    document.body.id = value
    keep('img-hide', value)
    if (value === 'img-hide') showImageTexts()
  },
}

const shade = attribute('images', ['grey'])

/** In the order that the panel shows them in. */
export const settings = {
  fontSize: {
    values: ['fz-small', 'default', 'fz-middle', 'fz-big'],
    initial: 'default',
    read: () => root.id || 'default',
    choose: (value) => {
      root.id = value
      keep('user-font-size', value)
    },
  },
  colours: oneOfBoth(theme, scheme),
  font: attribute('font', ['sans', 'serif']),
  letters: attribute('letters', ['1', '2', '3']),
  lines: attribute('lines', ['1', '2', '3']),
  images: oneOfBoth(hiding, shade),
  media: attribute('media', ['off']),
  targets: attribute('targets', ['large']),
} satisfies Record<string, Setting>

export type SettingName = keyof typeof settings

/** Light theme, default size, pictures, nothing else: also for a reader whose system asks for the dark theme. */
export function reset(): void {
  for (const setting of Object.values(settings)) setting.choose(setting.initial)
}

/** An attribute `data-a11y-<name>` of the root and a key `a11y-<name>`; neither is there while the page is as usual. */
function attribute(name: string, values: readonly string[]): Setting {
  return {
    values: [usual, ...values],
    initial: usual,
    read: () => root.getAttribute(`data-a11y-${name}`) ?? usual,
    choose: (value) => {
      if (value === usual) root.removeAttribute(`data-a11y-${name}`)
      else root.setAttribute(`data-a11y-${name}`, value)
      keep(`a11y-${name}`, value === usual ? undefined : value)
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
    choose: (value) => {
      const isFurther = further.includes(value)
      beside.choose(isFurther ? value : usual)
      // Grey pictures are shown; two colours have no theme to be of.
      setting.choose(isFurther ? setting.initial : value)
    },
  }
}

/** Where the browser keeps nothing, a choice holds for this page. */
function keep(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch (cause) {
    console.warn(`The choice of ${key} could not be kept`, cause)
  }
}
