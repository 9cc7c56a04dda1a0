import type { Browser, BrowserContext } from '@playwright/test'
import { ADMIN } from './environment.ts'
import { pay } from './payments.ts'
import { browserOf, register, send, signIn, somebody, type Account } from './people.ts'

/** Confirms what the context's learner has paid for, as an admin. */
export async function confirmPayment(browser: Browser, context: BrowserContext): Promise<void> {
  const { data } = await send<{ data: { id: number; status: string }[] }>(
    context,
    'GET',
    '/users/payment'
  )
  const pending = data.find(({ status }) => status === 'pending')
  if (!pending) throw new Error('Nothing waits for a confirmation')
  const admin = (await browserOf(browser, ADMIN)).context()
  await send(admin, 'PUT', `/admin/payments/${pending.id}/status`, { status: 'confirmed' })
  await admin.close()
}

/** Signs a new learner in who may sit the package that is on sale; returns its id. */
export async function enrol(
  browser: Browser,
  context: BrowserContext
): Promise<{ account: Account; paketId: number }> {
  const account = somebody()
  await register(context, account)
  await signIn(context, { identifier: account.email, password: account.password })
  const paketId = await pay(context)
  await confirmPayment(browser, context)
  return { account, paketId }
}
