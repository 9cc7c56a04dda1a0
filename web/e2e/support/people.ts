import type { Browser, BrowserContext, Page } from '@playwright/test'
import { ORIGIN } from './environment.ts'

export interface Account {
  nama: string
  nohp: string
  email: string
  password: string
}

let sequence = 0

/** A new person with a unique name, phone number and address. */
export function newAccount(): Account {
  const unique = `${process.pid % 10_000}`.padStart(4, '0') + String(++sequence).padStart(4, '0')
  return {
    nama: `Rina Wijaya ${sequence}`,
    nohp: `0856${unique}`,
    email: `rina${unique}@contoh.test`,
    password: 'kata-sandi-8',
  }
}

/** Creates an account over HTTP, for journeys about something else than registering. */
export async function register(context: BrowserContext, account: Account): Promise<void> {
  await send(context, 'POST', '/users/register', account)
}

/** Signs in over HTTP. The context's pages are signed in from then on. */
export async function signIn(
  context: BrowserContext,
  { identifier, password }: { identifier: string; password: string }
): Promise<void> {
  await send(context, 'POST', '/users/login', { identifier, password })
}

/** Signs in a new user. */
export async function signUp(context: BrowserContext): Promise<Account> {
  const account = newAccount()
  await register(context, account)
  await signIn(context, { identifier: account.email, password: account.password })
  return account
}

/** A separate signed-in browser. */
export async function browserOf(
  browser: Browser,
  credentials: { identifier: string; password: string }
): Promise<Page> {
  const context = await browser.newContext()
  await signIn(context, credentials)
  return context.newPage()
}

/**
 * Calls the API with the context's cookies and the CSRF header.
 * @throws Error with the server's response if it isn't a success
 */
export async function send<Answer>(
  context: BrowserContext,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
  multipart?: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>
): Promise<Answer> {
  await context.request.get(`${ORIGIN}/api/users/getAuth`)
  const { cookies } = await context.storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const response = await context.request.fetch(`${ORIGIN}/api${path}`, {
    method,
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
    ...(data ? { data } : {}),
    ...(multipart ? { multipart } : {}),
  })
  if (!response.ok())
    throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
  return (await response.json()) as Answer
}
