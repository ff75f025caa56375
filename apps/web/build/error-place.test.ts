/** @jest-environment node */
import { errorPlace } from './error-place'

const payload = { level: 'ERROR', filePath: '/site/src/templates/page.tsx', location: { start: { line: 12, column: 7 } } }

test('an error of a query is told with its place', () => {
  expect(errorPlace({ type: 'LOG', payload }, '/site')).toBe('File: src/templates/page.tsx:12:7')
  expect(errorPlace({ type: 'LOG', payload: { level: 'ERROR', filePath: '/site/gatsby-node.ts' } }, '/site')).toBe('File: gatsby-node.ts')
})

test('what is no error, or has no file, has no place', () => {
  expect(errorPlace({ type: 'LOG', payload: { ...payload, level: 'WARNING' } }, '/site')).toBeUndefined()
  expect(errorPlace({ type: 'LOG', payload: { level: 'ERROR' } }, '/site')).toBeUndefined()
  expect(errorPlace({ type: 'ACTIVITY_START' }, '/site')).toBeUndefined()
})
