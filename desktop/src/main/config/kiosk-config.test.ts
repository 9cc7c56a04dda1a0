import { expect, test } from 'vitest'
import { checkConfig, parseConfig } from './kiosk-config.ts'

const PIN_HASH = `scrypt$131072$8$1$${'a'.repeat(22)}$${'b'.repeat(43)}`
const GOOD = {
  server: 'https://ujian.akademi.sch.id',
  lab: 'Lab Bahasa 1',
  seat: '12',
  pinHash: PIN_HASH,
}

test('the kiosk settings take the required fields and fill in defaults', () => {
  expect(checkConfig({ ...GOOD, server: ' https://ujian.akademi.sch.id/ ' })).toEqual({
    ok: true,
    config: { ...GOOD, displays: 'blank' },
  })
})

test('the kiosk settings can be read from a file written with Notepad', () => {
  expect(parseConfig(`\uFEFF${JSON.stringify(GOOD)}`).ok).toBe(true)
})

test.each([
  [{ server: undefined }, 'server', 'Alamat server wajib diisi.'],
  [{ server: 'ujian' }, 'server', 'tidak dikenali'],
  [{ server: 'http://ujian.akademi.sch.id' }, 'server', 'https://'],
  [{ server: 'http://127.0.0.1.evil.example' }, 'server', 'https://'],
  [{ server: 'file:///etc' }, 'server', 'https://'],
  [{ server: 'https://a:b@ujian.id' }, 'server', 'nama pengguna'],
  [{ server: 'https://ujian.id/login' }, 'server', 'tanpa garis miring'],
  [{ lab: '' }, 'lab', 'Nama lab wajib diisi.'],
  [{ lab: 'x'.repeat(41) }, 'lab', 'paling banyak 40'],
  [{ lab: 'Lab\n1' }, 'lab', 'hanya boleh berisi'],
  [{ lab: '<b>' }, 'lab', 'hanya boleh berisi'],
  [{ seat: 12 }, 'seat', 'Nomor kursi wajib diisi.'],
  [{ pinHash: '246813' }, 'pinHash', 'jangan menulis PIN-nya'],
  [{ displays: 'ignore' }, 'displays', '"blank"'],
  [{ line: { seats: 0 } }, 'line.seats', '1 sampai 500'],
  [{ line: { margin: 0.5 } }, 'line.margin', '1 sampai 10'],
  [{ line: 30 }, 'line', 'objek'],
  [{ labId: 1 }, 'labKey', 'keduanya'],
  [{ labKey: 'k'.repeat(43) }, 'labId', 'keduanya'],
  [{ labId: 1.5, labKey: 'k'.repeat(43) }, 'labId', 'bilangan bulat'],
  [{ labId: 1, labKey: 'short' }, 'labKey', 'Salin utuh'],
  [{ updates: 'http://ujian.id/unduh' }, 'updates', 'https://'],
  [{ pin: '246813' }, '', 'Isian tidak dikenal: pin.'],
])('%j is refused at %s: %s', (change, field, sentence) => {
  const result = checkConfig({ ...GOOD, ...change })
  expect(result).toEqual({
    ok: false,
    problems: [{ field, message: expect.stringContaining(sentence) }],
  })
})

test.each([
  ['', 'bukan JSON'],
  ['{"server":', 'bukan JSON'],
  ['[]', 'objek'],
  ['null', 'objek'],
  ['"text"', 'objek'],
])('the text %j is refused: %s', (text, sentence) => {
  const result = parseConfig(text)
  expect(result.ok ? '' : result.problems[0]?.message).toContain(sentence)
})

test.each([
  'https://ujian.akademi.sch.id/kios/pembaruan/',
  'https://ujian.akademi.sch.id/kios/pembaruan',
  ' https://ujian.akademi.sch.id/kios/pembaruan/ ',
])('updates from %j are allowed', (updates) => {
  expect(checkConfig({ ...GOOD, updates })).toMatchObject({
    ok: true,
    config: { updates: 'https://ujian.akademi.sch.id/kios/pembaruan/' },
  })
})

test.each([
  'https://pembaruan.akademi.sch.id/kios/pembaruan/',
  'https://ujian.akademi.sch.id.evil.example/kios/pembaruan/',
  'https://ujian.akademi.sch.id@evil.example/kios/pembaruan/',
  'https://ujian.akademi.sch.id:8443/kios/pembaruan/',
  'http://ujian.akademi.sch.id/kios/pembaruan/',
  'https://ujian.akademi.sch.id/kios/pembaruan/../../unggahan/',
  'https://ujian.akademi.sch.id/kios/pembaruan/?x',
  'https://ujian.akademi.sch.id/',
  '/kios/pembaruan/',
  '',
  7,
])('updates from %j are refused', (updates) => {
  expect(checkConfig({ ...GOOD, updates })).toMatchObject({
    ok: false,
    problems: [{ field: 'updates' }],
  })
})

test.each(['D:\\Lulus', 'd:/lulus', '\\\\server\\kios', '/mnt/data'])(
  'copies may be kept in %s',
  (keep) => {
    expect(checkConfig({ ...GOOD, keep })).toMatchObject({ ok: true, config: { keep } })
  }
)

test.each(['Lulus', './kios', 'D:', ''])('copies can not be kept in %j', (keep) => {
  expect(checkConfig({ ...GOOD, keep })).toMatchObject({
    ok: false,
    problems: [{ field: 'keep', message: expect.stringContaining('folder lengkap') }],
  })
})

test('a server without https cannot provide updates', () => {
  const server = 'http://127.0.0.1:3333'
  expect(checkConfig({ ...GOOD, server, updates: `${server}/kios/pembaruan/` })).toMatchObject({
    ok: false,
    problems: [{ message: expect.stringContaining('https://') }],
  })
})
