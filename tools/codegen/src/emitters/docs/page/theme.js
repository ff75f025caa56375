// Before anything is painted: what only a script can serve is shown, and the reader's own colours are taken.
const root = document.documentElement
root.classList.add('js')

const apply = (theme) => {
  if (theme === 'auto') delete root.dataset.theme
  else root.dataset.theme = theme
}

// A page opened from a file, or in a private window, may have no storage.
const remembered = () => {
  try {
    return localStorage.getItem('docs-theme') ?? 'auto'
  } catch {
    return 'auto'
  }
}

apply(remembered())

document.addEventListener('DOMContentLoaded', () => {
  for (const choice of document.querySelectorAll('.theme input')) {
    choice.checked = choice.value === remembered()
    choice.addEventListener('change', () => {
      apply(choice.value)
      try {
        localStorage.setItem('docs-theme', choice.value)
      } catch {
        // Then the choice lasts as long as the page.
      }
    })
  }
})
