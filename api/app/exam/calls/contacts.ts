import { LRUCache } from 'lru-cache'
import { drives } from '#app/exam/domain/driving'
import { isSilence, type Contact } from '#app/exam/domain/silence'
import type { AttemptClock } from '#app/exam/domain/types'
import type { Session } from '#contracts/exam'

/** What a page reports with its pulse. */
export interface Pulse {
  /** Answers that wait on the device. */
  unsent: number
  /** Where the learner is, 0-143. */
  page: number | null
  isPlaying: boolean | null
  isVisible: boolean | null
  /** In per cent. */
  battery: number | null
  isCharging: boolean | null
  /** What it is, as its browser tells: 'Chrome di Windows'. */
  device: string | null
}

/** The last that was heard of an attempt's device; times in epoch milliseconds. */
export interface Presence extends Contact, Pulse {
  attemptId: number
  /** When answers were last saved, in any process; 0 for never. */
  savedAt: number
  /** Since when the exam's window is hidden; null while it is visible. */
  hiddenSince: number | null
}

/** A learner of an exam event. */
export interface Waiter {
  eventId: number
  userId: number
}

/** The last pulse of a waiting room. */
export interface WaitingPresence extends Waiter, Pulse {
  at: number
}

/** What a process has heard that others don't know yet. */
export interface Heard {
  attempts: Presence[]
  waiting: WaitingPresence[]
}

/** A contact after a silence, or the first that this process sees: `last` is then in the database, if anywhere. */
export interface Return {
  attemptId: number
  last: Contact | null
  now: number
}

/** A window that was hidden, and is visible again. */
export interface HiddenWindow {
  attemptId: number
  session: Session
  from: number
  to: number
}

/** What is to be stored of contacts. */
export interface Noted {
  returns: Return[]
  windows: HiddenWindow[]
}

interface CallingDriver {
  loginId: string
}

interface DrivenAttempt {
  id: number
  driver: string
  clock: AttemptClock
}

/** Four times the largest exam; some 200 bytes each. */
const MAX_HELD = 20_000

const NOTHING_REPORTED = {
  unsent: 0,
  page: null,
  isPlaying: null,
  isVisible: null,
  battery: null,
  isCharging: null,
  device: null,
} satisfies Pulse

/**
 * The last contact of every attempt: in memory, because a write for each would cost more than all saves. `ContactSharing`
 * shares it between processes, `storeContacts` stores it every few seconds, `settleContacts` the outages.
 */
export class Contacts {
  readonly #held = new LRUCache<number, Presence>({ max: MAX_HELD })
  readonly #waiting = new LRUCache<string, WaitingPresence>({ max: MAX_HELD })
  readonly #unshared = new Set<number>()
  readonly #unsharedWaiting = new Set<string>()
  readonly #unstored = new Set<number>()
  #noted: Noted = { returns: [], windows: [] }

  /** Notes a call of a login about its user's running attempt. Calls of other logins than the driving one don't count. */
  note(caller: CallingDriver, { id, driver, clock }: DrivenAttempt, now: number): void {
    if (!drives({ driver }, caller) || clock.status === 'finished') return
    const held = this.#held.get(id)
    if (!held || isSilence(held.at, now)) {
      const last = held ? { session: held.session, at: held.at } : null
      this.#noted.returns.push({ attemptId: id, last, now })
    }
    this.#put({
      ...(held ?? { ...NOTHING_REPORTED, savedAt: 0, hiddenSince: null }),
      attemptId: id,
      session: clock.session,
      at: Math.max(now, held?.at ?? 0),
    })
  }

  /** Notes what a pulse reports, after `note`. */
  report(attemptId: number, pulse: Pulse, now: number): void {
    const held = this.#held.get(attemptId)
    if (!held) return
    const { hiddenSince, session } = held
    if (pulse.isVisible === true && hiddenSince !== null) {
      this.#noted.windows.push({ attemptId, session, from: hiddenSince, to: now })
    }
    const hidden = pulse.isVisible === false ? (hiddenSince ?? now) : null
    this.#put({ ...held, ...pulse, hiddenSince: pulse.isVisible === null ? hiddenSince : hidden })
  }

  /** Notes that answers were saved, after `note`. */
  saved(attemptId: number, now: number): void {
    const held = this.#held.get(attemptId)
    if (held) this.#put({ ...held, savedAt: now })
  }

  /** Notes the pulse of a waiting room. */
  noteWaiting({ eventId, userId }: Waiter, pulse: Pulse, now: number): void {
    const key = keyOf({ eventId, userId })
    this.#waiting.set(key, { eventId, userId, ...pulse, at: now })
    this.#unsharedWaiting.add(key)
  }

  waitingOf(waiter: Waiter): WaitingPresence | undefined {
    return this.#waiting.get(keyOf(waiter))
  }

  of(attemptId: number): Presence | undefined {
    return this.#held.get(attemptId)
  }

  /** Takes what is to be stored. */
  takeNoted(): Noted {
    const noted = this.#noted
    this.#noted = { returns: [], windows: [] }
    return noted
  }

  /** Gives back what couldn't be stored. */
  noteAgain({ returns, windows }: Noted): void {
    this.#noted.returns.unshift(...returns)
    this.#noted.windows.unshift(...windows)
  }

  /** Takes what other processes don't know yet. */
  takeUnshared(): Heard {
    const waiting = [...this.#unsharedWaiting].flatMap((key) => this.#waiting.get(key) ?? [])
    this.#unsharedWaiting.clear()
    return { attempts: this.#take(this.#unshared), waiting }
  }

  /** Those whose last contact isn't stored yet. */
  takeUnstored(): Presence[] {
    return this.#take(this.#unstored)
  }

  /** Takes over what another process has heard. */
  learn({ attempts, waiting }: Heard): void {
    for (const other of waiting) {
      const held = this.waitingOf(other)
      if (!held || other.at >= held.at) this.#waiting.set(keyOf(other), other)
    }
    for (const other of attempts) {
      const held = this.#held.get(other.attemptId)
      if (!held || other.at >= held.at) {
        const savedAt = Math.max(other.savedAt, held?.savedAt ?? 0)
        this.#held.set(other.attemptId, { ...other, savedAt })
      }
    }
  }

  #put(presence: Presence): void {
    this.#held.set(presence.attemptId, presence)
    this.#unshared.add(presence.attemptId)
    this.#unstored.add(presence.attemptId)
  }

  #take(ids: Set<number>): Presence[] {
    const taken = [...ids].flatMap((id) => this.#held.get(id) ?? [])
    ids.clear()
    return taken
  }
}

const keyOf = ({ eventId, userId }: Waiter) => `${eventId} ${userId}`
