// A loader of webpack: of i18next all that fetches messages and reports missing ones, nests one in another, makes objects of them and formats values is left
// out, and the list of languages that are written from right to left. Messages come with the page, are flat and name no others; numbers and dates are written before they
// are put in (src/i18n/locales.test.ts sees to that).
const parts = [
  [/(class Connector extends EventEmitter) \{\n[^]*?\n\}\n/, '$1 {\n  state = {}\n  load(languages, namespaces, callback) { callback() }\n}\n'],
  [/(class Formatter) \{\n[^]*?\n\}\n/, '$1 {\n  init() {}\n  format(value) { return value }\n}\n'],
  [/\n {2}nest\(str, fc\) \{\n[^]*?\n {2}\}\n\}\n/, '\n  nest(str) { return str }\n}\n'],
  [/\n {2}cloneInstance\(\) \{\n[^]*?\n {2}\}\n/, '\n'],
  [/\n {6}if \(keySeparator\) \{\n {8}const resTypeIsArray[^]*?\n {8}res = copy;\n {6}\}\n/, '\n'],
  [/\n {8}let lngs = \[\];\n[^]*?\n {12}send\(lngs, key, defaultValue\);\n {10}\}\n {8}\}\n/, '\n'],
  [/const rtlLngs = \[[^\]]*\]/, 'const rtlLngs = []'],
]

module.exports = (source) =>
  parts.reduce((text, [part, instead]) => {
    if (!part.test(text)) throw new Error(`i18next has no ${part} any more: see gatsby/stand-ins/lean-i18next.js`)
    return text.replace(part, instead)
  }, source)
