import { findClass } from '#app/classes/actions/find_class'
import {
  countedResult,
  whyUnsat,
  whyUnsatInEvent,
  type ReportedAttempt,
} from '#app/reports/domain/counted_result'
import { heldUntil } from '#app/results/domain/held'
import {
  tableOf,
  withoutHeld,
  type LearnerOutcome,
  type ResultTable,
} from '#app/reports/domain/result_table'
import {
  packagesOfClass,
  attemptsOfClass,
  attemptsOfEvent,
  unusedGrantsOfClass,
  type BegunPackage,
} from '#app/reports/rows/attempts'
import { missing } from '#app/events/actions/find_event'
import { lastEntry } from '#app/events/domain/schedule'
import ExamEvent from '#app/events/models/exam_event'
import Package from '#app/packages/models/package'
import { NotFound } from '#app/platform/errors/failures'
import type { UnsatReason } from '#contracts/reports'

/** Results with their headings. */
export interface Results {
  /** Null for an event's results of all classes. */
  className: string | null
  /** Null for all of a class's attempts at a package. */
  event: { name: string; startsAt: number } | null
  packageName: string
  table: ResultTable
  /** From when on all of them are seen, as far as results are held back; null for at once. */
  opensAt: number | null
}

/** Who sees the results: staff see those that are held back, with until when. */
export type Audience = 'staff' | 'school'

/** A class with the packages that its learners have begun. */
export interface ClassWithPackages {
  id: number
  name: string
  isArchived: boolean
  packages: BegunPackage[]
}

/** @throws NotFound */
export async function readClassWithPackages(classId: number): Promise<ClassWithPackages> {
  const { id, name, archivedAt } = await findClass(classId)
  return { id, name, isArchived: archivedAt !== null, packages: await packagesOfClass(id) }
}

/**
 * A class's results of a package: of each learner the finished attempt that began last, from any source of its
 * access.
 * @throws NotFound without such a class or package
 */
export async function readClassResults(
  { id, name }: { id: number; name: string },
  packageId: number,
  now: number,
  audience: Audience = 'staff'
): Promise<Results> {
  const pack = await Package.find(packageId)
  if (!pack) throw new NotFound('Paket soal tidak ditemukan.')
  const learners = await attemptsOfClass(id, packageId)
  const granted = await unusedGrantsOfClass(id, packageId, now)
  const outcomes = learners.map((one) =>
    outcomeOf(one, () => whyUnsat(one.attempts, granted.has(one.id)))
  )
  return {
    className: name,
    event: null,
    packageName: pack.name,
    ...seenBy(audience, outcomes, pack.scoringTable, now),
  }
}

/**
 * An event's results: of its own attempts alone.
 * @param schoolClass restricts them to its learners; null for all
 * @throws NotFound
 */
export async function readEventResults(
  eventId: number,
  schoolClass: { id: number; name: string } | null,
  now: number,
  audience: Audience = 'staff'
): Promise<Results> {
  const event = await ExamEvent.find(eventId)
  if (!event) throw missing()
  const pack = await Package.findOrFail(event.packageId)
  const learners = await attemptsOfEvent(eventId, schoolClass?.id ?? null)
  const isCancelled = event.status === 'cancelled'
  const isOpen = now < lastEntry(event)
  const outcomes = learners.map((one) =>
    outcomeOf(one, () =>
      whyUnsatInEvent(one.attempts, { isCancelled, isOpen, hasArrived: one.hasArrived })
    )
  )
  return {
    className: schoolClass?.name ?? null,
    event: { name: event.name, startsAt: event.startsAt },
    packageName: pack.name,
    ...seenBy(audience, outcomes, pack.scoringTable, now),
  }
}

function seenBy(
  audience: Audience,
  outcomes: readonly LearnerOutcome[],
  scoringTable: string,
  now: number
) {
  const times = outcomes.flatMap(({ result }) => (result && heldUntil(result, now)) ?? [])
  const seen = audience === 'school' ? withoutHeld(outcomes, now) : outcomes
  return {
    table: tableOf(seen, scoringTable),
    opensAt: times.length === 0 ? null : Math.max(...times),
  }
}

function outcomeOf(
  { name, attempts }: { name: string; attempts: readonly ReportedAttempt[] },
  why: () => UnsatReason
): LearnerOutcome {
  const result = countedResult(attempts)
  return result ? { name, result, unsat: null } : { name, result: null, unsat: why() }
}
