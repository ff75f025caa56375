import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { crc32, deflateRawSync } from 'node:zlib'
import { HttpProblem } from '../contract/problem'
import { temporaryFolder } from '../testing/test-content'
import { testDatabase } from '../testing/test-database'
import { Quarantine } from './quarantine'
import { uploadReceiver } from './upload-receiver'

const folder = temporaryFolder()
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const odt = 'application/vnd.oasis.opendocument.text'
const accepts = ['application/pdf', docx, odt, 'image/jpeg', 'image/png']

const samples = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
  png: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
  jpeg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
  docx: zip([['[Content_Types].xml', contentTypes(`${docx}.main+xml`)], ['word/document.xml', '<w:document/>']]),
  docm: zip([['[Content_Types].xml', contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml')], ['word/document.xml', '<w:document/>']]),
  odt: zip([['mimetype', odt], ['content.xml', '<office:document-content/>']]),
  zip: zip([['a.txt', 'text']]),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  exe: Buffer.from('4d5a90000300000004000000ffff0000', 'hex'),
  text: Buffer.from('Сәлем'),
}

const receive = (content: Buffer, name = 'a.bin', field = 'f0') => uploadReceiver(join(folder, 'incoming')).receive(Readable.from([content]), { field, name, accepts })

test.each([
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['docx', docx],
  ['odt', odt],
] as const)('a %s is known by its content', async (sample, mime) => {
  const upload = await receive(samples[sample])

  expect(upload).toMatchObject({ mime, sizeBytes: samples[sample].length, sha256: createHash('sha256').update(samples[sample]).digest('hex') })
})

test.each(['docm', 'zip', 'svg', 'html', 'exe', 'text'] as const)('a %s is refused whatever it is called, and not kept', async (sample) => {
  const before = readdirSync(join(folder, 'incoming'))

  await expect(receive(samples[sample], 'a.pdf')).rejects.toEqual(new HttpProblem(415, 'unsupported_media_type', { detail: 'The content of the file is none of the accepted types', errors: { f0: ['file_type'] } }))
  expect(readdirSync(join(folder, 'incoming'))).toEqual(before)
})

test.each([
  ['a folder before it', '../../etc/passwd', 'passwd'],
  ['a folder as Windows has it', 'C:\\Users\\a\\түйіндеме.pdf', 'түйіндеме.pdf'],
  ['letters that turn the direction of the rest', 'a\u202Efdp.exe', 'afdp.exe'],
  ['line breaks', 'a\r\nb.pdf', 'ab.pdf'],
  ['nothing but a folder', 'a/', 'file'],
])('of a name with %s the plain rest is kept', async (_name, given, name) => {
  expect((await receive(samples.pdf, given))?.name).toBe(name)
})

describe('the quarantine', () => {
  test('keeps files under names of chance and copies them out under their own', async () => {
    const dataDir = join(folder, 'copies')
    const quarantine = new Quarantine(dataDir)
    const upload = await uploadReceiver(quarantine.incoming).receive(Readable.from([samples.pdf]), { field: 'f0', name: 'справка.exe', accepts })
    if (!upload) throw new Error('no upload')
    await quarantine.keep([upload])
    const row = { file: upload.file, owner_id: '1', part: 'f0', position: 1, name: upload.name, mime: upload.mime, size_bytes: upload.sizeBytes, sha256: upload.sha256 }

    const copies = await quarantine.copyTo(join(folder, 'desk'), [row])

    expect([readdirSync(join(dataDir, 'incoming')), readdirSync(join(dataDir, 'quarantine'))]).toEqual([[], [upload.file]])
    expect(copies).toEqual([join(folder, 'desk', '1-справка.exe.pdf')])
    expect(readFileSync(copies[0] ?? '')).toEqual(samples.pdf)
    await expect(quarantine.copyTo(join(folder, 'desk'), [row])).rejects.toThrow('1-справка.exe.pdf is there already; name another folder')
  })

  test.each([
    ['CV.PDF', 'application/pdf', '1-CV.PDF'],
    ['photo.JPEG', 'image/jpeg', '1-photo.JPEG'],
    ['photo.png', 'image/jpeg', '1-photo.png.jpg'],
  ])('copies out %s, whose content is %s, as %s', async (name, mime, expected) => {
    const dataDir = join(folder, 'endings', name)
    const quarantine = new Quarantine(dataDir)
    writeFileSync(join(dataDir, 'quarantine', 'own'), 'x')

    await quarantine.copyTo(join(dataDir, 'desk'), [{ file: 'own', owner_id: '1', part: 'f0', position: 1, name, mime, size_bytes: 1, sha256: '' }])

    expect(readdirSync(join(dataDir, 'desk'))).toEqual([expected])
  })

  test.each(['incoming', 'quarantine'])('whose folder %s is gone under a running server takes no files for now, and keeps none where nobody looks for them', async (gone) => {
    const dataDir = join(folder, `gone ${gone}`)
    const quarantine = new Quarantine(dataDir)
    const receiver = uploadReceiver(quarantine.incoming)
    rmSync(join(dataDir, gone), { recursive: true })

    const kept = receiver.receive(Readable.from([samples.pdf]), { field: 'f0', name: 'a.pdf', accepts }).then((upload) => quarantine.keep(upload ? [upload] : []))

    await expect(kept).rejects.toMatchObject({ status: 503, cause: { code: 'ENOENT' } })
    expect(existsSync(join(dataDir, gone))).toBe(false)
  })

  test('copies out what has a longer name than a file may have, under the end of it', async () => {
    const dataDir = join(folder, 'long')
    const quarantine = new Quarantine(dataDir)
    const upload = await uploadReceiver(quarantine.incoming).receive(Readable.from([samples.pdf]), { field: 'f0', name: `${'ә'.repeat(180)}.pdf`, accepts })
    if (!upload) throw new Error('no upload')
    await quarantine.keep([upload])
    const row = { file: upload.file, owner_id: '1', part: 'f0', position: 1, name: upload.name, mime: upload.mime, size_bytes: upload.sizeBytes, sha256: upload.sha256 }

    const copies = await quarantine.copyTo(join(folder, 'desk'), [row])

    expect(copies).toEqual([join(folder, 'desk', `1-${'ә'.repeat(98)}.pdf`)])
  })

  test('neither copies out nor removes what lies elsewhere, whatever rows say', async () => {
    const dataDir = join(folder, 'doctored', 'data')
    const quarantine = new Quarantine(dataDir)
    const [victim, desk] = [join(folder, 'doctored', 'victim'), join(folder, 'doctored', 'desk', 'of', 'a')]
    for (const file of [victim, join(dataDir, 'quarantine', 'own')]) writeFileSync(file, 'x')
    const row = { file: 'own', owner_id: '1', part: 'f0', position: 1, name: 'a', mime: 'application/pdf', size_bytes: 1, sha256: '' }
    const warn = jest.spyOn(process, 'emitWarning').mockReturnValue()

    await expect(quarantine.copyTo(desk, [row, { ...row, file: '../../victim' }])).rejects.toThrow('"../../victim" is no name of a file in the quarantine')
    const copies = await quarantine.copyTo(desk, [{ ...row, name: 'x/../../../stray' }])
    await quarantine.remove(['../../victim', 'own'])

    expect([copies, readdirSync(desk)]).toEqual([[join(desk, 'stray.pdf')], ['stray.pdf']])
    expect([readFileSync(victim, 'utf8'), readdirSync(join(dataDir, 'quarantine'))]).toEqual(['x', []])
    expect(warn.mock.calls.map(([warning]) => warning)).toEqual(['1 of the files to be removed have names that no file in the quarantine has; they were left alone'])
    warn.mockRestore()
  })

  test('removes what is there where some of it is gone already, and warns of nothing', async () => {
    const dataDir = join(folder, 'gone already')
    const quarantine = new Quarantine(dataDir)
    writeFileSync(join(dataDir, 'quarantine', 'own'), 'x')
    const warn = jest.spyOn(process, 'emitWarning').mockReturnValue()

    await quarantine.remove(['gone', 'own'])

    const warnings = warn.mock.calls
    warn.mockRestore()
    expect([readdirSync(join(dataDir, 'quarantine')), warnings]).toEqual([[], []])
  })

  test('tells a server that starts of a folder that belongs to somebody else', () => {
    const quarantine = new Quarantine(join(folder, 'foreign'))
    quarantine.expectOwn()
    expect(['incoming', 'quarantine'].flatMap((name) => readdirSync(join(folder, 'foreign', name)))).toEqual([])

    chmodSync(join(folder, 'foreign/quarantine'), 0o500)
    // Root may write everywhere.
    const isRoot = process.geteuid?.() === 0
    if (isRoot) process.seteuid?.(65534)
    try {
      expect(() => quarantine.expectOwn()).toThrow(/foreign\/quarantine may not be written to \(EACCES\): it must belong to the user of the server/)
    } finally {
      if (isRoot) process.seteuid?.(0)
    }
  })

  test('is swept of old files that belong to nothing, and of no others', async () => {
    const dataDir = join(folder, 'sweep')
    const quarantine = new Quarantine(dataDir)
    const database = await testDatabase('SQLite')
    const now = Date.now()
    for (const [path, ageMinutes] of [['incoming/old', 90], ['incoming/new', 5], ['quarantine/old', 90], ['quarantine/new', 5], ['quarantine/owned', 90]] as const) {
      mkdirSync(join(dataDir, path, '..'), { recursive: true })
      writeFileSync(join(dataDir, path), 'x')
      utimesSync(join(dataDir, path), now / 1000, now / 1000 - ageMinutes * 60)
    }
    await database.query.insertInto('attachment').values({ file: 'owned', owner_id: '1', part: 'f0', position: 1, name: 'a', mime: 'application/pdf', size_bytes: 1, sha256: '' }).execute()

    const count = await quarantine.sweep(database, now)

    await database.close()
    expect([count, readdirSync(join(dataDir, 'incoming')), readdirSync(join(dataDir, 'quarantine')).sort()]).toEqual([2, ['new'], ['new', 'owned']])
  })

  test('is swept though a volume of its own has a folder in it', async () => {
    const dataDir = join(folder, 'volume')
    const quarantine = new Quarantine(dataDir)
    const database = await testDatabase('SQLite')
    mkdirSync(join(dataDir, 'quarantine', 'lost+found'))
    writeFileSync(join(dataDir, 'quarantine', 'old'), 'x')

    const count = await quarantine.sweep(database, Date.now() + 90 * 60_000)

    await database.close()
    expect([count, readdirSync(join(dataDir, 'quarantine'))]).toEqual([1, ['lost+found']])
  })

  test('keeps what goes with another database, when a wrong one was named, or a new one is in place of a damaged one', async () => {
    const dataDir = join(folder, 'another database')
    const quarantine = new Quarantine(dataDir)
    const [own, other] = [await testDatabase('SQLite'), await testDatabase('SQLite')]
    const path = (name: string) => join(dataDir, 'quarantine', name)
    for (const name of ['owned', 'left']) writeFileSync(path(name), 'x')
    await own.query.insertInto('attachment').values({ file: 'owned', owner_id: '1', part: 'f0', position: 1, name: 'a', mime: 'application/pdf', size_bytes: 1, sha256: '' }).execute()
    const warn = jest.spyOn(process, 'emitWarning').mockReturnValue()
    const later = Date.now() + 90 * 60_000

    const counts = [await quarantine.sweep(own), await quarantine.sweep(other, later), await quarantine.sweep(own, later)]
    // Once there is nothing to be lost, the other may have it.
    rmSync(path('owned'))
    await quarantine.sweep(other)
    writeFileSync(path('left'), 'x')
    counts.push(await quarantine.sweep(other, later))
    writeFileSync(path('left'), 'x')
    counts.push(await quarantine.sweep(own, later))

    const warnings = warn.mock.calls.map(([warning]) => warning)
    warn.mockRestore()
    await Promise.all([own.close(), other.close()])
    expect([counts, readdirSync(join(dataDir, 'quarantine'))]).toEqual([[0, 0, 1, 1, 0], ['left']])
    const warning = expect.stringMatching(new RegExp(`^The files in ${join(dataDir, 'quarantine')} go with another database than the one that is used now, and are left alone\\. .*: rm ${dataDir}/quarantine-of-[\\w-]+$`)) as string
    expect(warnings).toEqual([warning, warning])
  })
})

function contentTypes(type: string): string {
  return `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`
}

/** A zip archive; the first file is stored as it is, as an ODT wants its type. */
function zip(files: [name: string, content: string][]): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [index, [name, content]] of files.entries()) {
    const data = Buffer.from(content)
    const packed = index === 0 ? data : deflateRawSync(data)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(index === 0 ? 0 : 8, 4)
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(data.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    entries.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), common, tail, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32BE(0x504b0506, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
