/** @jest-environment node */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { lockBuilds } from './lock'

let root: string

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'))
})

afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

test('lets one process build at a time', () => {
  fs.mkdirSync(path.join(root, 'builds'))
  fs.writeFileSync(path.join(root, 'builds/.lock'), String(process.ppid))

  expect(() => lockBuilds(root)).toThrow(`Another build is at work (process ${process.ppid}).`)
})

test('is not kept from it by a process that is gone, and lets go', () => {
  fs.mkdirSync(path.join(root, 'builds'))
  // More than any process may have for a number.
  fs.writeFileSync(path.join(root, 'builds/.lock'), '4194305')

  const unlock = lockBuilds(root)
  expect(fs.readFileSync(path.join(root, 'builds/.lock'), 'utf8')).toBe(String(process.pid))
  unlock()
  expect(fs.existsSync(path.join(root, 'builds/.lock'))).toBe(false)
})
