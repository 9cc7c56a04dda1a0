import sharp from 'sharp'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#app/accounts/demo_accounts'
import { BrowserSession } from '#tests/support/browser_session'

const [ADMIN] = DEMO_ACCOUNTS

/** Signs one of the demo's people in, over HTTP. */
export async function signInAt(origin: string, email: string): Promise<BrowserSession> {
  const browser = await BrowserSession.visitor(origin)
  await browser.post('/users/login', { identifier: email, password: DEMO_PASSWORD })
  return browser
}

/** Pays for the demo package and has it confirmed, over HTTP as people do. */
export async function buyDemoPackage(origin: string, learner: BrowserSession): Promise<void> {
  const packages = await learner.get('/paket-soal')
  const { id } = packages.body.data.find(({ status }: { status: string }) => status === 'siap')
  const proof = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const payment = await learner.upload(
    'POST',
    '/payment/upload',
    { paket_soal_id: String(id) },
    { bukti: { data: proof, filename: 'bukti.jpg' } }
  )
  const admin = await signInAt(origin, ADMIN.email)
  await admin.put(`/admin/payments/${payment.body.data.id}/status`, { status: 'confirmed' })
}
