/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const source = path.resolve(__dirname, '../src')
const standIn = readFileSync(path.resolve(__dirname, 'stand-ins/gatsby-plugin-react-i18next.js'), 'utf8')
const given = /return \{ ([^}]+) \}/.exec(standIn)?.[1]?.split(', ') ?? []

test('what the site takes from the hook of the i18n plugin is what the one in its place gives', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const taken = files.flatMap((file) => [...readFileSync(path.join(source, file), 'utf8').matchAll(/const \{ ([^}]+) \} = useI18next\(\)/g)].flatMap(([, names = '']) => names.split(', ')))
  const calls = files.flatMap((file) => [...readFileSync(path.join(source, file), 'utf8').matchAll(/useI18next\(/g)])

  expect([...new Set(taken)].sort()).toEqual([...given].sort())
  expect(calls.length).toBeGreaterThan(0)
})
