import { DrawnElements, mostElements, mostLevels } from './drawn-elements'
import { readSvg } from './read-svg'

const xmlns = 'xmlns="http://www.w3.org/2000/svg"'
const notes = 'xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#"'
const svg = (inside: string) => `<svg ${xmlns} xmlns:svg="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${notes} viewBox="0 0 160 100">${inside}</svg>`

test.each([
  ['a size', `<?xml version="1.0"?><svg ${xmlns} viewBox="0 0 10 10" width="1600" height="1000px"/>`, { width: 1600, height: 1000 }],
  ['a box', `<svg\n ${xmlns} viewBox="0,0, 160.4 100"/>`, { width: 160, height: 100 }],
  ['its encoding', `<?xml version="1.0" encoding="utf8"?><svg ${xmlns} viewBox="0 0 10 10"/>`, { width: 10, height: 10 }],
  ['a size in percent', `<svg ${xmlns} width="100%" height="100%" viewBox="0 0 96 48"/>`, { width: 96, height: 48 }],
])('reads the size of a drawing with %s', (_name, source, size) => {
  expect(readSvg(source)).toMatchObject(size)
})

test.each([
  ['tells no size', `<svg ${xmlns}/>`, 'tells no size'],
  ['has a size of nothing', `<svg ${xmlns} viewBox="0 0 0 10"/>`, 'tells no size'],
  ['has no namespace', '<svg viewBox="0 0 160 100"/>', 'has no xmlns="http://www.w3.org/2000/svg" in its <svg>, so browsers would not show it'],
  ['is none', 'hello', 'is no well-formed XML'],
  ['is empty', '', 'is no well-formed XML'],
  ['is cut off', svg('<path/>').slice(0, -6), 'is no well-formed XML: line 1, column '],
  ['forgets to close an element', svg('<g>'), 'unexpected close tag'],
  ['has a prefix that it does not declare', `<svg ${xmlns} viewBox="0 0 1 1"><use xlink:href="#a"/></svg>`, 'unbound namespace prefix: "xlink"'],
  ['has a bare &', svg('<title>Arts & Sciences</title>'), 'is no well-formed XML'],
  ['browsers would read otherwise', `<?xml version="1.0" encoding="GBK"?>${svg('')}`, 'says that it is in GBK; save it in UTF-8'],
])('refuses a drawing that %s', (_name, source, reason) => {
  expect(readSvg(source)).toMatch(reason)
})

test.each([
  ['gradients, masks and what refers to them', '<defs><linearGradient id="a"><stop offset="0"/></linearGradient><mask id="m"/></defs><rect fill="url(#a)" mask="url( \'#m\' )"/><use xlink:href="#a"/>'],
  ['styles', '<style>.a{fill:#07343d}</style><path class="a" style="fill:url(#b)"/>'],
  ['pixels that it carries along', '<image href="data:image/png;base64,iVBOR"/>'],
  ['what an editor notes for itself', '<metadata><rdf:RDF><cc:Work/></rdf:RDF></metadata><sodipodi:namedview/>'],
  ['text about addresses', '<title>url of the university: https://kokzhiek.example</title>'],
])('takes a drawing with %s', (_name, inside) => {
  expect(readSvg(svg(inside))).toMatchObject({ width: 160, height: 100 })
})

test.each([
  ['a script', '<script>alert(1)</script>', '<script>'],
  ['a page', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>', '<foreignObject>'],
  ['a link', '<a href="https://evil.example/"><rect/></a>', '<a>'],
  ['an animation', '<rect><animate attributeName="href" to="x"/></rect>', '<animate>'],
  ['a handler', '<rect onload="alert(1)"/>', 'onload'],
  ['a handler in capitals', '<rect ONCLICK="alert(1)"/>', 'ONCLICK'],
  ['a foreign picture', '<image href="https://evil.example/a.png"/>', 'from elsewhere'],
  ['a foreign shape', '<use xlink:href="/media/other.svg#a"/>', 'from elsewhere'],
  ['a foreign address with an SVG of its own', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', 'from elsewhere'],
  ['a foreign fill', '<rect fill="url(https://evil.example/a.svg#b)"/>', 'from elsewhere'],
  ['a foreign fill in quotes', '<rect style="fill:url( \'//evil.example/a#b\')"/>', 'from elsewhere'],
  ['a foreign fill behind character references', '<rect fill="&#117;r&#x6c;(https://evil.example/a)"/>', 'from elsewhere'],
  ['a foreign fill behind an escape', '<rect style="fill:u\\72l(https://evil.example/a)"/>', '\\'],
  ['a foreign fill behind an escape in an attribute', '<rect fill="u\\72l(https://evil.example/a)"/>', '\\'],
  ['a foreign background', '<style>svg{background:image-set("https://evil.example/a" 1x)}</style>', 'from elsewhere'],
  ['a script that calls itself a note', '<rdf:script xmlns:rdf="http://www.w3.org/1999/xhtml">alert(1)</rdf:script>', '<rdf:script>'],
  ['a foreign stylesheet', '<style>@import "https://evil.example/a.css";</style>', '@import'],
  ['a foreign stylesheet in a section', '<style><![CDATA[@import "//evil.example/a.css";]]></style>', '@import'],
  ['a foreign stylesheet behind an element', '<style><title/>@import url(https://evil.example/a.css);</style>', 'has <title> in its <style>'],
  ['a foreign stylesheet behind a style', '<style><style/>@import url(https://evil.example/a.css);</style>', 'has <style> in its <style>'],
  ['a foreign stylesheet with a comment in it', '<style>@im<!-- -->port url(https://evil.example/a.css);</style>', '@import'],
  ['another base', '<g xml:base="https://evil.example/"><use href="#a"/></g>', 'xml:base'],
])('refuses a drawing with %s', (_name, inside, reason) => {
  expect(readSvg(svg(inside))).toMatch(reason)
})

test.each([
  ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg ${xmlns} viewBox="0 0 1 1">&b;</svg>`, '<!ENTITY>'],
  ['attributes that every element gets', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]><svg ${xmlns} viewBox="0 0 1 1"/>`, '<!ATTLIST>'],
  ['a stylesheet before it', `<?xml-stylesheet href="https://evil.example/a.css"?><svg ${xmlns} viewBox="0 0 1 1"/>`, 'stylesheet'],
])('refuses a drawing with %s', (_name, source, reason) => {
  expect(readSvg(source)).toMatch(reason)
})

/** Twelve things, each of which draws the one before ten times. */
const tower = (repeat: (id: string) => string, around: (id: string, inside: string) => string) => Array.from({ length: 12 }, (_, level) => around(`a${level + 1}`, repeat(`a${level}`).repeat(10))).join('')
const pattern = (id: string, inside: string) => `<pattern id="${id}" width="9" height="9">${inside}</pattern>`
const group = (id: string, inside: string) => `<g id="${id}">${inside}</g>`

test.each([
  ['<use>', tower((id) => `<use href="#${id}"/>`, group)],
  ['<use> of one character written otherwise', tower((id) => `<use href="#%61${id.slice(1)}"/>`, group)],
  ['<use> of ever larger symbols', tower((id) => `<use xlink:href=" #${id}"/>`, (id, inside) => `<symbol id="${id}">${inside}</symbol>`)],
  ['patterns', tower((id) => `<rect fill="url(#${id})"/>`, pattern)],
  ['patterns that strokes inherit', tower((id) => `<rect id="${id}"/>`, (id, inside) => pattern(id, `<g style="stroke : url('#a${Number(id.slice(1)) - 1}')">${inside.replaceAll(/ id="\w+"/g, '')}</g>`))],
  ['patterns that what is used inherits', tower(() => '', (id) => pattern(id, `<use href="#ten" fill="url(#a${Number(id.slice(1)) - 1})"/>`)) + group('ten', '<rect/>'.repeat(10))],
  ['patterns of classes', `<style>${Array.from({ length: 12 }, (_, level) => `g .c${level}, line {fill:url(#a${level})}`).join('')}</style>${tower((id) => `<rect class="b c${id.slice(1)}"/>`, pattern)}`],
  ['patterns of classes behind comments and strings', `<style>${Array.from({ length: 12 }, (_, level) => `.c${level}:not(.d){/* .d{*/font-family:'/*';fill:url(#a${level})}`).join('')}</style>${tower((id) => `<rect class="c${id.slice(1)}"/>`, pattern)}`],
  ['masks in variables', tower((id) => `<g style="--m:url(#${id});mask:var(--m)"/>`, (id, inside) => `<mask id="${id}">${inside}</mask>`)],
  ['masks', tower((id) => `<g mask="url(#${id})"/>`, (id, inside) => `<mask id="${id}">${inside}</mask>`)],
  ['clip paths with names that look like more', tower((id) => `<rect style="fill:#fff;clip-path:url(#${id};d:e)"/>`, (id, inside) => `<clipPath id="${id};d:e">${inside}</clipPath>`)],
  ['markers', tower(() => '', (id) => `<marker id="${id}"><path d="M0 0${'h1'.repeat(10)}" marker-mid="url(#a${Number(id.slice(1)) - 1})"/></marker>`) + '<marker id="a0"><path/></marker>'],
  ['markers that what is used inherits', `<marker id="a"><path/></marker><path id="b" d="M0 0${'h1'.repeat(200)}"/>${'<use href="#b" style="marker:url(#a)"/>'.repeat(300)}`],
  ['filters', tower((id) => `<feImage href="#${id}"/>`, (id, inside) => `<filter id="f${id}">${inside}</filter>${group(id, `<rect filter="url(#f${id})"/>`)}`)],
  ['nothing but itself', '<path/>'.repeat(mostElements)],
])('refuses a drawing that grows by %s', (_name, inside) => {
  expect(readSvg(svg(`<rect id="a0"/><rect id="a0;d:e"/>${inside}`))).toMatch(`has more than ${mostElements} elements to draw`)
})

test.each([
  ['a group', '<g id="a"><use href="#a"/></g>', '#a'],
  ['two groups', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>', '#a'],
  ['a mask', '<mask id="a"><rect mask="url(#a)"/></mask>', '#a'],
])('refuses a drawing with %s within itself', (_name, inside, id) => {
  expect(readSvg(svg(inside))).toBe(`has something that is drawn within itself: ${id}`)
})

test.each([
  ['braces in quotes', '.c{font-family:"{ .d{";fill:url(#a)}', 'a'],
  ['a quote without an end', '.c{font-family:"{\n;fill:url(#a)} .d{color:"', 'a'],
  ['braces in an address', '.c{fill:url(#a}.d{b)}', 'a}.d{b'],
  ['no selector that it knows', ':where(:not(.d, .e)){fill:url(#a)}', 'a'],
])('takes a rule with %s for one of all elements', (_name, style, id) => {
  expect(readSvg(svg(`<style>${style}</style><pattern id="${id}"><rect/></pattern>`))).toBe(`has something that is drawn within itself: #${id}`)
})

test('refuses a drawing with elements too deep in each other, and reads no more of it', () => {
  const enter = jest.spyOn(DrawnElements.prototype, 'enter')

  const fault = readSvg(svg('<g>'.repeat(40_000) + '</g>'.repeat(40_000)))

  expect([fault, enter.mock.calls.length]).toEqual(['has elements more than 200 deep in each other, which browsers take too long to draw', mostLevels + 1])
  enter.mockRestore()
})

test.each([
  ['one after the other', Array.from({ length: 300 }, (_, index) => `<g id="a${index}"><use href="#a${index + 1}"/></g>`)],
  ['from the last to the first', Array.from({ length: 300 }, (_, index) => `<g id="a${300 - index}"><use href="#a${301 - index}"/></g>`)],
])('refuses a drawing that is too deep by what it repeats, %s', (_name, groups) => {
  expect(readSvg(svg(groups.join('')))).toMatch('more than 200 deep')
})

test.each([
  ['<feTurbulence numOctaves="99999"/>', 'numOctaves="99999", which takes too long to draw; at most 10 is taken'],
  ['<feGaussianBlur stdDeviation="2, 9.9e3"/>', 'stdDeviation="2, 9.9e3"'],
  ['<feDropShadow stdDeviation="9999"/>', 'stdDeviation="9999"'],
  ['<feConvolveMatrix order="99"/>', 'order="99"'],
  ['<feMorphology radius="1 999"/>', 'radius="1 999"'],
])('refuses a filter that takes too long: %s', (primitive, reason) => {
  expect(readSvg(svg(`<filter id="a">${primitive}</filter><rect filter="url(#a)"/>`))).toMatch(reason)
})

test.each([
  ['<rect filter="blur(9999px)"/>', 'has blur(9999px)'],
  ['<rect style="filter:drop-shadow(rgb(0,0,0) 0 0 9999px)"/>', 'has drop-shadow('],
  ['<style>rect{filter:blur(9999px)}</style>', 'has blur(9999px)'],
])('refuses a blur that takes too long: %s', (inside, reason) => {
  expect(readSvg(svg(inside))).toMatch(reason)
})

test.each([
  ['a thousand shapes with clip paths and gradients of their classes', `<style>${Array.from({ length: 100 }, (_, index) => `.c${index}{clip-path:url(#p${index});fill:url(#g${index})}`).join('')}</style>${Array.from({ length: 100 }, (_, index) => `<clipPath id="p${index}"><path/></clipPath><linearGradient id="g${index}"><stop/></linearGradient>`).join('')}${Array.from({ length: 1000 }, (_, index) => `<path class="c${index % 100}"/>`).join('')}`],
  ['a symbol that it repeats a thousand times', `<symbol id="a">${'<path/>'.repeat(20)}</symbol>${'<use href="#a"/>'.repeat(1000)}`],
  ['a gradient that follows another', '<linearGradient id="a"><stop/></linearGradient><linearGradient id="b" href="#a"/><path fill="url(#b)"/>'],
  ['an arrow at the end of a long line', `<marker id="a"><path/></marker><path d="M0 0${'h1v1'.repeat(60_000)}" marker-end="url(#a)"/>`],
  ['filters as they are', '<filter id="a"><feTurbulence baseFrequency="999" numOctaves="4"/><feGaussianBlur stdDeviation="12.5"/><feConvolveMatrix order="3" kernelMatrix="999 0 0 0 0 0 0 0 0"/></filter><rect filter="url(#a)"/><rect style="filter:drop-shadow(0 2px 4px #999999)"/>'],
  ['rules with comments, names in quotes and states', `<style>/* {a} */ .a:hover{font-family:'A';/* 'b */ filter:url("#f")} @media print{.a , .b > .a{mask:url(#m)}}</style><filter id="f"><feFlood/></filter><mask id="m"><rect/></mask><rect class="a"/>`],
  ['a reference to nothing', '<use href="#none"/><rect fill="url(#none)" mask="url(#100%)"/>'],
])('takes a drawing with %s', (_name, inside) => {
  expect(readSvg(svg(inside))).toMatchObject({ width: 160, height: 100 })
})

test.each([
  ['text', '<text x="4" y="9">Кітап</text>', true],
  ['text with a prefix', '<svg:text>A</svg:text>', true],
  ['another form for dark screens', '<style>@media (prefers-color-scheme: dark){path{fill:#fff}}</style>', true],
  ['something that moves', '<style>@-webkit-keyframes a{to{opacity:0}}</style>', true],
  ['variables', '<path style="fill:var(&#45;-a)"/>', true],
  ['a form for a language', '<switch><g systemLanguage="kk"/></switch>', true],
  ['shapes and styles', '<style>.a{fill:#07343d}</style><path class="a"/>', false],
  ['a name', '<title>The text of the media</title><desc>library@kokzhiek.example</desc>', false],
])('knows whether only a browser can draw it: %s', (_name, inside, expected) => {
  expect(readSvg(svg(inside))).toMatchObject({ needsBrowser: expected })
})
