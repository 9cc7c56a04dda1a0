import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { registry } from '../../../api/.adonisjs/client/registry/index.ts'
import { enrol } from '../support/access.ts'
import { ADMIN } from '../support/environment.ts'
import { LIMITS } from '../support/limits.ts'
import { send, signIn } from '../support/people.ts'
import { SCREENS, type Ids, type Screen } from './list.ts'
import { describe, pictureOf, type Shown } from './document.ts'
import { MOMENT } from './moment.ts'

const DOCS = fileURLToPath(new URL('../../../docs', import.meta.url))
const demo = (name: string) => ({ identifier: `${name}@demo.test`, password: ADMIN.password })

type Row<Value = number> = { id: Value }

async function contextAt(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext()
  await context.clock.setSystemTime(MOMENT)
  return context
}

/** One browser per kind of viewer. */
async function viewersIn(browser: Browser): Promise<Record<Screen['viewer'], Page>> {
  const pageOf = async (prepare?: (context: BrowserContext) => Promise<unknown>) => {
    const context = await contextAt(browser)
    await prepare?.(context)
    return context.newPage()
  }
  return {
    visitor: await pageOf(),
    newcomer: await pageOf((context) => signIn(context, demo('peserta'))),
    learner: await pageOf((context) => signIn(context, demo('siswa'))),
    sitter: await pageOf(async (context) => {
      const { account, paketId } = await enrol(browser, context)
      await send(context, 'PUT', '/soal/timers', { nohp: account.nohp, paketId })
    }),
    admin: await pageOf(async (context) => {
      await signIn(context, ADMIN)
      await send(context, 'POST', '/users/konfirmasi-password', { password: ADMIN.password })
    }),
    kiosk: await pageOf(async (context) => {
      await signIn(context, demo('peserta'))
      await context.addInitScript(() => {
        const nothing = () => Promise.resolve()
        const never = () => () => undefined
        Object.assign(window, {
          lulusKiosk: {
            seat: () => Promise.resolve({ lab: 'Lab A', seat: '12', version: '' }),
            setStage: nothing,
            setUndelivered: nothing,
            onSignOutRequested: never,
            onRescueRequested: never,
          },
        })
      })
    }),
  }
}

/** A bank's statement with a payment that nobody waits for. */
const STATEMENT = 'Tanggal,Keterangan,Kredit\n2026-11-20,QRIS CONTOH,19.873\n'

/** The ids of one of each thing in the demo's sample academy. */
async function idsFor({ admin, learner }: Record<'admin' | 'learner', Page>): Promise<Ids> {
  const get = <Answer>(path: string, page = admin) => send<Answer>(page.context(), 'GET', path)
  const make = <Answer>(path: string, body: object) =>
    send<Answer>(admin.context(), 'POST', path, body)
  const first = <One>(rows: readonly One[]): One => {
    if (rows[0] === undefined) throw new Error('the demo lacks something')
    return rows[0]
  }
  const packageId = first((await get<{ data: Row[] }>('/admin/paket-soal')).data).id
  const questionOf = async (section: string) =>
    first((await get<{ data: Row[] }>(`/admin/paket-soal/${packageId}/soal-${section}`)).data).id
  const classId = first((await get<{ data: Row[] }>('/admin/kelas')).data.toReversed()).id
  const events = (await get<{ data: (Row & { fase: string })[] }>('/admin/jadwal?page=1&limit=5'))
    .data
  const result = first(
    (await get<{ data: (Row & { kode: string })[] }>('/users/riwayat-ujian', learner)).data
  )
  const shared = await make<{ data: { token: string } }>(`/admin/kelas/${classId}/tautan`, {
    paketId: packageId,
    sampai: '2026-12-31',
  })
  const invited = await make<{ data: { token: string } }>('/admin/staf/undangan', {
    nama: 'Contoh — Rudi Hartono',
    email: 'rudi@demo.test',
    peran: 'Guru',
  })
  const statement = await send<{ data: Row }>(admin.context(), 'POST', '/admin/mutasi', undefined, {
    berkas: { name: 'Mutasi QRIS.csv', mimeType: 'text/csv', buffer: Buffer.from(STATEMENT) },
    waktu: '0',
    keterangan: '1',
    jumlah: '2',
  })
  const packages = (await get<{ data: Row[] }>('/admin/paket-soal')).data
  const bundle = await make<{ data: Row }>('/admin/bundel', {
    nama: 'Hemat Dua Paket',
    harga: 35_000,
    paket: packages.slice(0, 2).map(({ id }) => id),
  })
  const { hari } = await get<{ hari: string }>('/latihan/rencana', learner)
  const own = await get<{ dataUser: { nama: string; nohp: string } }>('/users/getAuth', learner)
  const course = await make<{ id: number }>('/admin/kelas', { nama: 'Contoh — Kelas Malam' })
  await make(`/admin/kelas/${course.id}/peserta`, {
    daftar: `Nama,Nomor HP\n${own.dataUser.nama},${own.dataUser.nohp}`,
  })
  const drill = await make<{ id: number }>(`/admin/kelas/${course.id}/tugas`, {
    keterampilan: ['structure_inversion', 'written_plural'],
    banyakSoal: 8,
    tenggat: hari,
    catatan: 'Kerjakan sebelum pertemuan berikutnya.',
  })
  return {
    package: packageId,
    drill: drill.id,
    bundle: bundle.data.id,
    question: {
      listening: await questionOf('listening'),
      structure: await questionOf('structure'),
      written: await questionOf('written'),
      reading: await questionOf('reading'),
    },
    class: classId,
    classPayment: first(
      (await get<{ pembayaran: Row[] }>('/admin/pembayaran-kelas?page=1&limit=5')).pembayaran
    ).id,
    pastEvent: first(events.filter(({ fase }) => fase === 'selesai')).id,
    comingEvent: first(events.filter(({ fase }) => fase === 'terjadwal')).id,
    statement: statement.data.id,
    lab: first((await get<{ data: Row[] }>('/admin/lab')).data).id,
    lateAnswers: first((await get<{ data: Row[] }>('/admin/jawaban-terlambat?page=1&limit=5')).data)
      .id,
    result: result.id,
    person: first(
      (await get<{ histories: { userId: number }[] }>('/admin/riwayat-ujian')).histories
    ).userId,
    certificate: result.kode,
    invitation: `/undangan#${invited.data.token}`,
    schoolLink: `/sekolah/${shared.data.token}`,
  }
}

const ROUTES = Object.values(registry.routes).map(({ methods, pattern }) => ({
  methods: methods as readonly string[],
  pattern: pattern.replace('/api', ''),
  matches: new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`),
}))
/** Every screen makes these calls. */
const ALWAYS = ['GET /users/getAuth', 'GET /pengaturan']

/** The route of a call, as the API names it. */
function routeOf(method: string, path: string): string | undefined {
  const fitting = ROUTES.filter(
    (route) => route.methods.includes(method) && route.matches.test(path)
  )
  // A literal part fits better than a parameter.
  const [best] = fitting.toSorted(
    (a, b) => a.pattern.split(':').length - b.pattern.split(':').length
  )
  return best && `${method} ${best.pattern}`
}

/** It demonstrates loading states, so it never finishes loading. */
const DESIGN_SYSTEM = '/testpage'

/** Opens a screen, and stores its picture with the documents. */
async function show(page: Page, screen: Screen, ids: Ids): Promise<Shown> {
  const calls = new Set<string>()
  const note = (request: { method(): string; url(): string }) => {
    const { pathname } = new URL(request.url())
    const route = pathname.startsWith('/api/') && routeOf(request.method(), pathname)
    if (route && !ALWAYS.includes(route)) calls.add(route)
  }
  page.on('request', note)
  await page.goto(screen.open(ids))
  await expect(page.getByRole('heading').first()).toBeVisible()
  if (screen.at !== DESIGN_SYSTEM) await expect(page.getByText(/^Memuat/)).toHaveCount(0)
  // Some screens poll continuously.
  await page.waitForLoadState('networkidle', { timeout: LIMITS.quiet }).catch(() => undefined)
  await page.evaluate(() => document.fonts.ready)
  const title = (await page.title()).replace(/ [|·–—-] [^|·–—-]*$/, '')
  await page.screenshot({
    path: `${DOCS}/${pictureOf(screen)}`,
    type: 'jpeg',
    quality: 70,
    caret: 'hide',
  })
  page.off('request', note)
  return { screen, title, calls: [...calls].toSorted() }
}

test('a picture of each screen', async ({ browser }) => {
  test.setTimeout(2 * LIMITS.wholeExam)
  rmSync(`${DOCS}/screens`, { recursive: true, force: true })
  mkdirSync(`${DOCS}/screens`)
  const viewers = await viewersIn(browser)
  const ids = await idsFor(viewers)
  const groups: Record<string, Shown[]> = {}
  for (const [group, screens] of Object.entries(SCREENS)) {
    groups[group] = []
    for (const screen of screens)
      groups[group].push(await show(viewers[screen.viewer], screen, ids))
  }
  writeFileSync(`${DOCS}/screens.md`, await describe(groups))
})
