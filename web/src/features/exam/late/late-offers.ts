import type { Courier } from '@/features/exam/engine/courier'
import { loadLateCourier } from '@/features/exam/engine/later-parts'
import type { RecordKeeper } from '@/features/exam/engine/record-keeper'
import { isOwed } from '@/features/exam/late/late-answers'
import type { RoomStore } from '@/features/exam/store'

/** Offers late answers to the server whenever there are more. */
export interface LateOffers {
  /** Resolves once the server has answered or can't be reached. */
  offer(): Promise<void>
  /** Resolves when no offer is running. */
  close(): Promise<void>
}

interface LateOffersOptions {
  attemptId: number
  nohp: string
  store: RoomStore
  keeper: RecordKeeper
  /** Called when the server's response changed the record. */
  changed: () => void
  stopped: (error: unknown) => void
}

export function createLateOffers(options: LateOffersOptions): LateOffers {
  const { store, keeper } = options
  /** Loaded only when answers came too late. */
  let courier: Promise<Courier> | null = null
  let isClosed = false

  async function offer() {
    if (!isOwed(keeper.current()) || isClosed) return
    try {
      courier ??= loadLateCourier().then(({ createLateCourier }) => createLateCourier(options))
      await (await courier).flush()
    } catch (error) {
      courier = null
      console.warn('Late answers were not offered.', error)
    }
  }

  store.subscribe(({ late }, before) => {
    if (late !== before.late) void offer()
  })

  return {
    offer,
    async close() {
      isClosed = true
      await (await courier)?.close()
    },
  }
}
