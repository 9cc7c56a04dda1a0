import { DEMO_ACCOUNTS } from '#app/accounts/domain/demo_accounts'
import { DEMO_PASSWORD } from '#contracts/passwords'
import { BrowserSession } from '#tests/support/browser_session'
import { jpegPhoto } from '#tests/support/pictures'

const [ADMIN] = DEMO_ACCOUNTS

/** A browser signed in to a server of its own. */
export async function signIn(origin: string, email: string, password = DEMO_PASSWORD) {
  const browser = await BrowserSession.visitor(origin)
  const login = await browser.post('/users/login', { identifier: email, password })
  if (login.status !== 200) throw new Error(`login of ${email} failed with ${login.status}`)
  return browser
}

export async function signInAsAdmin(origin: string): Promise<BrowserSession> {
  return signIn(origin, ADMIN.email)
}

/** Pays for the demo's package and confirms it, over HTTP. */
export async function buyDemoPackage(learner: BrowserSession, admin: BrowserSession) {
  const packages = await learner.get('/paket-soal')
  const { id } = packages.body.data.find(({ status }: { status: string }) => status === 'siap')
  const payment = await learner.upload(
    'POST',
    '/payment/upload',
    { paket_soal_id: String(id) },
    { bukti: { data: await jpegPhoto(), filename: 'bukti.jpg' } }
  )
  await admin.put(`/admin/payments/${payment.body.data.id}/status`, { status: 'confirmed' })
}

export interface DemoLearner {
  browser: BrowserSession
  nohp: string
  email: string
  password: string
}

/** A new learner, number 1 to 99, with a grant for the demo's package. */
export async function enrolNewLearner(
  origin: string,
  admin: BrowserSession,
  number: number
): Promise<DemoLearner> {
  const nohp = `0812777700${String(number).padStart(2, '0')}`
  const email = `peserta${number}@ruang.test`
  const password = 'kata-sandi-ujian'
  const visitor = await BrowserSession.visitor(origin)
  await visitor.post('/users/register', { nama: `Peserta ${number}`, nohp, email, password })
  const browser = await signIn(origin, email, password)
  await buyDemoPackage(browser, admin)
  return { browser, nohp, email, password }
}

/** A new learner, number 1 to 99, who has started the demo's package. */
export async function startNewLearner(origin: string, admin: BrowserSession, number: number) {
  const { browser, nohp, email } = await enrolNewLearner(origin, admin, number)
  const started = await browser.put('/soal/timers', { nohp })
  if (started.status !== 200) throw new Error(`start of ${email} failed with ${started.status}`)
  return browser
}
