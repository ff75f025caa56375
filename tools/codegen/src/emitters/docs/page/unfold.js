// A schema that is only linked is put in place when the reader opens it, from the list of schemas on the same page.
const fill = (fold) => {
  const name = fold.dataset.of
  const source = document.getElementById(`schema/${name}`)?.querySelectorAll(':scope > .fields, :scope > .all, :scope > .more:not(.users)')
  if (!source?.length) return
  delete fold.dataset.of
  fold.dataset.shows = name
  const around = new Set()
  for (let outer = fold; outer; outer = outer.parentElement?.closest('[data-shows], .schema')) around.add(outer.dataset.shows ?? outer.id.slice('schema/'.length))
  const copies = [...source].map((part) => part.cloneNode(true))
  for (const copy of copies) {
    for (const inner of copy.querySelectorAll('[data-of]')) {
      if (around.has(inner.dataset.of)) inner.replaceWith(...inner.querySelectorAll(':scope > .facts'))
    }
  }
  fold.querySelector(':scope > .facts')?.remove()
  fold.append(...copies)
}

// `toggle` does not bubble.
document.addEventListener('toggle', ({ target }) => target.open && target.dataset?.of && fill(target), true)
