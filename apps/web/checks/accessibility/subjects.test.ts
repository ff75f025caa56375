/** @jest-environment node */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { lookedAt } from './subjects'

test('every template is looked at', () => {
  const templates = readdirSync(path.join(__dirname, '../../src/templates')).filter((file) => /^[\w-]+\.tsx$/.test(file))

  expect([...lookedAt].sort()).toEqual(templates.map((file) => file.replace('.tsx', '')).sort())
})
