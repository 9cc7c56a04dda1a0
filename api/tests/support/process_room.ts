import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS } from '#app/accounts/domain/demo_accounts'
import { BrowserSession } from '#tests/support/browser_session'
import { DEMO_PASSWORD } from '#contracts/passwords'

const [ADMIN] = DEMO_ACCOUNTS
const PASSWORD = 'matahari-terbit'
const MINUTES = 60_000

/** The invigilator's name. */
export const WATCHER = 'Rini Pengawas'

/** A learner of a room: their id and a signed-in browser. */
export interface Seated {
  id: number
  browser: BrowserSession
}

/** An event on a server in a process of its own, which has started; everybody sits. */
export interface ProcessRoom {
  /** For staff. */
  path: string
  admin: BrowserSession
  watcher: BrowserSession
  learners: Seated[]
}

/**
 * Opens a room of learners who have begun, with an admin and an own invigilator.
 * @param origins of the admin's and the learners' server, and of the invigilator's; both may be the same
 */
export async function openRoom(
  [first, second]: readonly [string, string],
  count: number
): Promise<ProcessRoom> {
  const admin = await signIn(first, ADMIN.email, DEMO_PASSWORD)
  const { id: watcherId, email } = await invite(admin)
  const watcher = await signIn(second, email, PASSWORD)
  const [pack] = (await admin.get('/admin/paket-soal')).body.data
  const learners: Seated[] = []
  for (let number = 1; number <= count; number += 1) learners.push(await register(admin, number))
  const created = await admin.post('/admin/jadwal', {
    nama: 'Ujian di proses sendiri',
    paketId: pack.id,
    kelas: [],
    peserta: learners.map(({ id }) => id),
    pengawas: [watcherId],
    labId: null,
    mulai: new Date(Date.now() + 10 * MINUTES).toISOString(),
    caraMulai: 'pengawas',
    batasMulai: 60,
    toleransi: 15,
    istirahat: 10,
    pakaiToken: false,
    gantiToken: 15,
  })
  const path = `/admin/jadwal/${created.body.id}`
  await admin.post(`${path}/jadwalkan`)
  await watcher.post(`${path}/mulai`)
  for (const { browser } of learners) {
    const { status, body } = await browser.put('/soal/timers', { paketId: pack.id })
    if (status !== 200) throw new Error(`not begun: ${status} ${body.message}`)
  }
  return { path, admin, watcher, learners }
}

async function signIn(origin: string, identifier: string, password: string) {
  const browser = await BrowserSession.visitor(origin)
  const { status } = await browser.post('/users/login', { identifier, password })
  if (status !== 200) throw new Error(`login failed: ${status}`)
  return browser
}

async function invite(admin: BrowserSession): Promise<{ id: number; email: string }> {
  const email = 'rini@pengawas.test'
  await admin.confirmPassword(DEMO_PASSWORD)
  const role = { nama: WATCHER, email, peran: 'Pengawas' }
  const { token } = (await admin.post('/admin/staf/undangan', role)).body.data
  const guest = await BrowserSession.visitor(admin.origin)
  const own = { token, nama: WATCHER, nohp: '081299990000', password: PASSWORD }
  const { status, body } = await guest.post('/users/undangan', own)
  if (status >= 300) throw new Error(`not invited: ${status} ${body.message}`)
  const { staf } = (await admin.get('/admin/staf')).body
  return { id: staf.find((one: { email: string }) => one.email === email).id, email }
}

async function register(admin: BrowserSession, number: number): Promise<Seated> {
  const nohp = `08127777000${number}`
  const visitor = await BrowserSession.visitor(admin.origin)
  const email = `peserta-${randomUUID()}@contoh.test`
  const own = { nama: `Peserta ${number}`, nohp, email, password: PASSWORD }
  const { status, body } = await visitor.post('/users/register', own)
  if (status >= 300) throw new Error(`not registered: ${status} ${body.message}`)
  const [{ id }] = (await admin.get(`/admin/user?search=${nohp}`)).body.users
  return { id, browser: await signIn(admin.origin, nohp, PASSWORD) }
}
