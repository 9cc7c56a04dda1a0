import type { BrowserContext, Page } from '@playwright/test'
import { confirmAdminPassword } from './password.ts'
import { send } from './people.ts'

/** Copies the package on sale, whose rules other journeys change by their events. Returns the draft's id. */
export async function copyPackage(office: BrowserContext): Promise<number> {
  const { data: packs } = await send<{ data: { id: number; status: string }[] }>(
    office,
    'GET',
    '/admin/paket-soal'
  )
  const original = packs.find(({ status }) => status === 'siap')
  const { data: copy } = await send<{ data: { id: number } }>(
    office,
    'POST',
    `/admin/paket-soal/${original?.id}/salin`
  )
  return copy.id
}

/** Puts a copy on sale under a name of its own, and gives a learner access to it. */
export async function grantCopy(
  admin: Page,
  { paketId, name, nohp }: { paketId: number; name: string; nohp: string }
): Promise<void> {
  const office = admin.context()
  await send(office, 'PUT', `/admin/paket-soal/${paketId}`, { nama_paket: name, status: 'siap' })
  const { users } = await send<{ users: { id: number }[] }>(
    office,
    'GET',
    `/admin/user?search=${nohp}`
  )
  await confirmAdminPassword(admin)
  await send(office, 'POST', `/admin/user/${users[0]?.id}/akses`, {
    paket_soal_id: paketId,
    alasan: 'Uji coba',
  })
}
