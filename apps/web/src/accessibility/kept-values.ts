/** What the reader may have chosen, by the key that it is kept by. */
export const keptValues = {
  'user-theme': ['light-theme', 'dark-theme'],
  'user-font-size': ['fz-small', 'default', 'fz-middle', 'fz-big'],
  'img-hide': ['img-show', 'img-hide'],
  'a11y-scheme': ['black-on-white', 'white-on-black', 'blue', 'brown', 'green'],
  'a11y-font': ['sans', 'serif'],
  'a11y-letters': ['1', '2', '3'],
  'a11y-lines': ['1', '2', '3'],
  'a11y-images': ['grey'],
  'a11y-media': ['off'],
  'a11y-targets': ['large'],
} as const
