import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { createPackage } from '#database/factories/package_factory'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession, type Reply } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { endpoints, nameOf, WITHOUT_COOKIES, type Endpoint } from '#tests/support/endpoints'
import { confirmedAdmin } from '#tests/support/questions'
import { LIMITS } from '#tests/support/limits'

const IDS = [
  '0',
  '4294967296',
  '99999999999999999999',
  '9'.repeat(310),
  '-1',
  '1e400',
  '%00',
  '%ED%A0%80',
]

const TEXTS = [
  'a\0b',
  '\u001b\u007f',
  'a\ud800',
  '😀'.repeat(60),
  "%'\\!",
  '081' + '2'.repeat(60),
  `${'x'.repeat(240)}@contoh.id`,
  'x'.repeat(65_536),
]

const NUMBERS = [-1, 1.5, 2 ** 31, 2 ** 53, 1e308, '1e400', '9'.repeat(310)]

/** JSON values that are neither texts nor numbers. */
const SHAPES = ['null', '[]', '{"toString":1}', '1e400']

const UNDECODABLE = ['%', '%%', '%E0%A4%A', '%ff', 's:%', '%ED%A0%80', 'x'.repeat(8_000)]

/** Valid bodies; each value is replaced in turn. */
const BODIES: Record<string, object> = {
  'POST /api/users/login': { identifier: 'tidak@ada.test', password: 'rahasia-123' },
  'POST /api/users/reset-password': {
    identifier: 'tidak@ada.test',
    kode: 'K7MR-4XWA',
    newPassword: 'rahasia-456',
  },
  'POST /api/users/register': {
    nama: 'Nama',
    nohp: '081377778888',
    email: 'baru@contoh.test',
    password: 'rahasia-123',
  },
  'POST /api/users/undangan/lihat': { token: 'x' },
  'POST /api/users/undangan': {
    token: 'x',
    nama: 'Nama',
    nohp: '081377778888',
    password: 'rahasia-123',
  },
  'POST /api/admin/kelas': { nama: 'XII IPA 1' },
  'PUT /api/admin/kelas/:id': { nama: 'XII IPA 1' },
  'POST /api/admin/kelas/:id/peserta/periksa': { daftar: 'Nama,Nomor HP\nAyu,081377778888' },
  'POST /api/admin/kelas/:id/kartu': { siapa: 'pilihan', peserta: [1], wajibGanti: true },
  'POST /api/admin/kelas/baca-berkas': { lembar: 'Siswa' },
  'POST /api/admin/kelas/:id/peserta': { daftar: 'Nama,Nomor HP\nAyu,081377778888' },
  'POST /api/admin/staf/undangan': { nama: 'Nama', email: 'baru@contoh.test', peran: 'Guru' },
  'PUT /api/admin/staf/:id/peran': { peran: 'Guru' },
  'PUT /api/admin/user/:id': {
    nama: 'Nama',
    nohp: '081377779998',
    email: 'benar@contoh.test',
    alasan: 'Salah ketik',
  },
  'POST /api/admin/user/:id/gabung': { ke: 1, periksa: true, alasan: 'Akun ganda' },
  'POST /api/admin/riwayat-ujian/:id/perbaiki-nama': { alasan: 'Salah ketik' },
  'PUT /api/users/profile': {
    nama: 'Nama',
    newNohp: '081377779999',
    email: 'lain@contoh.test',
    password: FACTORY_PASSWORD,
  },
  'PUT /api/users/update-password': { oldPassword: 'bukan-ini', newPassword: 'rahasia-456' },
  'POST /api/payment/upload': { paket_soal_id: 1 },
  'POST /api/users/konfirmasi-password': { password: 'rahasia' },
  'POST /api/users/login/kode': { kode: '123456' },
  'POST /api/users/login/password-baru': { newPassword: 'kopi-tubruk-pagi' },
  'POST /api/admin/dua-langkah/aktifkan': { kode: '123456' },
  'PUT /api/soal/timers': { paketId: 1, takeover: false },
  'POST /api/soal/simpan-jawaban': {
    index: 1,
    answer: [{ id: 1, answer: '1', seq: 1 }],
    ragu: [1],
  },
  'POST /api/soal/jawaban': { answers: [{ id: 1, answer: '1', seq: 1 }] },
  'POST /api/soal/simpan-audio': { audio: ['1'], positions: { '1': 1 } },
  'POST /api/admin/paket-soal': { nama_paket: 'Paket', harga: 20_000, level: 'itp' },
  'PUT /api/admin/paket-soal/:id': { nama_paket: 'Paket', harga: 20_000 },
  'PUT /api/admin/payments/:id/status': { status: 'rejected', alasanPenolakan: 'Salah' },
  'PUT /api/admin/pengaturan': { namaAkademi: 'Lulus', kursus: { judul: 'Kursus', teks: 'Teks' } },
  'POST /api/labs/kursi': { kode: 'K7MR-4XWA-9TCE', kursi: '07' },
  'POST /api/admin/lab': { nama: 'Lab' },
  'POST /api/admin/lab/:id/kode-kursi': { kali: 2 },
  'POST /api/admin/lab/:id/cabut-kursi': { kursi: '07', force: false },
  'POST /api/admin/paket-soal/:paketId/soal-structure': {
    no_soal: 1,
    page: 55,
    soal: 'Soal',
    pilihan_satu: 'a',
    pilihan_dua: 'b',
    pilihan_tiga: 'c',
    pilihan_empat: 'd',
    jawaban: 1,
  },
}

const QUERIES = [
  'page',
  'limit',
  'search',
  'sortBy',
  'sortOrder',
  'paketId',
  'simulasi',
  'kursi',
  'force',
  'download',
]

test.group('Invalid input to every route', (group) => {
  isolateDatabase(group)

  let failures: string[]
  let packageId: number
  group.each.setup(async () => {
    failures = []
    packageId = (await createPackage()).id
  })

  /** Records a 5xx answer. */
  async function expectNoFault(what: string, reply: Promise<Reply>): Promise<void> {
    const { status } = await reply
    if (status >= 500) failures.push(`${what.slice(0, 160)}: ${status}`)
    await limiter.clear(['memory'])
  }

  const pathOf = (pattern: string, value: string) =>
    pattern.replace(/^\/api/, '').replace(/:\w+\??/g, value)

  /** All routes except those that end the session used for the next call. */
  const routes = () => endpoints().filter(({ pattern }) => !pattern.endsWith('/logout'))

  const send = (browser: BrowserSession, { method }: Endpoint, path: string, body?: string) =>
    browser.send(
      method,
      path,
      method === 'GET' || body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body }
    )

  test('invalid ids in addresses cause no server error', async ({ assert }) => {
    const admin = await confirmedAdmin()
    const learner = await BrowserSession.of(await createUser())
    const visitor = await BrowserSession.visitor()
    const named = routes().filter(({ pattern }) => pattern.includes('/:'))
    for (const endpoint of named) {
      for (const [index, id] of IDS.entries()) {
        // A refused call is repeated in the other browsers.
        const others = endpoint.pattern.startsWith('/api/admin') ? [] : [learner, visitor]
        for (const browser of [admin, ...others.slice(index % 2, (index % 2) + 1)]) {
          const path = pathOf(endpoint.pattern, id)
          await expectNoFault(`${nameOf(endpoint)} ${id}`, send(browser, endpoint, path, '{}'))
        }
      }
    }
    assert.deepEqual(failures, [])
  }).timeout(LIMITS.manyCalls)

  test('invalid queries cause no server error', async ({ assert }) => {
    const admin = await confirmedAdmin()
    const values = [...TEXTS, '1e400', '-1', '9'.repeat(310)]
      .filter((value) => value.length < 8_000)
      .map((value) => encodeURIComponent(value.toWellFormed()))
    const shapes = ['[]=1', '[a]=1', '[__proto__]=1', '=1&page=2&search=x']
    for (const endpoint of routes().filter(({ method }) => method === 'GET')) {
      const path = pathOf(endpoint.pattern, String(packageId))
      const isSearched = endpoint.pattern.startsWith('/api/admin') && !path.includes('paket-soal/')
      const queries = [
        ...['=%ED%A0%80', `=${values[0]}`, ...shapes].map((end) =>
          QUERIES.map((name) => name + end).join('&')
        ),
        // Sent alone, so that it passes the validator.
        ...(isSearched ? [...values, '%ED%A0%80'].map((value) => `search=${value}`) : []),
      ]
      for (const query of queries)
        await expectNoFault(`${nameOf(endpoint)} ${query}`, admin.get(`${path}?${query}`))
    }
    assert.deepEqual(failures, [])
  }).timeout(LIMITS.manyCalls)

  test('invalid bodies cause no server error', async ({ assert }) => {
    const browsers = {
      admin: await confirmedAdmin(),
      learner: await BrowserSession.of(await createUser()),
      visitor: await BrowserSession.visitor(),
    }
    const names = endpoints().map(nameOf)
    assert.includeMembers(names, Object.keys(BODIES))
    for (const endpoint of routes().filter(({ method }) => method !== 'GET')) {
      const isAdmins = endpoint.pattern.startsWith('/api/admin')
      const path = pathOf(endpoint.pattern, String(packageId))
      const isOpen = /login|reset-password|register|undangan/.test(path)
      const browser = browsers[isAdmins ? 'admin' : isOpen ? 'visitor' : 'learner']
      for (const body of hostileBodies(BODIES[nameOf(endpoint)] ?? {})) {
        await expectNoFault(`${nameOf(endpoint)} ${body}`, send(browser, endpoint, path, body))
      }
    }
    assert.deepEqual(failures, [])
  }).timeout(LIMITS.manyRuns)

  test('invalid tokens and cookies cause no server error', async ({ assert }) => {
    const learner = await BrowserSession.of(await createUser())
    const unsafe = routes().filter(
      (one) => one.method !== 'GET' && !WITHOUT_COOKIES.has(nameOf(one))
    )
    for (const [index, endpoint] of unsafe.entries()) {
      const value = UNDECODABLE[index % UNDECODABLE.length] ?? '%'
      const headers = { 'x-xsrf-token': value }
      const path = pathOf(endpoint.pattern, '1')
      const { status } = await learner.copy().send(endpoint.method, path, { headers })
      if (status !== 403) failures.push(`${nameOf(endpoint)} ${value}: ${status}`)
    }
    for (const value of UNDECODABLE) {
      for (const name of ['XSRF-TOKEN', 'lulus', 'lulus-device', '__Host-lulus', value]) {
        const cookie = `${name}=${value}`
        for (const [method, path] of [
          ['GET', '/users/getAuth'],
          ['POST', '/users/login'],
        ] as const)
          await expectNoFault(
            `${method} ${path} ${cookie}`,
            new BrowserSession().send(method, path, { headers: { cookie } })
          )
      }
    }
    assert.deepEqual(failures, [])
  }).timeout(LIMITS.manyCalls)
})

/** The body with each value replaced by each invalid one, as JSON. */
function hostileBodies(body: object): string[] {
  const values = [...TEXTS, ...NUMBERS].map((value) => JSON.stringify(value))
  const whole = JSON.stringify(body)
  const bodies = [whole]
  for (const { 0: place, index } of whole.matchAll(/(?<=[:[])("[^"]*"|\d+)(?=[,}\]])/g)) {
    for (const value of [...values, ...SHAPES])
      bodies.push(whole.slice(0, index) + value + whole.slice(index + place.length))
  }
  return bodies
}
