import { createHash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import Entitlement from '#app/enrolment/models/entitlement'
import {
  actOnLearner,
  previewOnLearner,
  type Person,
  type Undertaking,
} from '#app/events/actions/act_on_learner'
import { claimAction, firstOutcomes, type Claimed } from '#app/events/actions/claim_action'
import { findWatched } from '#app/events/actions/find_event'
import type { Actor } from '#app/events/actions/read_acted_on'
import { requireOpen } from '#app/events/actions/require_open'
import type { Act } from '#app/events/domain/acts'
import ExamEvent from '#app/events/models/exam_event'
import {
  doneBy,
  storeOutcomes,
  touchAction,
  type NewAction,
  type Outcome,
  type Scope,
} from '#app/events/rows/actions'
import { inParts } from '#app/platform/database/in_parts'
import { settleContacts } from '#app/exam/actions/settle_contacts'
import Attempt from '#app/exam/models/attempt'
import { InvalidInput, NotFound } from '#app/platform/errors/failures'
import { spend } from '#app/platform/limits/budgets'
import { clock } from '#app/platform/time/clock'
import { INVIGILATORS_MINUTES } from '#contracts/interventions'

/** An action as it is asked for. */
export interface AskedAction {
  act: Act
  /** Made by the client for this press; missing in a preview alone. */
  key: string | undefined
  /** Whether only to say what would happen. */
  isPreview: boolean
}

/** Of one person: fast manual work, and far from what would slow learners down. */
const ACTIONS = { requests: 300, minutes: 1 }

/** How often a long action notes that it goes on. */
const TOUCH_EVERY_MS = 3_000

/** What is acted on, and where its keys are unique. */
interface Field {
  scope: Scope
  event: ExamEvent | null
  people: () => Promise<Person[]>
}

/**
 * Acts on learners of an event: all or some.
 * @throws NotFound, also for another invigilator's event; InvalidInput for a person who isn't in it, and for a used
 *   key; Conflict when it is closed or called off; TooManyRequests
 */
export async function actInEvent(
  staff: User,
  eventId: number,
  chosen: readonly number[] | 'all',
  asked: AskedAction
): Promise<Outcome[]> {
  const event = await findWatched(staff, eventId)
  const contents = chosen === 'all' ? chosen : [...new Set(chosen)].toSorted((a, b) => a - b)
  const people = await sittersOf(event, contents)
  return act(
    staff,
    { scope: `event ${eventId}`, event, people: async () => people },
    contents,
    asked
  )
}

/**
 * Acts on an attempt, in an event or outside of one.
 * @throws NotFound; as `actInEvent`
 */
export async function actOnAttempt(
  admin: User,
  attemptId: number,
  asked: AskedAction
): Promise<Outcome[]> {
  const attempt = await findAttempt(attemptId)
  const { eventId } = await Entitlement.findOrFail(attempt.entitlementId)
  const event = eventId === null ? null : await ExamEvent.find(eventId)
  const { userId, packageName } = attempt
  const person = async (): Promise<Person> => ({
    name: await nameOf(userId),
    target: event ? { userId, eventId: event.id, attemptId } : { userId, attemptId },
    within: event ? { eventId: event.id, name: event.name } : { attemptId, packageName },
  })
  const scope: Scope = event ? `event ${event.id}` : `attempt ${attemptId}`
  return act(admin, { scope, event, people: async () => [await person()] }, [userId], asked)
}

/** @throws NotFound */
export async function findAttempt(id: number): Promise<Attempt> {
  const attempt = await Attempt.find(id)
  if (!attempt) throw new NotFound('Simulasi tidak ditemukan.')
  return attempt
}

async function act(
  staff: User,
  { scope, event, people }: Field,
  contents: unknown,
  { act: wanted, key, isPreview }: AskedAction
): Promise<Outcome[]> {
  await spend('actions', staff.id, ACTIONS)
  const actor: Actor = {
    id: staff.id,
    name: staff.name,
    isAdmin: staff.can('events.manage'),
  }
  const invigilatorsMinutes = event?.invigilatorsMinutes ?? INVIGILATORS_MINUTES.default
  const acting = { act: wanted, actor, invigilatorsMinutes, plan: event }
  if (isPreview) {
    await settleContacts()
    if (event) requireOpen(event)
    const outcomes: Outcome[] = []
    for (const person of await people()) outcomes.push(await previewOnLearner(acting, person))
    return outcomes
  }
  if (key === undefined) throw new TypeError('an action without a key')
  const action: NewAction = {
    scope,
    key: key.toLowerCase(),
    digest: digestOf([wanted, contents]),
    actorId: staff.id,
    kind: wanted.kind,
  }
  const claimed = (await firstOutcomes(action)) ?? (await claimOpen(event, action))
  if ('outcomes' in claimed) return claimed.outcomes
  const undertaking: Undertaking = { ...acting, actionId: claimed.id }
  // Their outages are read from what is stored.
  await settleContacts()
  const outcomes = await actOnAll(undertaking, await people())
  await storeOutcomes(claimed.id, outcomes)
  return outcomes
}

function claimOpen(event: ExamEvent | null, action: NewAction): Promise<Claimed> {
  if (event) requireOpen(event)
  return claimAction(action)
}

/** One after the other. Those who were done before a process ended aren't done again. */
async function actOnAll(undertaking: Undertaking, people: readonly Person[]): Promise<Outcome[]> {
  const before = await doneBy(undertaking.actionId)
  const outcomes: Outcome[] = []
  let touchedAt = clock.now()
  for (const person of people) {
    // Lets arrived requests run, and use the database, before the next one.
    await turn()
    const known = before.get(person.target.userId)
    outcomes.push(known ?? (await actOnLearner(undertaking, person)))
    if (clock.now() - touchedAt < TOUCH_EVERY_MS) continue
    touchedAt = clock.now()
    await touchAction(undertaking.actionId, touchedAt)
  }
  return outcomes
}

interface SitterRow {
  id: number
  name: string
}

/** The chosen learners of an event by name. @throws InvalidInput for one who isn't in it */
async function sittersOf(
  { id, name }: ExamEvent,
  chosen: readonly number[] | 'all'
): Promise<Person[]> {
  const all = () =>
    db
      .query<SitterRow>()
      .from('event_learners')
      .join('users', 'users.id', 'event_learners.user_id')
      .where('event_learners.event_id', id)
      .whereNull('event_learners.removed_at')
      .select('users.id', 'users.name')
  const found: SitterRow[] = []
  if (chosen === 'all') found.push(...(await all()))
  else for (const some of inParts(chosen)) found.push(...(await all().whereIn('users.id', some)))
  if (chosen !== 'all' && found.length !== chosen.length) {
    const sentence = 'Salah satu peserta tidak ada di ujian ini.'
    throw new InvalidInput(sentence, [{ field: 'peserta', msg: sentence }])
  }
  return found
    .toSorted((a, b) => a.name.localeCompare(b.name, 'id') || a.id - b.id)
    .map((row) => ({
      name: row.name,
      target: { userId: row.id, eventId: id },
      within: { eventId: id, name },
    }))
}

async function nameOf(userId: number): Promise<string> {
  const row = (await db
    .from('users')
    .where('id', userId)
    .select('name')
    .first()) as SitterRow | null
  return row?.name ?? ''
}

function digestOf(contents: unknown): string {
  return createHash('sha256').update(JSON.stringify(contents)).digest('hex')
}
