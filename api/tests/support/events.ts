import type User from '#app/accounts/models/user'
import { tokenAt } from '#app/events/secrets/event_token'
import type Package from '#app/packages/models/package'
import { createUsers } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { adminBrowser } from '#tests/support/questions'

/** An admin's form; a start in an hour, by an invigilator, with a token. */
export function eventForm(pack: Package, startsAt: number, changes: object = {}) {
  return {
    nama: 'Ujian XII IPA 1',
    paketId: pack.id,
    kelas: [],
    peserta: [],
    pengawas: [],
    labId: null,
    mulai: new Date(startsAt).toISOString(),
    caraMulai: 'pengawas',
    batasMulai: 60,
    toleransi: 15,
    istirahat: 10,
    pakaiToken: true,
    gantiToken: 15,
    ...changes,
  }
}

/** A signed-in learner of an event. */
export interface EventLearner {
  user: User
  browser: BrowserSession
}

/** A scheduled event with its admin and learners. */
export interface PlannedEvent {
  id: number
  /** For admins. */
  path: string
  admin: BrowserSession
  learners: EventLearner[]
  /** The token at a time. */
  token: (now: number) => string
}

/** Schedules an event of a package for `count` learners. */
export async function scheduleEvent(
  pack: Package,
  startsAt: number,
  { count = 1, ...changes }: { count?: number } & Record<string, unknown> = {}
): Promise<PlannedEvent> {
  const users = await createUsers(count)
  const learners = await Promise.all(
    users.map(async (user) => ({ user, browser: await BrowserSession.of(user) }))
  )
  const admin = await adminBrowser()
  const peserta = learners.map(({ user }) => user.id)
  const { status, body } = await admin.post(
    '/admin/jadwal',
    eventForm(pack, startsAt, { peserta, ...changes })
  )
  if (status !== 201) throw new Error(`no event: ${status} ${body.message}`)
  const path = `/admin/jadwal/${body.id}`
  const scheduled = await admin.post(`${path}/jadwalkan`)
  if (scheduled.status !== 200) throw new Error(`not scheduled: ${scheduled.body.message}`)
  const tokenMinutes = Number(changes.gantiToken ?? 15)
  const { id } = body
  return { id, path, admin, learners, token: (now) => tokenAt({ id, tokenMinutes }, now) }
}
