import type { ExamRoom } from '@/features/exam/engine/exam-room'
import { persist } from '@/features/exam/offline/persist'

/**
 * Asks the server for time and answers once it can be reached again: after a delayed delivery, and as soon as possible
 * when the session was opened from this device.
 */
export function watchContact(
  room: ExamRoom,
  { isStored, contacted }: { isStored: boolean; contacted: () => void },
  signal: AbortSignal
): void {
  let isAsking = false
  let waits = isStored

  async function ask() {
    if (isAsking) return
    isAsking = true
    try {
      await persist(() => room.revisit(), signal)
      contacted()
    } catch (error) {
      if (!signal.aborted) console.warn('Time and answers were not refreshed.', error)
    } finally {
      isAsking = false
    }
  }

  const unsubscribe = room.store.subscribe(({ delivery }) => {
    if (delivery === 'waiting') waits = true
    if (delivery !== 'idle' || !waits) return
    waits = false
    void ask()
  })
  signal.addEventListener('abort', unsubscribe)
  if (isStored) void ask()
}
