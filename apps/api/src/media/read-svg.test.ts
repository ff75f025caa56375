import { readSvg } from './read-svg'

const xmlns = 'xmlns="http://www.w3.org/2000/svg"'
const notes = 'xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#"'
const svg = (inside: string) => `<svg ${xmlns} xmlns:svg="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${notes} viewBox="0 0 160 100">${inside}</svg>`

test.each([
  ['a size', `<?xml version="1.0"?><svg ${xmlns} viewBox="0 0 10 10" width="1600" height="1000px"/>`, { width: 1600, height: 1000 }],
  ['a box', `<svg\n ${xmlns} viewBox="0,0, 160.4 100"/>`, { width: 160, height: 100 }],
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
