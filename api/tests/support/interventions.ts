import { randomUUID } from 'node:crypto'
import type { BrowserSession } from '#tests/support/browser_session'
import { scheduleEvent, type EventLearner, type PlannedEvent } from '#tests/support/events'
import { completePackage } from '#tests/support/exam'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession as Browser } from '#tests/support/browser_session'
import type Package from '#app/packages/models/package'
import type User from '#app/accounts/models/user'

export const WHY = 'Listrik padam.'

/** The body of an action; a key of its own unless another is given. */
export function action(jenis: string, peserta: number[] | 'semua', changes: object = {}) {
  return { jenis, peserta, alasan: WHY, kunci: randomUUID(), ...changes }
}

/** An event that has started, with its learners and an own invigilator. */
export interface StartedEvent extends PlannedEvent {
  pack: Package
  watcher: { user: User; browser: BrowserSession }
  ids: number[]
  /** Begins the exam of some of the learners. */
  begin: (...learners: EventLearner[]) => Promise<void>
  /** Sends an action as the admin, or as the invigilator. */
  act: (
    jenis: string,
    peserta: number[] | 'semua',
    changes?: object,
    by?: BrowserSession
  ) => ReturnType<BrowserSession['post']>
}

export async function startedEvent({ count = 2, ...changes }: Record<string, unknown> = {}) {
  const pack = await completePackage()
  const user = await createUser({ role: 'Pengawas' })
  const event = await scheduleEvent(pack, Date.now(), {
    pakaiToken: false,
    count: Number(count),
    pengawas: [user.id],
    ...changes,
  })
  await event.admin.post(`${event.path}/mulai`)
  const started: StartedEvent = {
    ...event,
    pack,
    watcher: { user, browser: await Browser.of(user) },
    ids: event.learners.map((learner) => learner.user.id),
    async begin(...learners) {
      for (const { browser } of learners) {
        const { status, body } = await browser.put('/soal/timers', { paketId: pack.id })
        if (status !== 200) throw new Error(`not begun: ${status} ${body.message}`)
      }
    },
    act: (jenis, peserta, more = {}, by = event.admin) =>
      by.post(`${event.path}/tindakan`, action(jenis, peserta, more)),
  }
  return started
}
