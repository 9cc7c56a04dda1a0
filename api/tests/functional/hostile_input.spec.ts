import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { createPackage } from '#database/factories/package_factory'
import { createAdmin, createUser, FACTORY_PASSWORD } from '#database/factories/user_factory'
import { BrowserSession, type Reply } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { endpoints, nameOf, type Endpoint } from '#tests/support/endpoints'

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

/** What is neither a text nor a number, as its JSON. */
const SHAPES = ['null', '[]', '{"toString":1}', '1e400']

const UNDECODABLE = ['%', '%%', '%E0%A4%A', '%ff', 's:%', '%ED%A0%80', 'x'.repeat(8_000)]

/** Bodies that get past validation; each of their values is replaced in turn. */
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
  'PUT /api/users/profile': {
    nama: 'Nama',
    newNohp: '081377779999',
    email: 'lain@contoh.test',
    password: FACTORY_PASSWORD,
  },
  'PUT /api/users/update-password': { oldPassword: 'bukan-ini', newPassword: 'rahasia-456' },
  'POST /api/payment/upload': { paket_soal_id: 1 },
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
  'POST /api/admin/lab': { nama: 'Lab' },
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

test.group('Hostile input to every route', (group) => {
  isolateDatabase(group)

  let failures: string[]
  let packageId: number
  group.each.setup(async () => {
    failures = []
    packageId = (await createPackage()).id
  })

  /** Notes an answer that blames the server. */
  async function expectNoFault(what: string, reply: Promise<Reply>): Promise<void> {
    const { status } = await reply
    if (status >= 500) failures.push(`${what.slice(0, 160)}: ${status}`)
    await limiter.clear(['memory'])
  }

  const pathOf = (pattern: string, value: string) =>
    pattern.replace(/^\/api/, '').replace(/:\w+\??/g, value)

  /** Every route but those that end the session that the next call needs. */
  const routes = () => endpoints().filter(({ pattern }) => !pattern.endsWith('/logout'))

  const send = (browser: BrowserSession, { method }: Endpoint, path: string, body?: string) =>
    browser.send(
      method,
      path,
      method === 'GET' || body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body }
    )

  test('is no fault of the server in ids of addresses', async ({ assert }) => {
    const admin = await BrowserSession.of(await createAdmin())
    const learner = await BrowserSession.of(await createUser())
    const visitor = await BrowserSession.visitor()
    const named = routes().filter(({ pattern }) => pattern.includes('/:'))
    for (const endpoint of named) {
      for (const [index, id] of IDS.entries()) {
        // Who is refused at the door is tried with the other browsers in turn.
        const others = endpoint.pattern.startsWith('/api/admin') ? [] : [learner, visitor]
        for (const browser of [admin, ...others.slice(index % 2, (index % 2) + 1)]) {
          const path = pathOf(endpoint.pattern, id)
          await expectNoFault(`${nameOf(endpoint)} ${id}`, send(browser, endpoint, path, '{}'))
        }
      }
    }
    assert.deepEqual(failures, [])
  }).timeout(60_000)

  test('is no fault of the server in queries', async ({ assert }) => {
    const admin = await BrowserSession.of(await createAdmin())
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
        // Alone, so that it gets past the validator.
        ...(isSearched ? [...values, '%ED%A0%80'].map((value) => `search=${value}`) : []),
      ]
      for (const query of queries)
        await expectNoFault(`${nameOf(endpoint)} ${query}`, admin.get(`${path}?${query}`))
    }
    assert.deepEqual(failures, [])
  }).timeout(60_000)

  test('is no fault of the server in bodies', async ({ assert }) => {
    const browsers = {
      admin: await BrowserSession.of(await createAdmin()),
      learner: await BrowserSession.of(await createUser()),
      visitor: await BrowserSession.visitor(),
    }
    const names = endpoints().map(nameOf)
    assert.includeMembers(names, Object.keys(BODIES))
    for (const endpoint of routes().filter(({ method }) => method !== 'GET')) {
      const isAdmins = endpoint.pattern.startsWith('/api/admin')
      const path = pathOf(endpoint.pattern, String(packageId))
      const isOpen = /login|reset-password|register/.test(path)
      const browser = browsers[isAdmins ? 'admin' : isOpen ? 'visitor' : 'learner']
      for (const body of hostileBodies(BODIES[nameOf(endpoint)] ?? {})) {
        await expectNoFault(`${nameOf(endpoint)} ${body}`, send(browser, endpoint, path, body))
      }
    }
    assert.deepEqual(failures, [])
  }).timeout(60_000)

  test('is no fault of the server in tokens and cookies', async ({ assert }) => {
    const learner = await BrowserSession.of(await createUser())
    const unsafe = routes().filter(({ method }) => method !== 'GET')
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
  }).timeout(60_000)
})

/** The body with each of its values replaced by each of what nobody means, as JSON. */
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
