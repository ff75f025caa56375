import { whatWentWrong } from './build-site'

test('shows what Gatsby says and leaves out progress and frame', () => {
  const output = [
    '> nx run web:build',
    'web: \u001b[32msuccess\u001b[39m load plugins - 0.298s',
    'web: ',
    'web: \u001b[41m ERROR \u001b[49m UNKNOWN',
    'web: The API does not give the build what it needs.',
    'web: getNews (news 1001, main site): /title_kz must be string',
    'web: not finished source and transform nodes - 3.829s',
    ' NX   Running target build for project web failed',
    'Failed tasks:',
    '- web:build',
    'Hint: run the command with --verbose for more details.',
  ].join('\n')

  expect(whatWentWrong(output)).toBe(
    [' ERROR  UNKNOWN', 'The API does not give the build what it needs.', 'getNews (news 1001, main site): /title_kz must be string'].join('\n'),
  )
})

test('names the sites that could not be built or published', () => {
  const output = ['info lib: 220 of 220 pages', 'lib: 220 pages, 220 of them made (9.1 s, 600 MB)', '  all: the site was not built before', 'bs: is published, but something failed after that.', 'The disk is full.', 'fit: is not published; the former build stays.', '  /kz: is cut off', 'main: could not be built; the former build stays.', 'Error: The API is away.', '1 published, 1 refused, 1 failed; 220 pages made'].join('\n')

  expect(whatWentWrong(output)).toBe(['bs: is published, but something failed after that.', 'The disk is full.', 'fit: is not published; the former build stays.', '  /kz: is cut off', 'main: could not be built; the former build stays.', 'Error: The API is away.', '1 published, 1 refused, 1 failed; 220 pages made'].join('\n'))
})
