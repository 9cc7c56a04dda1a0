import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { EVENT_JOBS } from '#app/events/jobs'
import { PRACTICE_TROUBLES } from '#app/events/domain/practice_script'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { adminBrowser } from '#tests/support/questions'
import { stopClock } from '#tests/support/time_travel'
import { WHY } from '#tests/support/interventions'
import { PRACTICE_MOST_ACTS } from '#contracts/events'

const PATH = '/admin/latihan-pengawas'
const SECOND = 1000
const HOUR = 60 * 60 * SECOND
const [AYU, HADI] = [1, 8]

interface Trouble {
  id: string
  teratasi: string | null
}

interface Row {
  id: number
  nama: string
  nohp: string
  keadaan: string
  terjawab: number | null
  sisaDetik: number | null
  pemberitahuan: { dibaca: string | null }[]
}

const invigilator = async () => BrowserSession.of(await createUser({ role: 'Pengawas' }))
const action = (jenis: string, peserta: number[] | 'semua', more: object = {}) => ({
  jenis,
  peserta,
  alasan: WHY,
  kunci: randomUUID(),
  ...more,
})
const rowOf = ({ body }: { body: { data: { peserta: Row[] } } }, id: number) =>
  body.data.peserta.find((row) => row.id === id)
const troublesOf = ({ body }: { body: { data: { latihan: { masalah: Trouble[] } } } }) =>
  body.data.latihan.masalah

/** A practice that has started. */
async function practising() {
  const browser = await invigilator()
  await browser.post(PATH)
  await browser.post(`${PATH}/mulai`)
  return browser
}

/** Every table in which something real could be. */
let realTables: string[] = []

/** The number of their rows. */
async function realRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of realTables) {
    const [row] = await db.from(table).count('* as rows')
    counts[table] = Number((row as { rows: number }).rows)
  }
  return counts
}

test.group('Practices for invigilators', (group) => {
  group.setup(async () => {
    const passing = ['practices', 'sessions', 'rate_limits', 'server_times', 'write_probes']
    // Those of a text search are parts of others.
    const isPassing = (table: string) => passing.includes(table) || /_parts(_|$)/.test(table)
    realTables = (await db.connection().getAllTables()).filter((table) => !isPassing(table))
  })
  isolateDatabase(group)

  test('an invigilator opens a practice, starts it, and simulated learners move by themselves', async ({
    assert,
  }) => {
    using time = stopClock()
    const browser = await invigilator()
    assert.equal((await browser.get(`${PATH}/papan`)).status, 404)
    assert.equal((await browser.post(`${PATH}/mulai`)).status, 404)
    assert.equal((await browser.post(PATH)).status, 201)
    const waiting = await browser.get(`${PATH}/papan`)
    assert.equal(waiting.body.data.fase, 'ruang_tunggu')
    assert.isTrue(waiting.body.data.bisaMulai)
    assert.equal(rowOf(waiting, AYU)?.keadaan, 'siap')
    assert.equal(rowOf(waiting, HADI)?.keadaan, 'belum_datang')
    assert.equal((await browser.post(`${PATH}/mulai`)).status, 200)
    time.pass(60 * SECOND)
    // A second press changes nothing.
    assert.equal((await browser.post(`${PATH}/mulai`)).status, 200)
    const running = await browser.get(`${PATH}/papan`)
    assert.equal(running.body.data.fase, 'berlangsung')
    assert.deepInclude(rowOf(running, AYU), {
      keadaan: 'mengerjakan',
      terjawab: 7,
      sisaDetik: 29 * 60,
    })
    assert.equal(running.body.data.latihan.jumlah, PRACTICE_TROUBLES.length)
    assert.deepEqual(
      troublesOf(running).map(({ id }) => id),
      ['token']
    )
  })

  test('the right action ticks a trouble off, and the next one comes; a preview does neither', async ({
    assert,
  }) => {
    using time = stopClock()
    const browser = await practising()
    time.pass(10 * SECOND)
    const { kunci: _, ...preview } = action('buka_token', [HADI])
    const seen = await browser.post(`${PATH}/tindakan?periksa=1`, preview)
    assert.equal(seen.body.hasil[0].status, 'akan_dilakukan')
    assert.isNull(troublesOf(await browser.get(`${PATH}/papan`))[0]?.teratasi)
    const done = await browser.post(`${PATH}/tindakan`, action('buka_token', [HADI]))
    assert.deepInclude(done.body.hasil[0], { userId: HADI, status: 'dilakukan' })
    time.pass(8 * SECOND)
    const after = await browser.get(`${PATH}/papan`)
    assert.isNotNull(troublesOf(after)[0]?.teratasi)
    assert.equal(troublesOf(after)[1]?.id, 'terputus')
    assert.equal(rowOf(after, HADI)?.keadaan, 'mengerjakan')
    assert.equal(rowOf(after, 2)?.keadaan, 'terputus')
    assert.isNotNull(rowOf(after, HADI)?.pemberitahuan[0]?.dibaca)
  })

  test('actions of a practice are checked as those of an event are', async ({ assert }) => {
    const browser = await practising()
    const send = (body: object) => browser.post(`${PATH}/tindakan`, body)
    assert.equal((await send(action('tambah_waktu', [AYU]))).status, 422)
    assert.equal((await send(action('jeda', [AYU], { alasan: 'x' }))).status, 422)
    assert.equal((await send(action('hapus', [AYU]))).status, 422)
    assert.equal((await send(action('jeda', [99]))).status, 422)
    assert.equal((await send(action('jeda', []))).status, 422)
    assert.equal((await send({ ...action('jeda', [AYU]), kunci: undefined })).status, 422)
    const tooMuch = await send(action('tambah_waktu', [AYU], { menit: 16 }))
    assert.equal(tooMuch.body.hasil[0].status, 'dilewati')
    const admin = await adminBrowser()
    await admin.post(PATH)
    await admin.post(`${PATH}/mulai`)
    const more = await admin.post(`${PATH}/tindakan`, action('tambah_waktu', [AYU], { menit: 16 }))
    assert.equal(more.body.hasil[0].status, 'dilakukan')
  })

  test('the same press twice does nothing twice, also at the same time, and its key fits nothing else', async ({
    assert,
  }) => {
    using _ = stopClock()
    const browser = await practising()
    const body = action('tambah_waktu', [AYU], { menit: 5 })
    const send = (changes: object = {}) => browser.post(`${PATH}/tindakan`, { ...body, ...changes })
    const [first, second] = await Promise.all([send(), send()])
    assert.deepEqual(first.body, second.body)
    assert.equal(rowOf(await browser.get(`${PATH}/papan`), AYU)?.sisaDetik, 35 * 60)
    const other = await send({ menit: 6 })
    assert.equal(other.status, 422)
    assert.equal(other.body.code, 'kunci_dipakai')
  })

  test('two actions at the same time are both done', async ({ assert }) => {
    using _ = stopClock()
    const browser = await practising()
    await Promise.all(
      [2, 3, 4].map((menit) =>
        browser.post(`${PATH}/tindakan`, action('tambah_waktu', [AYU], { menit }))
      )
    )
    assert.equal(rowOf(await browser.get(`${PATH}/papan`), AYU)?.sisaDetik, 39 * 60)
  })

  test('several invigilators practise at the same time, each their own', async ({ assert }) => {
    const [one, other] = [await practising(), await practising()]
    await one.post(`${PATH}/tindakan`, action('jeda', [AYU]))
    assert.equal(rowOf(await one.get(`${PATH}/papan`), AYU)?.keadaan, 'dijeda')
    assert.equal(rowOf(await other.get(`${PATH}/papan`), AYU)?.keadaan, 'mengerjakan')
    assert.equal((await one.delete(PATH)).status, 200)
    assert.equal((await one.get(`${PATH}/papan`)).status, 404)
    assert.equal((await other.get(`${PATH}/papan`)).status, 200)
  })

  test('opening a practice again begins anew, and ending one that is over is no error', async ({
    assert,
  }) => {
    const browser = await practising()
    await browser.post(PATH)
    assert.equal((await browser.get(`${PATH}/papan`)).body.data.fase, 'ruang_tunggu')
    await browser.delete(PATH)
    assert.equal((await browser.delete(PATH)).status, 200)
  })

  test('a whole practice leaves no row, entry or name anywhere else', async ({ assert }) => {
    const admin = await adminBrowser()
    const before = await realRows()
    await admin.post(PATH)
    await admin.post(`${PATH}/mulai`)
    for (const body of [
      action('jeda', 'semua'),
      action('lanjutkan', 'semua'),
      action('keluarkan', [AYU]),
      action('selesaikan', [2], { lingkup: 'ujian' }),
      action('pesan', 'semua', { pesan: 'Tenang, ya.' }),
    ]) {
      assert.equal((await admin.post(`${PATH}/tindakan`, body)).status, 200)
    }
    assert.deepEqual(await realRows(), before)
    for (const path of [
      '/admin/jadwal',
      '/admin/user?search=Contoh&limit=50&page=1',
      '/admin/audit-log',
    ]) {
      assert.notInclude(JSON.stringify((await admin.get(path)).body), 'Contoh Ayu')
    }
    // Its numbers open nothing.
    const guest = new BrowserSession()
    const { body } = await admin.get(`${PATH}/papan`)
    const nohp = body.data.peserta[0].nohp
    assert.isNull(await db.from('users').where('nohp', nohp).first())
    const login = await guest.post('/users/login', { identifier: nohp, password: 'demo-12345' })
    assert.isAtLeast(login.status, 400)
    await admin.delete(PATH)
    assert.lengthOf(await db.from('practices'), 0)
  })

  test('a practice is gone after twelve hours, whether or not it was ended', async ({ assert }) => {
    using time = stopClock()
    const users = [await createUser({ role: 'Pengawas' }), await createUser({ role: 'Pengawas' })]
    // Logins end after twelve hours too.
    const signIn = async () => {
      const [one, other] = await Promise.all(users.map((user) => BrowserSession.of(user)))
      if (!one || !other) throw new Error('two invigilators are needed')
      return { one, other }
    }
    await (await signIn()).one.post(PATH)
    time.pass(12 * HOUR - SECOND)
    const { one, other } = await signIn()
    assert.equal((await one.get(`${PATH}/papan`)).status, 200)
    await other.post(PATH)
    time.pass(2 * SECOND)
    assert.equal((await one.get(`${PATH}/papan`)).status, 404)
    assert.equal((await one.post(`${PATH}/tindakan`, action('jeda', [AYU]))).status, 404)
    assert.equal((await other.get(`${PATH}/papan`)).status, 200)
    await EVENT_JOBS.find(({ name }) => name === 'forget-practices')?.work(
      new AbortController().signal
    )
    assert.lengthOf(await db.from('practices'), 1)
  })

  test('a practice takes two hundred actions and no more', async ({ assert }) => {
    const browser = await practising()
    const acts = Array.from({ length: PRACTICE_MOST_ACTS }, (_, at) => ({
      at: Date.now() - 1000,
      act: {
        kind: 'pesan',
        reason: null,
        minutes: null,
        page: null,
        message: 'Ya.',
        scope: null,
        isForced: false,
      },
      chosen: [AYU],
      key: `${at}`,
      digest: '',
      outcomes: [],
    }))
    await db.from('practices').update({ record: JSON.stringify({ startedAt: 1, acts }) })
    const body = action('pesan', [AYU], { pesan: 'Satu lagi.' })
    assert.equal((await browser.post(`${PATH}/tindakan`, body)).status, 409)
    assert.equal((await browser.get(`${PATH}/papan`)).status, 200)
  })
})
