import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Captcha } from '../captcha/captcha'
import type { Database } from '../database/database'
import { uploadedFiles } from '../testing/submissions'
import { newFolder, removeFolder } from '../testing/test-content'
import { testDatabase } from '../testing/test-database'
import { Quarantine } from '../uploads/quarantine'
import { addAttachments } from './attachments'
import { Submissions } from './submissions'

/** Megabytes. */
const quarantineLimit = 10_000

describe('of the room for files one address', () => {
  let database: Database
  let dataDir: string
  let submissions: Submissions
  let quarantine: Quarantine
  beforeEach(async () => {
    database = await testDatabase('SQLite')
    dataDir = newFolder()
    quarantine = new Quarantine(dataDir)
    submissions = new Submissions(database, new Captcha(async () => 'a secret for tests only'), quarantine, { consentVersion: '2026-09-01', quarantineLimit })
  })
  afterEach(async () => {
    await database.close()
    removeFolder(dataDir)
  })

  let count = 0
  const send = (address: string, megabytes: number, { day = '2026-11-21', key, fails = false }: { day?: string; key?: string; fails?: boolean } = {}) => {
    const file = `file-${count++}`
    const path = join(quarantine.incoming, file)
    writeFileSync(path, '')
    const files = [{ part: 'f0', upload: { file, path, name: 'a.pdf', mime: 'application/pdf', sizeBytes: megabytes * 1024 * 1024, sha256: '' } }]
    const common = { operation: 'sendQuestion' as const, now: new Date(`${day}T06:00:00Z`), content: {}, consent: undefined, captcha: undefined }
    return submissions.take({ ...common, key, files, caller: { address, userAgent: 'Firefox' } }, async () => async (query) => {
      if (fails) throw new Error('not stored')
      await addAttachments(query, file, files)
      return { file }
    })
  }

  test('has a tenth a day, and leaves the rest to others', async () => {
    await send('198.51.100.7', 600)

    await expect(send('198.51.100.7', 600)).rejects.toMatchObject({ status: 503, code: 'unavailable', more: { errors: { f0: ['no_room'] } } })
    const others = [await send('198.51.100.7', 400), await send('198.51.100.8', 600), await send('198.51.100.7', 600, { day: '2026-11-22' })]

    expect([others.length, uploadedFiles(dataDir).filter((name) => name.startsWith('quarantine')).length]).toEqual([3, 4])
  })

  test('of IPv6 its whole net', async () => {
    await send('2001:db8::1', 600)

    await expect(send('2001:db8::2', 600)).rejects.toMatchObject({ status: 503 })
  })

  test('loses nothing of it by what is not stored, nor by a repeat', async () => {
    await expect(send('198.51.100.7', 900, { fails: true })).rejects.toThrow('not stored')
    const [first, repeat] = await Promise.all([send('198.51.100.7', 400, { key: 'one' }), send('198.51.100.7', 400, { key: 'one' })])

    expect([repeat, await send('198.51.100.7', 600)]).toEqual([first, { file: expect.any(String) }])
  })
})
