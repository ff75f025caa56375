// The search reads the page itself, once, when the box is first used.
document.addEventListener('DOMContentLoaded', () => {
  const nav = document.querySelector('nav')
  const box = nav.querySelector('.search input')
  const results = nav.querySelector('.results')
  const contents = nav.querySelector('.contents')
  const status = document.querySelector('[role="status"]')
  const most = 60
  let index

  const fold = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const squash = (text) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')
  const textOf = (element, selector) => element.querySelector(selector)?.textContent ?? ''
  const fieldsOf = (element) => [...element.querySelectorAll('.name')].map((name) => name.textContent)

  const read = () => {
    const ofSchema = new Map([...document.querySelectorAll('.schema')].map((schema) => [schema.id.slice('schema/'.length), fieldsOf(schema)]))
    return [...document.querySelectorAll('.operation, .entry')].map((element) => {
      const folded = [...element.querySelectorAll('[data-of]')].flatMap(({ dataset }) => ofSchema.get(dataset.of) ?? [])
      const fields = [...new Set([...fieldsOf(element), ...folded])]
      const heading = element.querySelector('h3').firstChild.textContent.trim()
      const [method, path, id, about] = ['.call .method', '.call .path', '.id', '.about'].map((selector) => textOf(element, selector))
      return { element, heading, method, path, id, fields, words: { heading: fold(heading), path: fold(`${method} ${path}`), id: squash(id || heading), fields: fields.map(fold), about: fold(about) } }
    })
  }

  // How well an entry fits one word: its name before its path, that before its fields, and those before what is said of it;
  // operations before what they are made of.
  const score = ({ words, element }, { word, bare, atStart }) => {
    const kind = element.classList.contains('operation') ? 20 : 0
    if (bare && words.id === bare) return 100 + kind
    if (bare && words.id.startsWith(bare)) return 65 + kind
    if (atStart.test(words.heading)) return 60 + kind
    if (words.path.includes(word)) return 50 + kind
    if (bare && words.id.includes(bare)) return 40 + kind
    if (words.heading.includes(word)) return 35 + kind
    if (words.fields.includes(word)) return 30 + kind
    if (words.fields.some((field) => field.includes(word))) return 20 + kind
    return words.about.includes(word) ? 10 + kind : 0
  }

  const find = (query) => {
    const words = fold(query).split(/\s+/).filter(Boolean)
    const tests = words.map((word) => ({ word, bare: squash(word), atStart: new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`, 'u') }))
    return index
      .map((entry) => ({ entry, scores: tests.map((one) => score(entry, one)) }))
      .filter(({ scores }) => scores.every((one) => one > 0))
      .map(({ entry, scores }) => ({ entry, words, total: scores.reduce((sum, one) => sum + one, 0) }))
      .sort((a, b) => b.total - a.total)
  }

  const make = (tag, name, text) => {
    const element = document.createElement(tag)
    if (name) element.className = name
    element.textContent = text
    return element
  }

  const resultOf = ({ entry, words }) => {
    const link = document.createElement('a')
    link.href = `#${entry.element.id}`
    const line = make('span', 'line', '')
    if (entry.method) line.append(make('span', `method ${entry.method.toLowerCase()}`, entry.method))
    line.append(make('span', '', entry.heading))
    link.append(line)
    if (entry.path) link.append(make('code', 'why', entry.path))
    else link.append(make('span', 'why', entry.element.classList.contains('schema') ? 'Schema' : 'Problem code'))
    const field = entry.fields.find((name) => words.some((word) => fold(name).includes(word)))
    if (field) link.append(make('span', 'why', `has the field ${field}`))
    return link
  }

  const show = () => {
    const query = box.value.trim()
    results.hidden = query === ''
    contents.hidden = query !== ''
    results.replaceChildren()
    if (query === '') {
      status.textContent = ''
      return
    }
    index ??= read()
    const found = find(query)
    const said = found.length === 0 ? `Nothing found for “${query}”` : `${found.length} ${found.length === 1 ? 'result' : 'results'}${found.length > most ? `, the first ${most} shown` : ''}`
    status.textContent = said
    results.append(make('p', 'found', said), ...found.slice(0, most).map(resultOf))
    nav.scrollTop = 0
  }

  let timer
  box.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(show, 80)
  })

  const clear = () => {
    box.value = ''
    show()
    box.focus()
  }

  const steps = { ArrowDown: 1, ArrowUp: -1 }
  nav.addEventListener('keydown', (event) => {
    const inSearch = event.target === box || results.contains(event.target)
    if (!inSearch) return
    if (event.key === 'Escape' && box.value !== '') {
      event.preventDefault()
      clear()
    }
    if (event.key === 'Enter' && event.target === box) {
      clearTimeout(timer)
      show()
      results.querySelector('a')?.click()
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const stops = [box, ...results.querySelectorAll('a')]
    stops[(stops.indexOf(event.target) + step + stops.length) % stops.length].focus()
  })

  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, textarea, select')) return
    event.preventDefault()
    if (getComputedStyle(nav).visibility === 'hidden') document.querySelector('.menu').click()
    box.focus()
    box.select()
  })
})
