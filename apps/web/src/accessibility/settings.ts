import { showImageTexts } from './image-texts'

/** What the reader chooses in the panel: kept in the browser, and set on the page before it is painted (first-paint.ts). */
export interface Setting {
  /** Key in the browser's storage. */
  key: string
  values: readonly string[]
  /** What a reset restores. */
  initial: string
  read: () => string
  apply: (value: string) => void
}

const root = document.documentElement

/** In the order that the panel shows them in. */
export const settings = {
  fontSize: {
    key: 'user-font-size',
    values: ['fz-small', 'default', 'fz-middle', 'fz-big'],
    initial: 'default',
    read: () => root.id || 'default',
    apply: (value) => void (root.id = value),
  },
  theme: {
    key: 'user-theme',
    values: ['light-theme', 'dark-theme'],
    initial: 'light-theme',
    read: () => (root.classList.contains('dark-theme') ? 'dark-theme' : 'light-theme'),
    apply: (value) => {
      root.classList.remove('light-theme', 'dark-theme')
      root.classList.add(value)
    },
  },
  images: {
    key: 'img-hide',
    values: ['img-show', 'img-hide'],
    initial: 'img-show',
    read: () => document.body.id || 'img-show',
    apply: (value) => {
      document.body.id = value
      if (value === 'img-hide') showImageTexts()
    },
  },
} satisfies Record<string, Setting>

export type SettingName = keyof typeof settings

/** Where the browser keeps nothing, a choice holds for this page. */
export function choose({ key, apply }: Setting, value: string): void {
  apply(value)
  try {
    localStorage.setItem(key, value)
  } catch (cause) {
    console.warn(`The choice of ${key} could not be kept`, cause)
  }
}

/** Light theme, default size, pictures: also for a reader whose system asks for the dark theme. */
export function reset(): void {
  for (const setting of Object.values(settings)) choose(setting, setting.initial)
}
