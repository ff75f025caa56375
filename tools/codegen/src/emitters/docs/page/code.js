// Code: coloured while it is in sight, copied by a button, and with the host that the page was loaded from.
const grammars = {
  JSON: /(?<key>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|(?<literal>\b(?:true|false|null)\b|-?\b\d+(?:\.\d+)?)/g,
  TypeScript: /(?<comment>\/\/[^\n]*$)|(?<string>'(?:[^'\\\n]|\\.)*')|(?<keyword>\b(?:import|from|as|const|await|if|else|new)\b)|(?<literal>\b(?:true|false|null)\b|\b\d+(?:\.\d+)?\b)|(?<key>[\w$]+(?=:))/gm,
  curl: /(?<string>'[^']*'|"(?:[^"\\]|\\.)*")|(?<keyword>^curl\b)|(?<key>\B--?[\w-]+)/gm,
}

// Ranges instead of elements: the page stays as small as its text.
const rangesOf = (pre) => {
  const nodes = []
  const walker = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT)
  let length = 0
  while (walker.nextNode()) {
    nodes.push({ node: walker.currentNode, start: length })
    length += walker.currentNode.length
  }
  const at = (offset) => {
    const { node, start } = nodes.filter(({ start }) => start <= offset).at(-1)
    return [node, offset - start]
  }
  return [...pre.textContent.matchAll(grammars[pre.dataset.language])].map((match) => {
    const [name, text] = Object.entries(match.groups).find(([, value]) => value !== undefined)
    const range = new Range()
    range.setStart(...at(match.index))
    range.setEnd(...at(match.index + text.length))
    return [name, range]
  })
}

const colour = () => {
  if (!globalThis.CSS?.highlights) return
  for (const name of ['comment', 'string', 'keyword', 'literal', 'key']) CSS.highlights.set(name, new Highlight())
  const coloured = new Map()
  const watcher = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting && !coloured.has(target)) {
        const ranges = rangesOf(target)
        for (const [name, range] of ranges) CSS.highlights.get(name).add(range)
        coloured.set(target, ranges)
      } else if (!isIntersecting && coloured.has(target)) {
        for (const [name, range] of coloured.get(target)) CSS.highlights.get(name).delete(range)
        coloured.delete(target)
      }
    }
  })
  for (const pre of document.querySelectorAll('pre[data-language]')) if (pre.dataset.language in grammars) watcher.observe(pre)
}

const copy = async (text) => {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Over plain http there is no clipboard but that of a selection.
    const area = document.createElement('textarea')
    area.value = text
    document.body.append(area)
    area.select()
    document.execCommand('copy')
    area.remove()
  }
}

document.addEventListener('click', async ({ target }) => {
  const button = target.closest?.('.copy')
  if (!button) return
  await copy(button.closest('figure').querySelector('pre').textContent)
  const label = button.firstChild
  label.data = 'Copied'
  document.querySelector('[role="status"]').textContent = 'Copied'
  setTimeout(() => (label.data = 'Copy'), 1500)
})

document.addEventListener('DOMContentLoaded', () => {
  if (location.protocol.startsWith('http')) for (const host of document.querySelectorAll('.host')) host.textContent = location.origin
  colour()
})
