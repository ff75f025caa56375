const environment = { ...process.env }
let globals
let page

// Behind the hooks of what is loaded before.
beforeAll(() => {
  globals = Object.getOwnPropertyDescriptors(globalThis)
  if (typeof document !== 'undefined') page = { url: location.href, title: document.title, attributes: document.documentElement.cloneNode(false).attributes, device: Object.getOwnPropertyNames(navigator) }
})

/** After the tests of a file that runs with others: puts back what these would find changed. */
module.exports = function asItWas() {
  jest.useRealTimers()
  jest.restoreAllMocks()
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
  for (const name of Reflect.ownKeys(globalThis)) if (!(name in globals)) Reflect.deleteProperty(globalThis, name)
  for (const [name, former] of Object.entries(globals)) {
    const now = Object.getOwnPropertyDescriptor(globalThis, name)
    if (now?.value !== former.value || now?.get !== former.get) Reflect.defineProperty(globalThis, name, former)
  }
  if (page) putPageBack()
}

function putPageBack() {
  const { documentElement: root, head, body } = document
  history.replaceState(null, '', page.url)
  document.title = page.title
  for (const { name } of [...root.attributes]) if (!page.attributes.getNamedItem(name)) root.removeAttribute(name)
  for (const { name, value } of page.attributes) root.setAttribute(name, value)
  // A clipboard, or a way to share.
  for (const name of Object.getOwnPropertyNames(navigator)) if (!page.device.includes(name)) Reflect.deleteProperty(navigator, name)
  head.replaceChildren()
  body.replaceChildren()
  for (const { name } of [...body.attributes]) body.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
}
