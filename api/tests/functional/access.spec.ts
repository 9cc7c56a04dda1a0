import { test } from '@japa/runner'
import { ROLES, type Role } from '#contracts/capabilities'
import { OWN_PASSWORD_NEEDED } from '#contracts/refusals'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase, runOnOneDatabase } from '#tests/support/database'
import { endpoints, nameOf, WITHOUT_COOKIES, type Endpoint } from '#tests/support/endpoints'
import { LIMITS } from '#tests/support/limits'

/** All routes open to visitors. A new line here needs a reason in review. */
const PUBLIC = new Set([
  'GET /api/health',
  'GET /api/health/live',
  'GET /api/pengaturan',
  'GET /api/harga-paket',
  'GET /api/uploads/qris.svg',
  'GET /api/uploads/logo/:file',
  'GET /api/uploads/testimoni/:file',
  'POST /api/users/register',
  'POST /api/users/login',
  // For logins with a right password: all others get 401.
  'POST /api/users/login/kode',
  'POST /api/users/login/password-baru',
  'POST /api/users/reset-password',
  // Authorised by the link's token: a wrong one gets 404.
  'POST /api/users/undangan/lihat',
  'POST /api/users/undangan',
  'POST /api/users/logout',
  'GET /api/users/logout',
  'GET /api/sertifikat/:kode',
  // Authorised by the link's code: a wrong one gets 404. Reading needs a session in which it was given.
  'POST /api/sekolah/:token/buka',
  'POST /api/sekolah/:token/tutup',
  // Authorised by the token of an e-mail: a wrong one gets 404.
  'GET /api/berhenti-email/:token',
  'POST /api/berhenti-email/:token',
  'DELETE /api/berhenti-email/:token',
  // For kiosks, which sign it: visitors get 403.
  'POST /api/labs/kejadian',
  'POST /api/labs/cek-perangkat',
  'GET /api/labs/pembaruan',
  // Authorised by the enrolment code: a wrong one gets 403.
  'POST /api/labs/kursi',
])

/** Opened by the code of a school's link, without a login. */
const BY_LINK = ['GET /api/sekolah/:token/hasil', 'GET /api/sekolah/:token/excel']

/** Every staff member has a second factor. */
const OWN_FACTOR = [
  'GET /api/admin/dua-langkah',
  'POST /api/admin/dua-langkah',
  'POST /api/admin/dua-langkah/aktifkan',
  'POST /api/admin/dua-langkah/kode-pemulihan',
  'POST /api/admin/dua-langkah/matikan',
]

/** The calls of each role but Admin below /api/admin: an independent copy of the table of capabilities. */
const OPEN_TO: Readonly<Record<Exclude<Role, 'Admin'>, readonly string[]>> = {
  User: [],
  Pengawas: [
    ...OWN_FACTOR,
    'GET /api/admin/jadwal',
    'GET /api/admin/jadwal/:id',
    'GET /api/admin/jadwal/:id/papan',
    'GET /api/admin/jadwal/:id/aliran',
    'GET /api/admin/jadwal/:id/cek-perangkat',
    'GET /api/admin/jadwal/:id/denah',
    'PUT /api/admin/jadwal/:id/denah',
    'POST /api/admin/jadwal/:id/mulai',
    'POST /api/admin/jadwal/:id/tindakan',
    'POST /api/admin/jadwal/:id/tutup',
    'POST /api/admin/jadwal/:id/peserta',
    'POST /api/admin/jadwal/:id/peserta/:userId/rekaman',
    'POST /api/admin/jadwal/:id/peserta/:userId/kode-reset',
    'GET /api/admin/jadwal/:id/daftar-hadir',
    'GET /api/admin/jadwal/:id/daftar-hadir/excel',
    'GET /api/admin/jadwal/:id/berita-acara',
    'POST /api/admin/latihan-pengawas',
    'DELETE /api/admin/latihan-pengawas',
    'GET /api/admin/latihan-pengawas/papan',
    'POST /api/admin/latihan-pengawas/mulai',
    'POST /api/admin/latihan-pengawas/tindakan',
  ],
  Keuangan: [
    ...OWN_FACTOR,
    'GET /api/admin/dashboard',
    'GET /api/admin/dashboard/pekan',
    'GET /api/admin/dashboard/soal-lemah',
    'GET /api/admin/payments',
    'POST /api/admin/payments',
    'GET /api/admin/payments/peserta',
    'PUT /api/admin/payments/:id/status',
    'POST /api/admin/payments/:id/batalkan',
    'POST /api/admin/payments/:id/pesan',
    // Of the kinds about payments alone.
    'GET /api/admin/pesan',
    'GET /api/admin/pesan/jumlah',
    'POST /api/admin/pesan/:id/kirim',
    'DELETE /api/admin/pesan/:id/kirim',
    'POST /api/admin/pesan/:id/email',
    'POST /api/admin/payments/:id/kembalikan',
    'GET /api/admin/payments/:id/kuitansi',
    'GET /api/admin/pembayaran-kelas/:id/kuitansi',
    'GET /api/admin/pembayaran-kelas/:id/faktur',
    'POST /api/admin/pembayaran-kelas/:id/batalkan',
    'POST /api/admin/pembayaran-kelas/:id/kembalikan',
    'GET /api/admin/kelas/:id/pembayaran',
    'POST /api/admin/kelas/:id/pembayaran',
    'GET /api/admin/laporan',
    'GET /api/admin/payments/excel',
    'GET /api/admin/bundel',
    'POST /api/admin/bundel',
    'POST /api/admin/bundel/:id/akhiri',
    'GET /api/admin/promo',
    'POST /api/admin/promo',
    'POST /api/admin/promo/:id/akhiri',
    'GET /api/admin/mutasi',
    'POST /api/admin/mutasi',
    'GET /api/admin/mutasi/:id',
    'POST /api/admin/mutasi/:id/konfirmasi',
    'GET /api/admin/pembayaran-kelas',
    'GET /api/admin/pembayaran-kelas/:id',
    'PUT /api/admin/pembayaran-kelas/:id',
    'POST /api/admin/pembayaran-kelas/:id/bukti',
    'PUT /api/admin/pembayaran-kelas/:id/status',
  ],
  Guru: [
    ...OWN_FACTOR,
    'GET /api/admin/riwayat-ujian',
    'GET /api/admin/riwayat-ujian/excel',
    'GET /api/admin/riwayat-ujian/:id/pembahasan',
    'GET /api/admin/riwayat-ujian/:id/jawaban',
    'GET /api/admin/kelas/:id/peta',
    'GET /api/admin/kelas/:id/pembahasan',
    'PUT /api/admin/kelas/:id/catatan',
    'GET /api/admin/kelas/:id/tugas',
    'POST /api/admin/kelas/:id/tugas',
    'GET /api/admin/kelas/:id/tugas/:tugasId',
    'PUT /api/admin/kelas/:id/tugas/:tugasId',
    'POST /api/admin/kelas/:id/tugas/:tugasId/akhiri',
    'GET /api/admin/kelas/:id/perbandingan',
    'GET /api/admin/jadwal/:id/sertifikat',
    'GET /api/admin/jadwal/:id/sertifikat/pdf',
    'GET /api/admin/jadwal/:id/sertifikat/zip',
    'GET /api/admin/kelas/:id/sertifikat/paket',
    'GET /api/admin/kelas/:id/sertifikat/:paketId',
    'GET /api/admin/kelas/:id/sertifikat/:paketId/pdf',
    'GET /api/admin/kelas/:id/sertifikat/:paketId/zip',
    'GET /api/admin/hasil-kelas',
    'GET /api/admin/kelas/:id/hasil',
    'GET /api/admin/kelas/:id/hasil/excel',
    'GET /api/admin/kelas/:id/hasil/pdf',
    'GET /api/admin/jadwal/:id/hasil',
    'GET /api/admin/jadwal/:id/hasil/excel',
    'GET /api/admin/jadwal/:id/hasil/pdf',
    'GET /api/admin/paket-soal',
    'GET /api/admin/paket-soal/:id',
    'GET /api/admin/paket-soal/:paketId/listening/last',
    'GET /api/admin/paket-soal/:paketId/structure/last',
    'GET /api/admin/paket-soal/:paketId/written/last',
    'GET /api/admin/paket-soal/:paketId/reading/last',
    'GET /api/admin/paket-soal/:paketId/soal-listening',
    'POST /api/admin/paket-soal/:paketId/soal-listening',
    'PUT /api/admin/paket-soal/:soalId/soal-listening',
    'GET /api/admin/paket-soal/:paketId/soal-structure',
    'POST /api/admin/paket-soal/:paketId/soal-structure',
    'PUT /api/admin/paket-soal/soal-structure/:soalId',
    'GET /api/admin/paket-soal/:paketId/soal-written',
    'GET /api/admin/paket-soal/:paketId/dampak',
    'PUT /api/admin/paket-soal/:paketId/rekaman/:page',
    'POST /api/admin/paket-soal/:paketId/soal/hapus',
    'POST /api/admin/paket-soal/:paketId/soal/pindah',
    'POST /api/admin/paket-soal/:paketId/soal-written',
    'PUT /api/admin/paket-soal/soal-written/:soalId',
    'GET /api/admin/paket-soal/:paketId/ekspor',
    'GET /api/admin/paket-soal/impor/template',
    'GET /api/admin/paket-soal/:paketId/impor',
    'POST /api/admin/paket-soal/:paketId/impor',
    'GET /api/admin/paket-soal/:paketId/impor/:id',
    'PUT /api/admin/paket-soal/:paketId/impor/:id/baris/:nomor',
    'POST /api/admin/paket-soal/:paketId/impor/:id/terapkan',
    'POST /api/admin/paket-soal/:paketId/impor/:id/batalkan',
    'DELETE /api/admin/paket-soal/:paketId/impor/:id',
    'GET /api/admin/paket-soal/:paketId/soal-reading',
    'POST /api/admin/paket-soal/:paketId/soal-reading',
    'PUT /api/admin/paket-soal/soal-reading/:soalId',
    'GET /api/admin/paket-soal/soal/:soalId',
    'GET /api/admin/paket-soal/soal/:soalId/riwayat',
    'GET /api/admin/riwayat-ujian/:id/perubahan-soal',
    'GET /api/admin/paket-soal/:paketId/analisis',
    'GET /api/admin/paket-soal/:paketId/analisis/excel',
    'DELETE /api/admin/paket-soal/soal/:soalId',
    'DELETE /api/admin/paket-soal/soal-reading/:soalId',
    'GET /api/admin/paket-soal/question-reading/:paketId',
    'POST /api/admin/paket-soal/:paketId/question-reading',
    'PUT /api/admin/paket-soal/question-reading/:id',
    'DELETE /api/admin/paket-soal/question-reading/:id',
  ],
}

/** Logins of a learner who has to choose an own password first. */
const OWN_PASSWORD_STATES = [
  {
    state: 'a login that stood when the password was given out',
    opened: async () => {
      const user = await createUser()
      const browser = await BrowserSession.of(user)
      await user.merge({ mustChangePassword: true }).save()
      return browser
    },
  },
  {
    state: 'a login with that password',
    opened: async () => {
      const user = await createUser({ mustChangePassword: true })
      const browser = await BrowserSession.visitor()
      const given = { identifier: user.nohp, password: FACTORY_PASSWORD }
      const { body } = await browser.post('/users/login', given)
      if (body.code !== OWN_PASSWORD_NEEDED) throw new Error('the login was not asked')
      return browser
    },
  },
] as const

/** Calls the route with a valid value for each parameter, which no row has. */
async function statusOf(browser: BrowserSession, { method, pattern }: Endpoint): Promise<number> {
  const path = pattern
    .replace(/^\/api/, '')
    .replace(/:file\b/, `${'0'.repeat(32)}.jpg`)
    .replace(/:\w+\??/g, '0')
  switch (method) {
    case 'GET':
      return (await browser.get(path)).status
    case 'POST':
      return (await browser.post(path)).status
    case 'PUT':
      return (await browser.put(path)).status
    case 'DELETE':
      return (await browser.delete(path)).status
    default:
      throw new Error(`no test knows how to send ${method} ${pattern}`)
  }
}

test.group('Access to every route', (group) => {
  isolateDatabase(group)
  // Who may call what is decided from the session alone.
  runOnOneDatabase(group)

  test('every route is below /api, where sessions and errors are handled', ({ assert }) => {
    const outside = endpoints().filter(({ pattern }) => !pattern.startsWith('/api/'))
    assert.deepEqual(outside, [])
  })

  test('every route refuses visitors with 401, except public ones', async ({ assert }) => {
    const visitor = await BrowserSession.visitor()
    const open: string[] = []
    for (const endpoint of endpoints().filter((one) => !PUBLIC.has(nameOf(one)))) {
      const status = await statusOf(visitor, endpoint)
      if (status !== 401) open.push(`${nameOf(endpoint)}: ${status}`)
    }
    assert.deepEqual(open, [])
  })

  for (const { state, opened } of OWN_PASSWORD_STATES) {
    test(`every route refuses ${state} with 401, like visitors`, async ({ assert }) => {
      const browser = await opened()
      const open: string[] = []
      for (const endpoint of endpoints().filter((one) => !PUBLIC.has(nameOf(one)))) {
        const status = await statusOf(browser, endpoint)
        if (status !== 401) open.push(`${nameOf(endpoint)}: ${status}`)
      }
      assert.deepEqual(open, [])
    })
  }

  test('every route listed as public exists', ({ assert }) => {
    const names = endpoints().map(nameOf)
    assert.includeMembers(names, [...PUBLIC])
  })

  for (const role of ROLES) {
    test(`the role ${role} may call exactly the routes below /api/admin that are listed for it`, async ({
      assert,
    }) => {
      const browser = await (await BrowserSession.of(await createUser({ role }))).confirmPassword()
      const open: string[] = []
      const unclear: string[] = []
      const forStaff = endpoints().filter(({ pattern }) => pattern.startsWith('/api/admin'))
      for (const endpoint of forStaff) {
        const status = await statusOf(browser, endpoint)
        if (status !== 403) open.push(nameOf(endpoint))
        if (status === 401 || status >= 500) unclear.push(`${nameOf(endpoint)}: ${status}`)
      }
      const expected = role === 'Admin' ? forStaff.map(nameOf) : [...OPEN_TO[role]]
      assert.sameMembers(open, expected)
      assert.deepEqual(unclear, [])
    }).timeout(LIMITS.manyRuns)
  }

  for (const role of ROLES) {
    test(`the session gives the role ${role} access outside of /api/admin`, async ({ assert }) => {
      const user = await createUser({ role })
      const browser = await BrowserSession.of(user)
      const unknown: string[] = []
      const failed: string[] = []
      const forAll = endpoints().filter(({ pattern }) => !pattern.startsWith('/api/admin'))
      for (const endpoint of forAll) {
        const isPublic = PUBLIC.has(nameOf(endpoint))
        // A public route may end the session.
        const status = await statusOf(isPublic ? await BrowserSession.of(user) : browser, endpoint)
        if (status === 401 && !isPublic) unknown.push(nameOf(endpoint))
        if (status >= 500) failed.push(`${nameOf(endpoint)}: ${status}`)
      }
      assert.sameMembers(unknown, BY_LINK)
      assert.deepEqual(failed, [])
      assert.equal((await browser.get('/users/getAuth')).status, 200)
    }).timeout(LIMITS.manyRuns)
  }

  test('a visitor who uploads a file is refused before the file is read', async ({ assert }) => {
    const visitor = await BrowserSession.visitor()
    const file = { bukti: { data: Buffer.alloc(2_000_000), filename: 'bukti.jpg' } }
    for (const path of ['/payment/upload', '/users/register', '/users/login']) {
      const reply = await visitor.upload('POST', path, { paket_soal_id: '1' }, file)
      assert.equal(reply.status, 401, path)
    }
  })

  test('every change without the CSRF header is refused, also of a signed-in user', async ({
    assert,
  }) => {
    const learner = await BrowserSession.of(await createUser())
    const unsafe = endpoints().filter(
      (one) => one.method !== 'GET' && !WITHOUT_COOKIES.has(nameOf(one))
    )
    const open: string[] = []
    for (const endpoint of unsafe) {
      const forged = learner.copy()
      forged.cookies.delete('XSRF-TOKEN')
      const status = await statusOf(forged, endpoint)
      if (status !== 403) open.push(`${nameOf(endpoint)}: ${status}`)
    }
    assert.deepEqual(open, [])
    assert.equal((await learner.get('/users/getAuth')).status, 200)
  })
})
