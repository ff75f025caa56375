const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u

/** With what a module cannot export once it is CommonJS, and `then`, which `await import()` would call on the module. */
const reserved = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export exports extends
  false finally for function if implements import in instanceof interface let module new null package private protected
  public require return static super switch then this throw true try typeof undefined var void while with yield
  Object __dirname __filename`.split(/\s+/),
)

/** `news-summary` → `NewsSummary`; the letters within a word stay as they are. */
export function pascalCase(text: string): string {
  return text
    .split(/[^\p{ID_Continue}]+|_+/u)
    .filter((word) => word !== '')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('')
}

/** `Scientific projects` → `scientific-projects`, for a file. */
export function kebabCase(text: string): string {
  return text
    .split(/[^\p{ID_Continue}]+|_+/u)
    .filter((word) => word !== '')
    .join('-')
    .toLowerCase()
}

/** A name that JavaScript takes: unchanged where it is one, otherwise `meta/root` → `metaRoot`, `delete` → `deleteOperation`. */
export function toIdentifier(text: string): string {
  if (identifier.test(text)) return reserved.has(text) ? `${text}Operation` : text
  const pascal = pascalCase(text)
  const camel = (pascal[0]?.toLowerCase() ?? '') + pascal.slice(1)
  if (!identifier.test(camel)) return `operation${pascal}`
  return reserved.has(camel) ? `${camel}Operation` : camel
}

/** `name`, or `name2`, `name3`, … when `taken` says no. */
export function unusedName(name: string, taken: (candidate: string) => boolean): string {
  let candidate = name
  for (let number = 2; taken(candidate); number++) candidate = `${name}${number}`
  return candidate
}

/** How TypeScript writes a property's name: bare where it may be, otherwise quoted. */
export function propertyName(name: string): string {
  return identifier.test(name) ? name : quote(name)
}

/** A string literal as the generated code writes it. */
export function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`
}
