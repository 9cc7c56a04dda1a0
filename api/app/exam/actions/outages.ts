import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import app from '@adonisjs/core/services/app'
import { Contacts } from '#app/exam/calls/contacts'
import {
  after,
  outagesIn,
  secondsOf,
  startOf,
  type Contact,
  type Outage,
} from '#app/exam/domain/silence'
import Attempt from '#app/exam/models/attempt'
import {
  addIncident,
  incidentsOf,
  lastContacts,
  lengthenOutage,
  markGivenBack,
  type StoredIncident,
} from '#app/exam/rows/contacts'
import { inParts } from '#app/platform/database/in_parts'

/**
 * Seconds of the running session's outages that weren't given back yet, rounded up; one that goes on counts up to now.
 * Not limited by the session's minutes. Also when the session's time has run out and the learner hasn't moved on.
 */
export async function readOutages(
  trx: TransactionClientContract | undefined,
  attempt: Attempt,
  now: number
): Promise<number> {
  const stored = openOutages(await outagesOf(trx, attempt.id), attempt)
  const goingOn = await unstoredOf(trx, attempt, now)
  return secondsOf([...stored, ...goingOn.filter(({ session }) => session === attempt.session)])
}

/**
 * The same, and marks them as given back. The attempt's row must be locked.
 * @returns the seconds
 */
export async function giveOutagesBack(
  trx: TransactionClientContract,
  attempt: Attempt,
  now: number
): Promise<number> {
  await countSilenceUpTo(trx, attempt, now)
  const open = openOutages(await outagesOf(trx, attempt.id), attempt)
  await markGivenBack(
    trx,
    open.map(({ id }) => id),
    now
  )
  return secondsOf(open)
}

/** Stores the outage that goes on, up to now. The attempt's row must be locked. */
export async function countSilenceUpTo(
  trx: TransactionClientContract,
  attempt: Attempt,
  now: number
): Promise<void> {
  const last = await lastContactOf(trx, attempt)
  if (last) await storeSilence(trx, attempt, last, now)
}

/**
 * Stores the outages of a silence, without the part that is stored already. The attempt's row must be locked.
 * @param last the contact before the silence
 */
export async function storeSilence(
  trx: TransactionClientContract,
  attempt: Attempt,
  last: Contact,
  now: number
): Promise<void> {
  const stored = (await outagesOf(trx, attempt.id)).at(-1)
  for (const outage of outagesIn(last, silentOf(attempt), now)) {
    const news = after(outage, stored?.to ?? 0)
    if (!news) continue
    const goesOn = stored?.to === news.from && stored.givenBackAt === null
    if (stored && goesOn) await lengthenOutage(trx, stored.id, news.to)
    else await addIncident(trx, attempt.id, news, 'outage')
  }
}

async function unstoredOf(
  trx: TransactionClientContract | undefined,
  attempt: Attempt,
  now: number
): Promise<Outage[]> {
  const last = await lastContactOf(trx, attempt)
  return last ? unstoredSince(last, attempt, await outagesOf(trx, attempt.id), now) : []
}

function unstoredSince(
  last: Contact,
  attempt: Attempt,
  stored: readonly StoredIncident[],
  now: number
): Outage[] {
  const storedTo = stored.at(-1)?.to ?? 0
  return outagesIn(last, silentOf(attempt), now).flatMap((one) => after(one, storedTo) ?? [])
}

/** The attempt's last contact: the one in memory, else the stored one; null for none. */
async function lastContactOf(
  trx: TransactionClientContract | undefined,
  attempt: Attempt
): Promise<Contact | null> {
  const contacts = await app.container.make(Contacts)
  const { id } = attempt
  return contacts.of(id) ?? (await lastContacts([id], trx)).get(id) ?? startOf(attempt)
}

/** Of running attempts the outages of the present session that weren't given back yet, up to now. */
export async function openOutagesOf(
  attemptIds: readonly number[],
  now: number
): Promise<Map<number, Outage[]>> {
  const contacts = await app.container.make(Contacts)
  const attempts: Attempt[] = []
  for (const some of inParts(attemptIds)) {
    attempts.push(...(await Attempt.query().whereIn('id', some).where('status', 'running')))
  }
  const ids = attempts.map(({ id }) => id)
  const stored = await lastContacts(ids.filter((id) => !contacts.of(id)))
  const outages = Map.groupBy(
    (await incidentsOf(ids)).filter(({ kind }) => kind === 'outage'),
    ({ attemptId }) => attemptId
  )
  return new Map(
    attempts.map((attempt): [number, Outage[]] => {
      const known = outages.get(attempt.id) ?? []
      const last = contacts.of(attempt.id) ?? stored.get(attempt.id) ?? startOf(attempt)
      const goingOn = last ? unstoredSince(last, attempt, known, now) : []
      const present = goingOn.filter(({ session }) => session === attempt.session)
      return [attempt.id, [...openOutages(known, attempt), ...present]]
    })
  )
}

async function outagesOf(
  trx: TransactionClientContract | undefined,
  attemptId: number
): Promise<StoredIncident[]> {
  return (await incidentsOf([attemptId], trx)).filter(({ kind }) => kind === 'outage')
}

function openOutages(outages: readonly StoredIncident[], { session }: Attempt): StoredIncident[] {
  return outages.filter((one) => one.session === session && one.givenBackAt === null)
}

function silentOf(attempt: Attempt) {
  const { session, restMinutes, runsSince, pausedAt } = attempt
  const end = attempt.endOf(session) ?? attempt.deadline
  const deadline = Math.min(end, pausedAt ?? end)
  return {
    session,
    deadline,
    runsSince,
    restMinutes,
    endOf: (one: Outage['session']) => attempt.endOf(one),
  }
}
