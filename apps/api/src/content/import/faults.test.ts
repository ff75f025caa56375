import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { JsonObject } from '../../contract/document'
import { contentFaults } from '../../testing/content-faults'
import { question } from '../../testing/sample-blog'
import { doctoralFile } from '../../testing/sample-defences'
import { announcementFile, eventFile } from '../../testing/sample-events'
import { person } from '../../testing/sample-staff'
import { contents, newsFile, pageFile, svg, temporaryFolder, times, titles, type ContentFiles } from '../../testing/test-content'
import { checkContent } from './import-content'

const contentDir = join(temporaryFolder(), 'content')

const faultsOf = contentFaults(contentDir)

const news = (more: JsonObject) => ({ 'main/news/1003-x.yaml': newsFile(1003, more) })
const page = (more: JsonObject) => ({ 'main/pages/about.yaml': pageFile(101, 'about', more) })
const html = (content_kz: string) => page({ content_kz })
const entry = (more: JsonObject) => ({ menu_title_kz: 'x', ...more })
const menu = (...items: JsonObject[]) => ({ 'fit/menu.yaml': items.map(entry) })
const alert = (more: JsonObject) => ({ id: 1, severity: 'info', text_kz: 'x', starts_at: times.published_at, dismissible: true, ...more })
const n = 'content/main/news/1003-x.yaml'
const p = 'content/main/pages/about.yaml'

test.each(['none', 'content/main/pages/admission.yaml'])('%s is no folder with content', async (name) => {
  await faultsOf({})
  const path = join(contentDir, '..', name)

  await expect(checkContent(path)).rejects.toThrow(`${path}: there is no such folder; name the one that has those of all sites`)
})

test('a folder with nothing in it is a fault, and no content to import: all sites would be empty', async () => {
  const path = join(contentDir, '../empty')
  mkdirSync(path)

  await expect(checkContent(path)).rejects.toThrow(`${path}: nothing is in it; name the folder that has those of all sites`)
})

test.each([
  ['nothing at all', null],
  ['one alert without its dash', { id: 1, severity: 'info' }],
])('alerts that are %s are named, like any other list', async (_name, alerts) => {
  expect(await faultsOf({ 'fit/settings.yaml': { site_info: { name_kz: 'x' }, alerts } })).toEqual(['content/fit/settings.yaml: alerts: must be a list'])
})

test('the sample has no faults', async () => {
  expect(await faultsOf({})).toEqual([])
})

test('a link on all sites is looked for on those that have settings', async () => {
  const files = page({ sites: 'all', content_kz: '<p><a href="/page/admission/contacts">a</a></p>' })

  expect(await faultsOf(files)).toEqual([])
  expect(await faultsOf({ ...files, 'fit/settings.yaml': { site_info: { name_kz: 'x' } } })).toEqual([`${p}: content_kz: the link /page/admission/contacts leads nowhere on fit`])
})

test.each<[string, ContentFiles, string[]]>([
  ['a text that is too long', news({ title_en: 'x'.repeat(201) }), [`${n}: title_en: must NOT have more than 200 characters`]],
  ['numbers that no column holds', { 'lib/useful-links.yaml': [{ id: 20_261_130_001, title_kz: 'x', link: 'https://a.example', sort_order: 3e9 }] }, ['id', 'sort_order'].map((field) => `content/lib/useful-links.yaml: [0].${field}: must be at most 2147483647`)],
  ['a place in a list that no column holds', { 'lib/useful-links.yaml': [{ id: 20, title_kz: 'x', link: 'https://a.example', sort_order: -3e9 }] }, ['content/lib/useful-links.yaml: [0].sort_order: must be at least -2147483647']],
  ['an id that is kept for what visitors ask', { 'main/blog-questions/rector.yaml': [question(1_000_001, times.published_at)] }, ['content/main/blog-questions/rector.yaml: [0].id: ids from 1000001 on are those of visitors’ questions']],
  ['a wrong type', news({ views: 'many' }), [`${n}: views: must be a whole number, without quotes`]],
  ['an address without its beginning', eventFile(599, { registration_url: 'forms.example.org/x' }), ['content/main/events/599-x.yaml: registration_url: must be a whole address, such as https://example.org/, or a path of the site, such as /page/contacts']],
  ['an address elsewhere without its beginning', news({ source_url: 'www.example.org' }), [`${n}: source_url: must be a whole address, such as https://example.org/`]],
  ['a former address without a slash', news({ former_addresses: ['index.php?id=27'] }), [`${n}: former_addresses[0]: must be a path, such as /index.php?id=27`]],
  ['a slug in capitals', { 'main/news-categories.yaml': [{ id: 1, slug: 'university', name_kz: 'x' }, { id: 2, slug: 'science', name_kz: 'x' }, { id: 3, slug: 'Sport', name_kz: 'x' }] }, ['content/main/news-categories.yaml: [2].slug: may have small English letters, digits and -, at most 60']],
  ['a yes, which YAML takes for a text', { 'fit/settings.yaml': { site_info: { name_kz: 'x', is_closed: 'yes' } } }, ['content/fit/settings.yaml: site_info.is_closed: must be true or false, without quotes']],
  ['a missing field', { 'main/news/1003-x.yaml': { id: 1003, ...titles('x'), ...contents('<p>x</p>'), categories: ['science'], published_at: times.published_at } }, [`${n}: updated_at: is required`]],
  ['missing times beside something else', { 'lib/pages/a.yaml': { id: 209, ...titles('x'), ...contents('<p>x</p>') } }, ['slug: must equal the path of the file, a', 'published_at: is required', 'updated_at: is required'].map((fault) => `content/lib/pages/a.yaml: ${fault}`)],
  ['what is missing beside what is wrong', { 'lib/pages/a.yaml': { ...pageFile(209, 'b'), id: undefined } }, ['slug: must equal the path of the file, a', 'id: is required'].map((fault) => `content/lib/pages/a.yaml: ${fault}`)],
  ['no more than the code of a group that there is not', { 'main/scores/2026.yaml': { common: { category_id: 1, year: 2026 }, items: [{ id: 9001, group_code: 'B999', edu_lang: 'kz', competition: 'general', score_min: 97, score_max: 131 }] } }, ['content/main/scores/2026.yaml: items[0].group_code: there is no program group "b999"']],
  ['a missing id', { 'lib/useful-links.yaml': [{ title_kz: 'x', link: 'https://a.example' }] }, ['content/lib/useful-links.yaml: [0].id: is required']],
  ['a key with a typing error', news({ titel_kz: 'x' }), [`${n}: titel_kz: unknown key; is title_kz meant?`]],
  ['a key with a Cyrillic letter, typed with the same keys', { 'main/news/1003-x.yaml': { ...newsFile(1003), categories: undefined, сategories: ['science'] } }, [`${n}: categories: must name at least one news category`, `${n}: сategories: unknown key; its с is a Cyrillic letter, write the English c; is categories meant?`]],
  ['a slug with one', news({ categories: ['sсience'] }), [`${n}: categories[0]: there is no news category "sсience"; its с is a Cyrillic letter, write the English c`]],
  ['a picture with one', news({ image: { file: 'news/а.svg' } }), [`${n}: image.file: "news/а.svg" is no name of a file: it may have small English letters, digits, - and _, in folders separated by /; its а is a Cyrillic letter, write the English a`]],
  ['a time with one', news({ updated_at: '2026-11-21Т09:00:00+05:00' }), [`${n}: updated_at: must be a time with its zone, such as "2026-11-21T09:00:00+05:00"; its Т is a Cyrillic letter, write the English T`]],
  ['an address in Kazakh words', news({ source_url: 'сайт' }), [`${n}: source_url: must be a whole address, such as https://example.org/`]],
  ['a key in capitals', news({ Tags: [] }), [`${n}: Tags: unknown key; is tags meant?`]],
  ['a key with blanks of a copied text', news({ '\u00a0tags': [] }), [`${n}: \u00a0tags: unknown key; blanks in it are no-break ones, as in copied text, and YAML takes them for letters; is tags meant?`]],
  ['a name that has a form of its own', person(99, 'a-b', ['А', 'А', 'A'], { orcid: 'https://orcid.org/0000-0002-1825-0097' }), ['content/main/people/a-b.yaml: orcid: must be written as in 0000-0002-1825-0097']],
  ['several times for one', eventFile(901, { starts_at: ['2026-12-21T05:00:00Z', '2026-12-28T05:00:00Z'] }), ['content/main/events/901-x.yaml: starts_at: must be one value, and no list']],
  ['an end that is no time, and nothing about its place', eventFile(901, { ends_at: '12:00' }), ['content/main/events/901-x.yaml: ends_at: must be a time with its zone, such as "2026-11-21T09:00:00+05:00"']],
  ['file names without the id and a hyphen', { 'main/news/first.yaml': newsFile(1003), 'main/news/1004 x.yaml': newsFile(1004) }, ['content/main/news/1004 x.yaml: id: must stand at the beginning of the file\'s name, with a - behind it, as in 1004-rare-books.yaml', 'content/main/news/first.yaml: id: must stand at the beginning of the file\'s name, with a - behind it, as in 1003-rare-books.yaml']],
  ['an unknown key inside', page({ seo: { meta_titel_kz: 'x' } }), [`${p}: seo.meta_titel_kz: unknown key; is meta_title_kz meant?`]],
  ['a key that the server works out', page({ available_langs: ['kz'] }), [`${p}: available_langs: is worked out by the server; leave it out`]],
  ['a time that is none', news({ published_at: '2026-02-30T04:00:00Z' }), [`${n}: published_at: must be a time with its zone, such as "2026-11-21T09:00:00+05:00"`]],
  ['a date that counts from the import in no known way', news({ published_at: '+3d noon' }), [`${n}: published_at: must be days from the day of the import, such as 0d, "+3d 10:00", "-2d sat" or "+12d workday 18:00"`]],
  ['such a date that another field is compared with', announcementFile(901, { expires_at: '+5 d' }, 'lib'), ['content/lib/announcements/901-x.yaml: expires_at: must be days from the day of the import, such as 0d, "+3d 10:00", "-2d sat" or "+12d workday 18:00"']],
  ['a day that is none', eventFile(901, { all_day: true, starts_at: 'tomorrow', ends_at: null }), ['content/main/events/901-x.yaml: starts_at: must be a time with its zone, such as "2026-11-21T09:00:00+05:00"']],
  ['no language that is whole', page({ title_kz: undefined, title_ru: undefined, content_en: undefined }), [`${p}: title_kz: no language has both a title and a content`]],
  ['a file in another encoding', { 'main/news/1003-x.yaml': Buffer.from(JSON.stringify(newsFile(1003, { title_ru: '\xcd\xee\xe2\xee\xf1\xf2\xfc' })), 'latin1') }, [`${n}: is not in UTF-8; save it in this encoding`]],
  ['broken YAML', { 'main/news/1003-x.yaml': 'id: 1\ntitle_kz: @a\n' }, [`${n}: line 2, column 11: a text that begins with @ must be in quotes`]],
  ['a colon in a text without quotes', { 'main/news/1003-x.yaml': 'id: 1\ntitle_kz: a: b\n' }, [`${n}: line 2, column 11: a text with a colon and a blank in it must be in quotes`]],
  ['a text that is not indented', { 'main/news/1003-x.yaml': 'content_kz: |\n<p>a</p>\nid: 1\n' }, [`${n}: line 2, column 1: is no key with a colon and a blank; further lines of a text are indented`]],
  ['quotes within quotes', { 'main/news/1003-x.yaml': 'title_kz: "a "b" c"\nid: 1\n' }, [`${n}: line 1, column 15: goes on after the end of a text that begins with a quote or bracket; put all of it in quotes, with “ ” or « » within`]],
  ['a text that ends with a comment', { 'main/news/1003-x.yaml': 'id: 1003 # a comment\nlead_kz: "a #1"\ntitle_kz: b #2\n' }, [`${n}: line 3, column 11: #2 is a comment and not in the text; write the text in quotes, or a blank after the #`, `${n}: title_kz: no language has both a title and a content`, `${n}: categories: must name at least one news category`, `${n}: published_at: is required`, `${n}: updated_at: is required`]],
  ['a key that stands twice', { 'main/news/1003-x.yaml': 'id: 1\nid: 2\n' }, [`${n}: line 2, column 1: is a key that the item has already; keep one of the two`]],
  ['a second item', { 'main/news/1003-x.yaml': 'id: 1\n---\nid: 2\n' }, [`${n}: line 2, column 1: is a second item; a file has one, and no line ---`]],
  ['a tab in front of a key', { 'main/news/1003-x.yaml': 'image:\n\tfile: a.svg\n' }, [`${n}: line 2, column 1: is indented with a tab, where only blanks may stand`]],
  ['texts that begin with a sign of YAML', { 'main/news/1003-x.yaml': 'title_kz: *Маңызды*\n', 'main/news/1004-x.yaml': 'title_kz: - Жаңалық\n', 'main/news/1005-x.yaml': 'title_kz: > Жаңалық\n' }, [`${n}: line 1, column 11: a text that begins with * must be in quotes`, 'content/main/news/1004-x.yaml: line 1, column 11: a text that begins with - must be in quotes', 'content/main/news/1004-x.yaml: line 1, column 13: is no key with a colon and a blank after it', 'content/main/news/1005-x.yaml: line 1, column 13: a text that begins with > or | must be in quotes']],
  ['a text whose first word YAML takes for a name', { 'lib/useful-links.yaml': '- { id: 20, title_kz: &Co жаңалығы, link: https://a.example }\n' }, ['content/lib/useful-links.yaml: line 1, column 27: a text that begins with & must be in quotes']],
  ['a text of which the first word would be gone', { 'main/news/1003-x.yaml': 'title_kz: !Important news\n' }, [`${n}: line 1, column 11: a text that begins with ! must be in quotes`]],
  ['a file without keys', { 'main/news/1003-x.yaml': 'hello' }, [`${n}: must hold one item, as keys and values`]],
  ['a file that nothing reads', { 'main/nwes/1003-x.yaml': newsFile(1003) }, ['content/main/nwes/1003-x.yaml: no kind of content reads this file']],
  ['a shared list in a sub-site', { 'lib/news-categories.yaml': [] }, ['content/lib/news-categories.yaml: is one for all sites; its place is in main']],
  ['a blog whose categories were deleted, but for their name', { 'main/blogs/rector.yaml': { id: 1, slug: 'rector', owner: { full_name_kz: 'x' }, categories: null } }, [...['dormitory', 'study', 'study'].map((slug, index) => `content/main/blog-questions/rector.yaml: [${index}].category: the blog has no category "${slug}"`), 'content/main/blogs/rector.yaml: categories: must be a list']],
  ['a file with another ending', { 'main/news/1003-x.yml': newsFile(1003), 'main/news/1004-x.yaml.txt': 'id: 1004' }, ['1003-x.yml', '1004-x.yaml.txt'].map((name) => `content/main/news/${name}: does not end in .yaml, as all files here do`)],
  ['a file in no folder', { 'x.yaml': {} }, ['content/x.yaml: must be in the folder of a site']],
  ['a folder that is no site', { 'libr/settings.yaml': {} }, ['content/libr: no site has this name']],
  ['an id that is taken', { 'lib/pages/a.yaml': pageFile(201, 'a') }, ['content/lib/pages/a.yaml: id: the id 201 is already taken by content/main/pages/admission.yaml']],
  ['a slug that is taken by a shared page', { 'fit/pages/shared.yaml': pageFile(900, 'shared', { sites: ['fit', 'lib'] }), 'lib/pages/shared.yaml': pageFile(901, 'shared') }, ['content/lib/pages/shared.yaml: slug: "shared" is already taken on the site lib by content/fit/pages/shared.yaml']],
  ['a slug that is not the path', page({ slug: 'abuot' }), [`${p}: slug: must equal the path of the file, about`]],
  ['a slug that is a number', { 'main/pages/2026.yaml': pageFile(101, '2026') }, ['content/main/pages/2026.yaml: slug: must not be a number']],
  ['a file name with another id', news({ id: 1004 }), [`${n}: id: must be the number that the file's name begins with, 1003`]],
  ['an unknown category', news({ categories: ['science', 'sience'] }), [`${n}: categories[1]: there is no news category "sience"`]],
  ['one category that is no list', news({ categories: 'science' }), [`${n}: categories: must be a list: [science]`]],
  ['an event without a category', eventFile(901, { category: undefined }), ['content/main/events/901-x.yaml: category: is required']],
  ['a draft without any date', news({ draft: true, published_at: undefined, updated_at: undefined }), [`${n}: updated_at: is required`]],
  ['a document of an item without a date', { 'media/a.pdf': '%PDF-1.7', ...page({ updated_at: undefined, files: [{ file: 'a.pdf', title_kz: 'x' }] }) }, [`${p}: updated_at: is required`]],
  ['a number for a text', news({ author_kz: 2026 }), [`${n}: author_kz: must be a text; put it in quotes`]],
  ['a picture by its name alone', news({ image: 'news/a.svg' }), [`${n}: image: must be keys and values, as a picture is {file: news/library.jpg, alt_kz: …}`]],
  ['HTML in a title', news({ title_kz: 'a <b>b</b>' }), [`${n}: title_kz: is plain text, and <b> would be seen as it is written`]],
  ['no category', news({ categories: [] }), [`${n}: categories: must name at least one news category`]],
  ['an unknown site', page({ sites: ['main', 'libr'] }), [`${p}: sites[1]: there is no site "libr"`]],
  ['sites without its own', page({ sites: ['lib'] }), [`${p}: sites: must name main, whose folder the file is in`]],
  ['a picture that is not there', news({ image: { file: 'news/none.svg' } }), [`${n}: image.file: there is no file media/news/none.svg`]],
  ['a picture outside of the folder', news({ image: { file: '../main/settings.yaml' } }), [`${n}: image.file: "../main/settings.yaml" is no name of a file: it may have small English letters, digits, - and _, in folders separated by /`]],
  ['a picture without a size', { 'media/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>', ...news({ image: { file: 'a.svg' } }) }, [`${n}: image.file: media/a.svg tells no size; an SVG needs width and height or a viewBox`]],
  ['a document as a picture', { 'media/a.pdf': '%PDF-1.7', ...news({ image: { file: 'a.pdf' } }) }, [`${n}: image.file: media/a.pdf is no SVG, JPEG, PNG, WebP or GIF`]],
  ['a document that is none', { 'media/a.pdf': 'PDF', ...page({ files: [{ file: 'a.pdf', title_kz: 'x' }] }) }, [`${p}: files[0].file: media/a.pdf is no SVG, JPEG, PNG, WebP or GIF, and no pdf, docx, xlsx, pptx, zip by its content`]],
  ['a document that is not there', page({ files: [{ file: 'b.pdf' }] }), [`${p}: files[0].file: there is no file media/b.pdf`]],
  ['an unknown key of a document', { 'media/a.pdf': '%PDF-1.7', ...page({ files: [{ file: 'a.pdf', owner: 1 }] }) }, [`${p}: files[0].owner: unknown key`]],
  ['a link to a document that is not there', html('<p><a href="/media/none.pdf">a</a></p>'), [`${p}: content_kz: there is no file media/none.pdf`]],
  ['a picture without a file', news({ image: { alt_kz: 'x' } }), [`${n}: image.file: must name a picture below content/media`]],
  ['a drawing that is no XML', { 'media/a.svg': svg.replace('></svg>', '><g></svg>'), ...news({ image: { file: 'a.svg' } }) }, [`${n}: image.file: media/a.svg is no well-formed XML: line 1, column 71: unexpected close tag.`]],
  ['an unknown key of a picture', { 'media/a.svg': svg, ...news({ image: { file: 'a.svg', alt: 'x' } }) }, [`${n}: image.alt: unknown key`]],
  ['a menu entry to a page that is not there', menu({ id: 900, slugs: 'about' }), ['content/fit/menu.yaml: [0].slugs: there is no page "about" on this site']],
  ['a menu entry with another page id', { 'lib/menu.yaml': [entry({ id: 81, slugs: 'rules', page_id: 803 })] }, ['content/lib/menu.yaml: [0].page_id: the page "rules" has the id 802']],
  ['a menu entry with slugs and link', { 'lib/menu.yaml': [entry({ id: 81, slugs: 'rules', link: '/news' })] }, ['content/lib/menu.yaml: [0].link: an entry has either slugs or a link, not both']],
  ['a menu id that another site has', menu({ id: 21, link: '/news' }), ['content/fit/menu.yaml: [0].id: the id 21 is already taken by content/main/menu.yaml [0].sub_menu[0]']],
  ['a link without a title', { 'lib/useful-links.yaml': [{ id: 9001, link: 'https://a.example' }] }, ['content/lib/useful-links.yaml: [0].title_kz: no language has a title']],
  ['a menu entry without a title', menu({ id: 900, menu_title_kz: undefined, link: '/news' }), ['content/fit/menu.yaml: [0].menu_title_kz: no language has a title']],
  ['a menu of four levels', menu({ id: 901, sub_menu: [entry({ id: 902, sub_menu: [entry({ id: 903, sub_menu: [entry({ id: 904 })] })] })] }), ['content/fit/menu.yaml: [0].sub_menu[0].sub_menu[0].sub_menu[0]: a menu is three levels deep at most']],
  ['an alias within what it stands for', { 'fit/menu.yaml': '- &a { id: 1, sub_menu: [*a] }\n' }, ['content/fit/menu.yaml: has an alias (*) within what it stands for (&), which would never end']],
  ['a key that every object knows', { 'fit/menu.yaml': '- { id: 901, menu_title_kz: x, link: /news, __proto__: { a: 1 } }\n' }, ['content/fit/menu.yaml: [0].__proto__: unknown key']],
  ['a menu that is no list', { 'fit/menu.yaml': { id: 1 } }, ['content/fit/menu.yaml: must be a list']],
  ['alerts that nobody would see', { 'fit/settings.yaml': { alerts: [alert({}), alert({ text_kz: undefined, ends_at: times.published_at })] } }, ['content/fit/settings.yaml: alerts[1].id: the id 1 is already taken by another alert', 'content/fit/settings.yaml: alerts[1].text_kz: no language has a text', 'content/fit/settings.yaml: alerts[1].ends_at: must be after starts_at']],
  ['an unknown network', { 'fit/settings.yaml': { site_info: { social_media_ids: { twitter: 'https://x.example' } } } }, ['content/fit/settings.yaml: site_info.social_media_ids.twitter: unknown key; one of facebook, instagram, telegram, tiktok, youtube']],
  ['an id that stands twice', html('<h2 id="x">a</h2><h3 id="x">b</h3>'), [`${p}: content_kz: the id "x" stands twice`]],
  ['headings without words', html('<h2>&nbsp;</h2><h3><strong> </strong></h3><h2>a</h2>'), [`${p}: content_kz: <h2> is empty`, `${p}: content_kz: <h3> is empty`]],
  ['an address that is not whole', html('<p><a href="https://">a</a></p>'), [`${p}: content_kz: "https://" is no whole address`]],
  ['a script', html('<p>a</p><script>b</script>'), [`${p}: content_kz: <script> is not allowed`]],
  ['a style', html('<p style="color:red">a</p>'), [`${p}: content_kz: <p style> is not allowed`]],
  ['an event handler', html('<p onclick="a()">a</p>'), [`${p}: content_kz: <p onclick> is not allowed`]],
  ['a class', html('<p class="a">a</p>'), [`${p}: content_kz: <p class> is not allowed`]],
  ['an address that runs', html('<p><a href="javascript:a()">a</a></p>'), [`${p}: content_kz: "javascript:a()" is no path of the site and no http, mailto or tel address`]],
  ['an address without a scheme', html('<p><a href="//evil.example">a</a></p>'), [`${p}: content_kz: "//evil.example" is no path of the site and no http, mailto or tel address`]],
  ['a foreign frame', html('<iframe src="https://evil.example/" title="a"></iframe>'), [`${p}: content_kz: <iframe> may show www.youtube-nocookie.com and www.openstreetmap.org only, not "https://evil.example/"`]],
  ['a plain div', html('<div>a</div>'), [`${p}: content_kz: <div> is for blocks only and needs data-block`]],
  ['props that are no JSON', html('<div data-block="Gallery" data-props="{a}"></div>'), [`${p}: content_kz: data-props of Gallery is no JSON`]],
  ['blocks that are not empty', html('<div data-block="ShareComponent"> </div>\n<p>a</p>\n<div data-block="Gallery"><div data-block="ShareComponent"></div></div>'), [`${p}: content_kz: line 3 of the text: what stands within the block Gallery is not shown; put it before or behind`]],
  ['a picture of another host', html('<p>a<img src="https://a.example/b.png" alt=""></p>'), [`${p}: content_kz: <img src="https://a.example/b.png"> must name a picture as /media/<file>`]],
  ['an element that is not closed', html('<p>a<strong>b</p>'), [`${p}: content_kz: </p> comes before <strong> is closed`]],
  ['a comment', html('<p>a</p><!-- b -->'), [`${p}: content_kz: comments are not allowed`]],
  ['a loose sign', html('<p>a < b</p>'), [`${p}: content_kz: "< b" is no element; write &lt; for the sign`]],
  ['what is wrong in a text of many lines, with its line', html('<p>a</p>\n<p><img src="/media/a.png">\n<font>b</font> 1 < 2</p>\n<h2>c\n'), [`${p}: content_kz: line 4 of the text: <h2> is not closed`, `${p}: content_kz: line 3 of the text: "< 2" is no element; write &lt; for the sign`, `${p}: content_kz: line 2 of the text: <img> needs an alt`, `${p}: content_kz: line 2 of the text: there is no file media/a.png`, `${p}: content_kz: line 3 of the text: <font> is not allowed`]],
  ['headings of many lines that are empty or are called alike, with their lines', html('<h2 id="x">a</h2>\n<p>b</p>\n<h3 id="x">c</h3>\n<h2>d</h2>\n<h2> </h2>\n'), [`${p}: content_kz: line 3 of the text: the id "x" stands twice`, `${p}: content_kz: line 5 of the text: <h2> is empty`]],
  ['the links of a menu, whatever else is wrong with another of its entries', menu({ id: 901, link: '/page/nothing' }, { id: 902, menu_title_kz: undefined, link: '/news' }), ['content/fit/menu.yaml: [1].menu_title_kz: no language has a title', 'content/fit/menu.yaml: [0].link: the link /page/nothing leads nowhere on this site']],
  ['a link to no page', html('<p><a href="/page/nothing">a</a></p>'), [`${p}: content_kz: the link /page/nothing leads nowhere on this site`]],
  ['a link to a page of another site', html('<p><a href="/page/rules">a</a></p>'), [`${p}: content_kz: the link /page/rules leads nowhere on this site`]],
  ['a link that one of the sites of a page does not have', { 'main/pages/about.yaml': pageFile(101, 'about', { sites: ['main', 'lib'], content_kz: '<p><a href="/page/admission">a</a></p>' }) }, [`${p}: content_kz: the link /page/admission leads nowhere on lib`]],
  ['scores that were published on no page', { 'main/scores/2026.yaml': { common: { category_id: 1, year: 2026, source_url: '/news/4711' }, items: [{ id: 9001, group_code: 'B057', edu_lang: 'kz', competition: 'general', score_min: 97, score_max: 131 }] } }, ['content/main/scores/2026.yaml: items[0].source_url: the link /news/4711 leads nowhere on main']],
  ['a source of scores with a language', { 'main/scores/2026.yaml': { common: { category_id: 1, year: 2026, source_url: '/ru/news/1001' }, items: [{ id: 9001, group_code: 'B057', edu_lang: 'kz', competition: 'general', score_min: 97, score_max: 131 }] } }, ['content/main/scores/2026.yaml: items[0].source_url: "/ru/news/1001" must be written without a language; the site adds it']],
  ['a link to no news', html('<p><a href="/news/4711">a</a></p>'), [`${p}: content_kz: the link /news/4711 leads nowhere on this site`]],
  ['an entry of a menu that leads to no page', menu({ id: 901, link: '/page/nothing' }), ['content/fit/menu.yaml: [0].link: the link /page/nothing leads nowhere on this site']],
  ['an entry of a menu that leads to another host by what browsers take for //', menu({ id: 901, link: '/ \\other.example' }), ['content/fit/menu.yaml: [0].link: "/ \\other.example" is no path of the site and no http, mailto or tel address']],
  ['an entry of a menu that leads to another host by itself', menu({ id: 901, link: '//other.example' }), ['content/fit/menu.yaml: [0].link: "//other.example" is no path of the site and no http, mailto or tel address']],
  ['a button of the home page that leads to no page', { 'fit/settings.yaml': { site_info: { hero_links: [{ title_kz: 'x', link: '/page/nothing' }] } } }, ['content/fit/settings.yaml: site_info.hero_links[0].link: the link /page/nothing leads nowhere on this site']],
  ['a recording of a defence with a language', doctoralFile(783, 81, { video_url: '/ru/news/1001' }), ['content/main/doctorals/783-x.yaml: video_url: "/ru/news/1001" must be written without a language; the site adds it']],
  ['a project of a person that leads to no news', person(99, 'a-b', ['А', 'А', 'A'], { projects: [{ id: 5, title_kz: 'x', url: '/news/4711' }] }), ['content/main/people/a-b.yaml: projects[0].url: the link /news/4711 leads nowhere on this site']],
  ['a link with a language', html('<p><a href="/ru/page/admission">a</a></p>'), [`${p}: content_kz: "/ru/page/admission" must be written without a language; the site adds it`]],
])('says what is wrong with %s', async (_name, files, lines) => {
  expect(await faultsOf(files)).toEqual(lines)
})

test('names all faults of all files at once', async () => {
  const lines = await faultsOf({ ...news({ title_kz: 1, views: -1 }), ...page({ slug: 'x' }) })

  expect(lines.map((line) => line.split(': ')[1])).toEqual(['title_kz', 'views', 'slug'])
})

describe('a link', () => {
  const elsewhere = temporaryFolder()
  const link = (to: string, path: string) => {
    mkdirSync(dirname(path), { recursive: true })
    symlinkSync(to, path)
  }
  const drawing = join(elsewhere, 'drawing.svg')
  const photo = join(elsewhere, 'photo.jpg')
  beforeAll(async () => {
    writeFileSync(drawing, svg)
    writeFileSync(join(elsewhere, '1003-x.yaml'), JSON.stringify(newsFile(1003)))
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f766e' } }).jpeg().toFile(photo)
  })

  test.each([
    ['a drawing', drawing, 'a.svg', 'a.svg', 'is a link that leads out of media'],
    ['a photo', photo, 'a.jpg', 'a.jpg', 'is a link that leads out of media'],
    ['a folder', elsewhere, 'a', 'a/photo.jpg', 'is a link that leads out of media'],
    ['a folder within', '.', 'a', 'a/logo.svg', 'lies behind a link to a folder; name it as it lies'],
  ])('from content/media to %s elsewhere is not followed', async (_name, to, path, file, reason) => {
    const faults = await faultsOf(news({ image: { file } }), () => link(to, join(contentDir, 'media', path)))

    expect(faults).toEqual([`${n}: image.file: media/${file} ${reason}`])
  })

  test('from content/media to another file there is taken', async () => {
    expect(await faultsOf(news({ image: { file: 'b/a.svg' } }), () => link('../logo.svg', join(contentDir, 'media/b/a.svg')))).toEqual([])
  })

  test.each([
    ['a file', '1003-x.yaml', 'main/news/1003-x.yaml', 'content/main/news/1003-x.yaml: is a link or another thing that is no file of its own; put the file itself here'],
    ['a folder', '.', 'main/news/more', 'content/main/news/more: is a link or another thing that is no file of its own; put the file itself here'],
  ['a folder that is no site', '.', 'libr', 'content/libr: no site has this name'],
  ])('to %s of content is told, not left out', async (_name, to, path, fault) => {
    const faults = await faultsOf({}, () => link(join(elsewhere, to), join(contentDir, path)))

    expect(faults).toEqual([fault])
  })
})

test.each([
  '<div data-block="PriceEducation" data-props=\'{"category_id":3}\'></div>',
  '<iframe src="https://www.youtube-nocookie.com/embed/x" title="Film"></iframe>',
  '<table><caption>a</caption><thead><tr><th scope="col">b</th></tr></thead><tbody><tr><td>c &amp; d</td></tr></tbody></table>',
  '<p><span lang="tr">Gökçay</span><br>x<sub>2</sub> <a href="mailto:a@kokzhiek.example">m</a> <a href="tel:+77273551000">t</a> <a href="/page/admission?a=1#b">p</a> <a href="/news/category/science">n</a></p>',
])('takes %s', async (content) => {
  expect(await faultsOf(html(content))).toEqual([])
})
