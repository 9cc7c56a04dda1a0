import db from '@adonisjs/lucid/services/db'
import { eventLearners } from '#app/events/rows/event_learners'
import type { CertifiedLearner, ChosenAttempt } from '#app/reports/domain/certificate_choice'
import type { Role } from '#contracts/capabilities'

/** A learner with their attempts at a package, or in an event. */
export type AttemptedLearner = CertifiedLearner & { attempts: ChosenAttempt[] }

interface Row extends CertifiedLearner {
  attempt_id: number | null
  result_id: number | null
  finished_at: number | string | null
  late_id: number | null
}

/** The learners of a class by name, with their attempts at a package; those who have become staff are left out. */
export async function attemptsOfClass(
  classId: number,
  packageId: number
): Promise<AttemptedLearner[]> {
  return withAttempts(
    db
      .from('class_members')
      .join('users', 'users.id', 'class_members.user_id')
      .leftJoin('attempts', (join) => {
        void join.on('attempts.user_id', 'users.id').andOnVal('attempts.package_id', packageId)
      })
      .where('class_members.class_id', classId)
      .where('users.role', 'User' satisfies Role)
      .orderBy('users.name')
      .orderBy('users.id')
  )
}

/** The learners of an event by name, with their attempts in it. */
export async function attemptsOfEvent(eventId: number): Promise<AttemptedLearner[]> {
  return withAttempts(eventLearners(eventId))
}

async function withAttempts(query: ReturnType<typeof db.from>): Promise<AttemptedLearner[]> {
  const rows: Row[] = await query
    // Nobody can be named on the certificate of a person whose data was erased.
    .whereNull('users.erased_at')
    // Excluded learners have no certificate.
    .leftJoin('results', (join) => {
      void join.on('results.attempt_id', 'attempts.id').andOnNull('results.excluded_at')
    })
    .leftJoin('late_submissions', 'late_submissions.open_attempt_id', 'attempts.id')
    .select('users.id', 'users.name', 'users.nohp', 'attempts.id as attempt_id')
    .select('results.id as result_id', 'results.created_at as finished_at')
    .select('late_submissions.id as late_id')
  const learners = new Map<number, AttemptedLearner>()
  for (const row of rows) {
    const { id, name, nohp } = row
    const learner = learners.get(id) ?? { id, name, nohp, attempts: [] }
    learners.set(id, learner)
    if (row.attempt_id === null) continue
    learner.attempts.push({
      resultId: row.result_id,
      finishedAt: row.finished_at === null ? null : Number(row.finished_at),
      isUndecided: row.late_id !== null,
    })
  }
  return [...learners.values()]
}

/** A package with results of a class. */
export interface BegunPackage {
  id: number
  name: string
  /** How many learners have one. */
  learners: number
}

/** The packages of which learners of a class have results, what was finished last first. */
export async function packagesOfClass(classId: number): Promise<BegunPackage[]> {
  const rows: { id: number; name: string; learners: number | string }[] = await db
    .from('class_members')
    .join('users', 'users.id', 'class_members.user_id')
    .join('results', 'results.user_id', 'class_members.user_id')
    .join('packages', 'packages.id', 'results.package_id')
    .where('class_members.class_id', classId)
    .where('users.role', 'User' satisfies Role)
    .whereNull('users.erased_at')
    .groupBy('packages.id', 'packages.name')
    .orderByRaw('max(results.created_at) desc')
    .orderBy('packages.id')
    .select('packages.id', 'packages.name')
    .countDistinct('results.user_id as learners')
  return rows.map(({ learners, ...pack }) => ({ ...pack, learners: Number(learners) }))
}
