/** @jest-environment node */
import { blockKey, findBlocks, splitContent } from './split-content'

const prices = '<div data-block="PriceEducation" data-props="{&quot;category_id&quot;:3}"></div>'
const share = '<div data-block="ShareComponent"></div>'
const pricesPart = { kind: 'block', name: 'PriceEducation', props: { category_id: 3 } }
const sharePart = { kind: 'block', name: 'ShareComponent', props: {} }

test('leaves a text without blocks whole', () => {
  expect(splitContent('<p>a<br>b</p><img src="/media/a.jpg" alt="">')).toEqual([{ kind: 'text', html: '<p>a<br>b</p><img src="/media/a.jpg" alt="">' }])
  expect(splitContent('')).toEqual([])
})

test('takes blocks out where they stand, the same one twice, and what is around them', () => {
  expect(splitContent(`<p>a</p>${prices}\n${prices}<h2>b</h2>${share}`)).toEqual([
    { kind: 'text', html: '<p>a</p>' },
    pricesPart,
    pricesPart,
    { kind: 'text', html: '<h2>b</h2>' },
    sharePart,
  ])
})

test('puts a block that stands inside an element behind it, so that no element is torn', () => {
  expect(splitContent(`<ul><li>a${share}</li><li>b ${prices}c</li></ul><p>d</p>`)).toEqual([
    { kind: 'text', html: '<ul><li>a</li><li>b c</li></ul>' },
    sharePart,
    pricesPart,
    { kind: 'text', html: '<p>d</p>' },
  ])
})

test.each(['<br>', '<hr>', '<img src="/media/a.jpg">', '<source src="a">', '<wbr/>'])('takes a block behind %s out where it stands: nothing can stand in that', (empty) => {
  expect(splitContent(`a${empty}${share}<p>b</p>c`)).toEqual([{ kind: 'text', html: `a${empty}` }, sharePart, { kind: 'text', html: '<p>b</p>c' }])
})

test('is not led astray by signs in options or by frames around tables', () => {
  const html = '<div data-block="ListBlock" data-props="{&quot;q&quot;:&quot;&lt;b&gt; &amp; &#39;c&#x27;&quot;}"></div><div class="table-frame" tabindex="0" role="group"><table><tr><td>1</td></tr></table></div>'

  expect(splitContent(html)).toEqual([
    { kind: 'block', name: 'ListBlock', props: { q: "<b> & 'c'" } },
    { kind: 'text', html: '<div class="table-frame" tabindex="0" role="group"><table><tr><td>1</td></tr></table></div>' },
  ])
})

test('leaves out all that stands within a block, other blocks too', () => {
  expect(splitContent(`<p>a</p><div data-block="Gallery">b<div data-block="ListBlock"></div>c${share}</div>${share}<p>d</p>`)).toEqual([
    { kind: 'text', html: '<p>a</p>' },
    { kind: 'block', name: 'Gallery', props: {} },
    sharePart,
    { kind: 'text', html: '<p>d</p>' },
  ])
})

test.each(['[1]', '3', 'null', '{"a":'])('reads options that are no object, %s, as none', (text) => {
  expect(splitContent(`<div data-block="Gallery" data-props="${text.replaceAll('"', '&quot;')}"></div>`)).toEqual([{ kind: 'block', name: 'Gallery', props: {} }])
})

test('finds equal blocks once', () => {
  expect(findBlocks(`${prices}<p>a</p>${share}${prices}`).map(blockKey)).toEqual(['PriceEducation {"category_id":3}', 'ShareComponent {}'])
})
