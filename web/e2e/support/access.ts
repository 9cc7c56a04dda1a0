import type { Browser, BrowserContext } from '@playwright/test'
import { ADMIN } from './environment.ts'
import { pay } from './payments.ts'
import { browserOf, send, signUp, type Account } from './people.ts'

type Decision = { status: 'confirmed' } | { status: 'rejected'; alasanPenolakan: string }

/** Decides, as an admin, on the payments of the context's learner. */
async function decide(
  browser: Browser,
  context: BrowserContext,
  decision: Decision
): Promise<void> {
  const { data } = await send<{ data: { id: number; status: string }[] }>(
    context,
    'GET',
    '/users/payment'
  )
  const pending = data.find(({ status }) => status === 'pending')
  if (!pending) throw new Error('Nothing waits for a decision')
  const admin = (await browserOf(browser, ADMIN)).context()
  await send(admin, 'PUT', `/admin/payments/${pending.id}/status`, decision)
  await admin.close()
}

export async function confirmPayment(browser: Browser, context: BrowserContext): Promise<void> {
  await decide(browser, context, { status: 'confirmed' })
}

export async function rejectPayment(
  browser: Browser,
  context: BrowserContext,
  alasanPenolakan: string
): Promise<void> {
  await decide(browser, context, { status: 'rejected', alasanPenolakan })
}

/** Signs in a new learner with access to the package on sale. Returns its id. */
export async function enrol(
  browser: Browser,
  context: BrowserContext
): Promise<{ account: Account; paketId: number }> {
  const account = await signUp(context)
  const paketId = await pay(context)
  await confirmPayment(browser, context)
  return { account, paketId }
}
