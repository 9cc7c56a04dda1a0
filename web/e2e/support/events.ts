import type { Locator, Page } from '@playwright/test'
import { send } from './people.ts'

const MINUTE_MS = 60_000

interface Planned {
  name: string
  /** Numbers of the learners. */
  learners: readonly string[]
  /** Ids of the classes. */
  classes?: number[]
  /** Ids of the invigilators. */
  invigilators?: number[]
  /** The lab where it takes place. */
  lab?: number
  /** Whether learners have to type a token. */
  hasToken?: boolean
}

/** Schedules an exam event that an invigilator can start immediately, without a token unless asked for. Returns its id. */
export async function scheduleEvent(
  admin: Page,
  { name, learners, classes = [], invigilators = [], lab, hasToken = false }: Planned
): Promise<number> {
  const context = admin.context()
  const { data: packages } = await send<{ data: { id: number }[] }>(
    context,
    'GET',
    '/admin/paket-soal'
  )
  const peserta: number[] = []
  for (const nohp of learners) {
    const path = `/admin/user?search=${nohp}&limit=5&page=1`
    const { users } = await send<{ users: { id: number }[] }>(context, 'GET', path)
    peserta.push(...users.map((user) => user.id))
  }
  const { id } = await send<{ id: number }>(context, 'POST', '/admin/jadwal', {
    nama: name,
    paketId: packages[0]?.id,
    kelas: classes,
    peserta,
    pengawas: invigilators,
    labId: lab ?? null,
    mulai: new Date(Date.now() + 10 * MINUTE_MS).toISOString(),
    caraMulai: 'pengawas',
    batasMulai: 60,
    toleransi: 15,
    istirahat: 10,
    pakaiToken: hasToken,
    gantiToken: 15,
  })
  await send(context, 'POST', `/admin/jadwal/${id}/jadwalkan`)
  return id
}

/** A learner's line on the board. */
export function boardRow(page: Page, { nama }: { nama: string }): Locator {
  const opens = page.getByRole('button', { name: `${nama}, rincian`, exact: true })
  return page.getByRole('row').filter({ has: opens })
}
