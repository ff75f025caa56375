import { faultsIn } from './content'

test('shows what is wrong in the content, one line a fault', () => {
  const output = '{"faults":[{"file":"content/lib/menu.yaml","field":"[0].slugs","reason":"there is no page"},{"file":"content/lib/pages/a.yaml","field":"","reason":"line 4"}]}\n'

  expect(faultsIn(output)).toBe('content/lib/menu.yaml [0].slugs: there is no page\ncontent/lib/pages/a.yaml: line 4')
})

test('shows what else the importer says', () => {
  expect([faultsIn('{"error":"The database is locked."}'), faultsIn('killed\n')]).toEqual(['The database is locked.', 'killed'])
})
