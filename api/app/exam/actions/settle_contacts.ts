import app from '@adonisjs/core/services/app'
import { Contacts, type HiddenWindow, type Noted, type Return } from '#app/exam/calls/contacts'
import { storeSilence } from '#app/exam/actions/outages'
import { isSilence, startOf, type Contact } from '#app/exam/domain/silence'
import Attempt from '#app/exam/models/attempt'
import { addIncident, lastContacts } from '#app/exam/rows/contacts'
import { inParts } from '#app/platform/database/in_parts'
import { inTransaction } from '#app/platform/database/transaction'

/** Learners of one transaction: others' saves wait for it. */
const AT_ONCE = 50

/** The chain of all settlings of this process: each waits for those before it. */
let underWay: Promise<unknown> = Promise.resolve()

/**
 * Stores the outages and hidden windows that this process has noted. Boards and actions call it before they read
 * outages; a job does every second. What can't be stored is tried again by the next call.
 */
export function settleContacts(): Promise<void> {
  const settled = underWay.then(settle)
  underWay = settled.catch(() => undefined)
  return settled
}

async function settle(): Promise<void> {
  const contacts = await app.container.make(Contacts)
  const noted = contacts.takeNoted()
  try {
    await storeReturns(noted.returns)
    noted.returns = []
    await storeWindows(noted)
  } catch (error) {
    contacts.noteAgain(noted)
    throw error
  }
}

async function storeReturns(returns: readonly Return[]): Promise<void> {
  if (returns.length === 0) return
  const unknown = returns.filter(({ last }) => last === null).map(({ attemptId }) => attemptId)
  const stored = await lastContacts(unknown)
  const starts = await startsOf(unknown.filter((id) => !stored.has(id)))
  const silent = returns.flatMap(({ attemptId, last, now }) => {
    const before = last ?? stored.get(attemptId) ?? starts.get(attemptId)
    return before && isSilence(before.at, now) ? [{ attemptId, last: before, now }] : []
  })
  for (let at = 0; at < silent.length; at += AT_ONCE)
    await storeSome(silent.slice(at, at + AT_ONCE))
}

/** The starts of attempts of which no contact is stored. */
async function startsOf(attemptIds: readonly number[]): Promise<Map<number, Contact>> {
  const found = new Map<number, Contact>()
  for (const some of inParts(attemptIds)) {
    for (const attempt of await Attempt.query().whereIn('id', some)) {
      const start = startOf(attempt)
      if (start) found.set(attempt.id, start)
    }
  }
  return found
}

function storeSome(some: readonly { attemptId: number; last: Contact; now: number }[]) {
  return inTransaction(async (trx) => {
    for (const { attemptId, last, now } of some) {
      const attempt = await Attempt.query({ client: trx })
        .where('id', attemptId)
        .forUpdate()
        .first()
      if (attempt) await storeSilence(trx, attempt, last, now)
    }
  })
}

async function storeWindows(noted: Noted): Promise<void> {
  if (noted.windows.length === 0) return
  await inTransaction(async (trx) => {
    for (const { attemptId, ...window } of noted.windows satisfies HiddenWindow[]) {
      await addIncident(trx, attemptId, window, 'window')
    }
  })
}
