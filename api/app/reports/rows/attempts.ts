import db from '@adonisjs/lucid/services/db'
import { eventLearners } from '#app/events/rows/event_learners'
import { timeOf, type StoredTime } from '#app/platform/database/columns'
import type { FinalResult, ReportedAttempt } from '#app/reports/domain/counted_result'
import type { Role } from '#contracts/capabilities'

/** A learner with their attempts at one package, or in one event. */
export interface LearnerAttempts {
  id: number
  name: string
  attempts: ReportedAttempt[]
}

export interface EventLearnerAttempts extends LearnerAttempts {
  hasArrived: boolean
}

interface Row {
  id: number
  name: string
  arrived_at?: number | string | null
  attempt_id: number | null
  listening_score: number | null
  structure_score: number
  reading_score: number
  total_score: number
  scoring_table: string
  finished_at: number | string
  revised_at: number | string | null
  excluded_at: StoredTime | null
  late_id: number | null
  opens_at: StoredTime | null
}

const RESULT_COLUMNS = [
  'users.id',
  'users.name',
  'attempts.id as attempt_id',
  'results.listening_score',
  'results.structure_score',
  'results.reading_score',
  'results.total_score',
  'results.scoring_table',
  'results.created_at as finished_at',
  'results.revised_at',
  'results.excluded_at',
  'late_submissions.id as late_id',
  'results.opens_at',
]

/** The learners of a class by name, with their attempts at a package; those who have become staff are left out. */
export async function attemptsOfClass(
  classId: number,
  packageId: number
): Promise<LearnerAttempts[]> {
  const rows: Row[] = await db
    .from('class_members')
    .join('users', 'users.id', 'class_members.user_id')
    .leftJoin('attempts', (join) => {
      void join.on('attempts.user_id', 'users.id').andOnVal('attempts.package_id', packageId)
    })
    .leftJoin('results', 'results.attempt_id', 'attempts.id')
    .leftJoin('late_submissions', 'late_submissions.open_attempt_id', 'attempts.id')
    .where('class_members.class_id', classId)
    .where('users.role', 'User' satisfies Role)
    .orderBy('users.name')
    .orderBy('users.id')
    .select(RESULT_COLUMNS)
  return byLearner(rows)
}

/**
 * The learners of an event by name, with their attempts there. @param classId restricts them to a class; null for all
 */
export async function attemptsOfEvent(
  eventId: number,
  classId: number | null
): Promise<EventLearnerAttempts[]> {
  const query = eventLearners(eventId)
    .leftJoin('results', 'results.attempt_id', 'attempts.id')
    .leftJoin('late_submissions', 'late_submissions.open_attempt_id', 'attempts.id')
    .where('users.role', 'User' satisfies Role)
    .select(RESULT_COLUMNS)
    .select('event_learners.arrived_at')
  if (classId !== null) {
    const members = db.from('class_members').where('class_id', classId).select('user_id')
    void query.whereIn('users.id', members)
  }
  const rows: Row[] = await query
  const arrived = new Set(rows.flatMap((row) => (row.arrived_at ? row.id : [])))
  return byLearner(rows).map((learner) => ({ ...learner, hasArrived: arrived.has(learner.id) }))
}

/** The learners of a class with unused access to a package. */
export async function unusedGrantsOfClass(
  classId: number,
  packageId: number,
  now: number
): Promise<Set<number>> {
  const rows: { user_id: number }[] = await db
    .from('class_members')
    .join('entitlements', 'entitlements.user_id', 'class_members.user_id')
    .leftJoin('grant_terms', 'grant_terms.event_id', 'entitlements.event_id')
    .where('class_members.class_id', classId)
    .where('entitlements.package_id', packageId)
    .whereNull('entitlements.used_at')
    .whereNull('entitlements.revoked_at')
    .where((open) => {
      void open
        .whereNull('grant_terms.closes_at')
        .orWhere('grant_terms.closes_at', '>', now)
        .orWhere('entitlements.late_until', '>', now)
    })
    .select('entitlements.user_id')
  return new Set(rows.map(({ user_id: id }) => id))
}

/** A package that learners of a class have begun. */
export interface BegunPackage {
  id: number
  name: string
  /** How many of them. */
  learners: number
}

/** The packages that learners of a class have begun, the one of the latest start first. */
export async function packagesOfClass(classId: number): Promise<BegunPackage[]> {
  const rows: { id: number; name: string; learners: number | string }[] = await db
    .from('class_members')
    .join('users', 'users.id', 'class_members.user_id')
    .join('attempts', 'attempts.user_id', 'users.id')
    .join('packages', 'packages.id', 'attempts.package_id')
    .where('class_members.class_id', classId)
    .where('users.role', 'User' satisfies Role)
    .groupBy('packages.id', 'packages.name')
    .orderByRaw('max(attempts.started_at) desc, packages.id desc')
    .select('packages.id', 'packages.name')
    .countDistinct('users.id as learners')
  return rows.map((row) => ({ ...row, learners: Number(row.learners) }))
}

/** One learner for all rows of theirs, in their order. */
function byLearner(rows: readonly Row[]): LearnerAttempts[] {
  const learners = new Map<number, LearnerAttempts>()
  for (const row of rows) {
    const learner = learners.get(row.id) ?? { id: row.id, name: row.name, attempts: [] }
    learners.set(row.id, learner)
    if (row.attempt_id !== null) {
      learner.attempts.push({ id: row.attempt_id, result: resultOf(row) })
    }
  }
  return [...learners.values()]
}

function resultOf(row: Row): FinalResult | null {
  if (row.listening_score === null) return null
  return {
    listening: row.listening_score,
    structure: row.structure_score,
    reading: row.reading_score,
    total: row.total_score,
    scoringTable: row.scoring_table,
    finishedAt: Number(row.finished_at),
    isRevised: row.revised_at !== null,
    mayChange: row.late_id !== null,
    isExcluded: row.excluded_at !== null,
    opensAt: timeOf(row.opens_at),
  }
}
