'use client'

/** Changes between the light and the dark theme, and keeps the choice. */
export function ThemeButton({ label, icon }) {
  function change() {
    const chosen = document.documentElement.className === 'dark-theme' ? 'light-theme' : 'dark-theme'
    document.documentElement.className = chosen
    localStorage.setItem('user-theme', chosen)
  }

  return (
    <button type="button" className="top_bar_tool" onClick={change}>
      {icon}
      <span className="visually-hidden">{label}</span>
    </button>
  )
}

/** Before the first paint. */
export const firstPaint = `document.documentElement.className=localStorage.getItem('user-theme')||(matchMedia('(prefers-color-scheme: dark)').matches?'dark-theme':'')`
