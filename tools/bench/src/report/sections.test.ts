import { putSection } from './sections'

test('replaces what stands between the comments, and nothing else', () => {
  const document = '# Before\n\n<!-- bench sites -->\nold\n<!-- /bench sites -->\n\nafter $1 $&\n'

  const once = putSection(document, 'bench sites', 'new $& figures\n')

  expect(once).toBe('# Before\n\n<!-- bench sites -->\n\nnew $& figures\n\n<!-- /bench sites -->\n\nafter $1 $&\n')
  expect(putSection(once, 'bench sites', 'new $& figures')).toBe(once)
})

test('adds the section at the end where there is none', () => {
  expect(putSection('# Before\n', 'bench sites', 'new')).toBe('# Before\n\n<!-- bench sites -->\n\nnew\n\n<!-- /bench sites -->\n')
  expect(putSection('', 'bench sites', 'new')).toBe('<!-- bench sites -->\n\nnew\n\n<!-- /bench sites -->\n')
})

test.each(['<!-- bench sites -->', '<!-- /bench sites -->', '<!-- /bench sites --> <!-- bench sites -->'])('refuses to guess where the section ends: %s', (document) => {
  expect(() => putSection(document, 'bench sites', 'new')).toThrow('must both be there')
})
