const paths = {
  external: 'M6 3h7v7M13 3 5.5 10.5',
  menu: 'M2 4.5h12M2 8h12M2 11.5h12',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10Zm3.6-1.4L14 14',
  close: 'm3.5 3.5 9 9m0-9-9 9',
  chevron: 'm4 6 4 4 4-4',
  arrow: 'M2.5 8h11M9 3.5 13.5 8 9 12.5',
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  phone: 'M3 2.5h2.6l1.1 3-1.5 1.1a8 8 0 0 0 4.2 4.2l1.1-1.5 3 1.1V13c0 .6-.5 1-1 1A11 11 0 0 1 2 3.5c0-.6.4-1 1-1Z',
  mail: 'M2 4h12v8.5H2zm0 .5 6 4.5 6-4.5',
  pin: 'M8 14.5S13 10 13 6.5a5 5 0 0 0-10 0C3 10 8 14.5 8 14.5Zm0-6.3a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  globe: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM2 8h12M8 2c2 1.8 2.7 3.8 2.7 6S10 12.2 8 14c-2-1.8-2.7-3.8-2.7-6S6 3.8 8 2Z',
  calendar: 'M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2.3v3M10.5 2.3v3',
  clock: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 4.8V8l2.2 1.6',
  file: 'M3.5 1.8h5.8l3.2 3.2v9.2h-9ZM9 2v3.3h3.3M6 8.5h4M6 11h4',
  play: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM6.8 5.6v4.8L10.4 8Z',
  check: 'm3 8.5 3.3 3.3L13 4.8',
  person: 'M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2.5 14c.4-3 2.6-4.5 5.5-4.5s5.1 1.5 5.5 4.5',
  tenge: 'M3 3h10M3 6.2h10M8 6.2V14',
  chat: 'M2.5 3h11v8H7.4L4.5 13.4V11h-2ZM5.2 6h5.6M5.2 8.3h3.6',
  headset: 'M2.5 9V8a5.5 5.5 0 0 1 11 0v1M2.5 9h2v4h-1a1 1 0 0 1-1-1Zm11 0h-2v4m2-4v3.5c0 1.3-1 2-2.5 2H8.6',
  archive: 'M2 3h12v3H2zM3 6v7.2h10V6M6.3 9h3.4',
  instagram: 'M5 2h6a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3Zm3 3.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Zm3.3-.9v.02',
  telegram: 'm14 2.5-12.5 5 4 1.4L12 4.3l-4.8 5.3v3.9l2.2-2.7 3 2.2Z',
  facebook: 'M9.3 14V8.7h1.9l.3-2.2H9.3V5.2c0-.7.2-1.2 1.2-1.2h1.1V2.1C11.4 2.1 10.8 2 10 2 8.3 2 7.1 3 7.1 4.9v1.6H5.2v2.2h1.9V14Z',
  youtube: 'M3.5 3.7h9A1.5 1.5 0 0 1 14 5.2v5.6a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 2 10.8V5.2a1.5 1.5 0 0 1 1.5-1.5Zm3.2 2.2v4.2L10.3 8Z',
  tiktok: 'M9.2 2v7.9a2.3 2.3 0 1 1-2.3-2.3M9.2 2c.2 2 1.5 3.3 3.5 3.4',
} as const

export type IconName = keyof typeof paths

/** A line icon in the colour of the text, 1em high. Decorative: the text beside it says what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d={paths[name]} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
