const paths = {
  previous: 'M3 3h2v10H3zM13 3v10L6 8Z',
  play: 'M4.5 2.5 13 8l-8.5 5.5Z',
  pause: 'M4 3h3v10H4zM9 3h3v10H9z',
  next: 'M11 3h2v10h-2zM3 3v10l7-5Z',
  stop: 'M3.5 3.5h9v9h-9z',
} as const

/** A sign of a player as devices have them. The text beside it says what it means. */
export function PlayerIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d={paths[name]} fill="currentColor" />
    </svg>
  )
}
