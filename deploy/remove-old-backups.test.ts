import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let backups: string

beforeEach(() => {
  backups = mkdtempSync(join(tmpdir(), 'backups-'))
})
afterEach(() => rmSync(backups, { recursive: true, force: true }))

function backup(name: string, daysAgo: number, isWhole = true): void {
  const folder = join(backups, name)
  mkdirSync(join(folder, 'tables'), { recursive: true })
  const time = Date.now() / 1000 - daysAgo * 86_400
  const manifest = join(folder, isWhole ? 'manifest.json' : 'manifest.json.part')
  writeFileSync(manifest, '{}')
  for (const path of [manifest, join(folder, 'tables'), folder]) utimesSync(path, time, time)
}

/** What the unit of the backup does when it has ended, however it ended. */
function afterBackup(): number | null {
  const [, command = ''] = /^ExecStopPost=(.*)$/m.exec(readFileSync(join(__dirname, 'systemd/university-backup.service'), 'utf8')) ?? []
  return spawnSync('/bin/sh', ['-c', command.replace('/var/backups/university', backups)], { cwd: join(__dirname, '..') }).status
}

test('backups go after two weeks', () => {
  backup('20261101T023000Z', 20)
  backup('before-1.2', 16)
  backup('20261120T023000Z', 1)
  backup('20261107T023000Z', 14)
  const note = join(backups, 'note.txt')
  writeFileSync(note, 'of somebody')
  utimesSync(note, 0, 0)

  const status = afterBackup()

  expect([status, readdirSync(backups).sort()]).toEqual([0, ['20261107T023000Z', '20261120T023000Z', 'note.txt']])
})

test('what a backup has left that failed goes at once: on a full disk the next one needs its place', () => {
  backup('20261121T023000Z', 0, false)
  backup('20261120T023000Z', 1)
  backup('before-1.3', 0, false)

  const status = afterBackup()

  // Somebody may be writing the one that the timer has not begun.
  expect([status, readdirSync(backups).sort()]).toEqual([0, ['20261120T023000Z', 'before-1.3']])
})

test('the newest whole backup stays, however old it is', () => {
  backup('20261001T023000Z', 51)
  backup('20261002T023000Z', 50)
  backup('20261101T023000Z', 20, false)
  backup('before-1.3', 18, false)

  const status = afterBackup()

  expect([status, readdirSync(backups), readdirSync(join(backups, '20261002T023000Z'))]).toEqual([0, ['20261002T023000Z'], ['manifest.json', 'tables']])
})

test('where there is nothing, nothing happens', () => {
  expect([afterBackup(), readdirSync(backups)]).toEqual([0, []])
})
