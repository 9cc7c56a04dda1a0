import type { Page } from '@playwright/test'
import { confirmAdminPassword } from './password.ts'
import { newAccount, send, type Account } from './people.ts'

/** An invigilator's account, by invitation. @param guest a page that nobody is signed in on */
export async function invigilator(admin: Page, guest: Page): Promise<Account & { id: number }> {
  const account = newAccount()
  await confirmAdminPassword(admin)
  const { nama, email, nohp, password } = account
  const invited = { nama, email, peran: 'Pengawas' }
  const { data } = await send<{ data: { token: string } }>(
    admin.context(),
    'POST',
    '/admin/staf/undangan',
    invited
  )
  await send(guest.context(), 'POST', '/users/undangan', {
    token: data.token,
    nama,
    nohp,
    password,
  })
  const { staf } = await send<{ staf: { id: number; email: string }[] }>(
    admin.context(),
    'GET',
    '/admin/staf'
  )
  return { ...account, id: staf.find((one) => one.email === email)?.id ?? 0 }
}
