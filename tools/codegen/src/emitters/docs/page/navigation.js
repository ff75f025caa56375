// The contents follow the reader; on a phone they are behind a button.
document.addEventListener('DOMContentLoaded', () => {
  const nav = document.querySelector('nav')
  const contents = nav.querySelector('.contents')
  const menu = document.querySelector('.menu')

  const show = (open) => {
    nav.classList.toggle('open', open)
    menu.setAttribute('aria-expanded', String(open))
  }
  menu.addEventListener('click', () => show(!nav.classList.contains('open')))
  nav.addEventListener('click', (event) => event.target.closest('a') && show(false))
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !nav.classList.contains('open')) return
    show(false)
    menu.focus()
  })

  const links = new Map([...contents.querySelectorAll('a')].map((link) => [decodeURIComponent(link.hash.slice(1)), link]))
  let current
  const mark = (id) => {
    const link = links.get(id)
    if (!link || link === current) return
    current?.removeAttribute('aria-current')
    link.setAttribute('aria-current', 'location')
    current = link
    const fold = link.closest('details')
    if (fold) fold.open = true
    const { top, bottom } = link.getBoundingClientRect()
    const frame = nav.getBoundingClientRect()
    if (top < frame.top || bottom > frame.bottom) nav.scrollTop += top - frame.top - frame.height / 3
  }

  const visible = new Set()
  const watcher = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) visible.add(target)
        else visible.delete(target)
      }
      const [first] = [...visible].sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
      if (first) mark(first.id)
    },
    { rootMargin: '-80px 0px -60% 0px' },
  )
  for (const section of document.querySelectorAll('.introduction, .operation, .entry')) watcher.observe(section)

  // `#getNews` and `#News` lead where `#operation/getNews` and `#schema/News` do.
  const goTo = () => {
    const name = decodeURIComponent(location.hash.slice(1))
    if (!name) return
    const target = document.getElementById(name)
    if (target) return settle(target)
    const meant = document.getElementById(`operation/${name}`) ?? document.getElementById(`schema/${name}`)
    if (meant) location.replace(`#${meant.id}`)
  }

  // What is laid out only now, above the target, moves it; the reader's own scrolling ends this.
  const settle = (target) => {
    let last
    let frames = 20
    const stop = () => (frames = 0)
    for (const event of ['wheel', 'touchstart', 'keydown']) addEventListener(event, stop, { once: true, passive: true })
    const step = () => {
      if (frames-- <= 0) return
      const { top } = target.getBoundingClientRect()
      if (top !== last) target.scrollIntoView()
      last = target.getBoundingClientRect().top
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  }
  addEventListener('hashchange', goTo)
  goTo()
})
