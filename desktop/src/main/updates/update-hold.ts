import { z } from 'zod'
import { API_ROOT } from '../../../../api/contracts/paths.ts'
import { SEAT_UPDATES_PATH } from '../../../../api/contracts/seat_updates.ts'
import { labHeaders, type LabIdentity } from '../labs/lab-signature.ts'

const PATH = API_ROOT + SEAT_UPDATES_PATH
const TIMEOUT_MS = 5000
const ASK_MS = 60_000
/** An older answer may be from before an event was scheduled. */
const GOOD_FOR_MS = 3 * ASK_MS

const answerSchema = z.object({ data: z.object({ boleh: z.boolean() }) })

interface Asked {
  server: URL
  /** Null for a seat without a lab, which has no events. */
  lab: LabIdentity | null
  now: () => number
}

/**
 * Whether this seat must not be updated now, because of an exam event in its lab. The server decides. Without its
 * answer the update waits; it comes from the same server.
 */
export class UpdateHold {
  readonly #asked: Asked
  #allowedAt: number | null = null

  constructor(asked: Asked) {
    this.#asked = asked
  }

  get isHeld(): boolean {
    const { lab, now } = this.#asked
    if (lab === null) return false
    return this.#allowedAt === null || now() - this.#allowedAt > GOOD_FOR_MS
  }

  /** Asks the server. Never throws. */
  async ask(): Promise<void> {
    const { server, lab, now } = this.#asked
    if (lab === null) return
    const at = now()
    this.#allowedAt = (await mayUpdate(server, lab, at)) ? at : null
  }

  /** Asks at once, and then every minute. Returns a function that stops it. */
  watch(): () => void {
    void this.ask()
    const timer = setInterval(() => void this.ask(), ASK_MS)
    return () => clearInterval(timer)
  }
}

async function mayUpdate(server: URL, lab: LabIdentity, now: number): Promise<boolean> {
  try {
    const response = await fetch(new URL(PATH, server), {
      headers: labHeaders(lab, { method: 'GET', path: PATH, now }),
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer: unknown = await response.json()
    return response.ok && answerSchema.parse(answer).data.boleh
  } catch {
    // The check of the server reports why it can't be reached.
    return false
  }
}
