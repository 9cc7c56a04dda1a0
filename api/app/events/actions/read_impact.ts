import db from '@adonisjs/lucid/services/db'
import { isOver } from '#app/events/domain/schedule'
import ExamEvent from '#app/events/models/exam_event'
import { findUnarchivedPackage } from '#app/packages/actions/find_package'
import type Package from '#app/packages/models/package'

/** Learners named at once. */
const NAMES_MAX = 20

/** Whom it concerns when a package's questions change or go. */
export interface Impact {
  pkg: Package
  /** Learners who may still begin it outside of an exam event: how many, and the first by name. */
  learners: { count: number; names: string[] }
  /** Exam events that are still to begin, the soonest first. */
  events: ExamEvent[]
}

/**
 * Who waits for a package. Attempts that run sit their snapshot, so they aren't among them.
 * @throws NotFound
 */
export async function readImpact(packageId: number, now: number): Promise<Impact> {
  const pkg = await findUnarchivedPackage(packageId)
  const events = await ExamEvent.query()
    .where('packageId', packageId)
    .where('status', 'scheduled')
    .whereNull('closedAt')
    .orderBy('startsAt')
    .orderBy('id')
  const waiting = () =>
    db
      .from('entitlements')
      .join('users', 'users.id', 'entitlements.user_id')
      .where('entitlements.package_id', packageId)
      .whereNull('entitlements.event_id')
      .whereNull('entitlements.used_at')
      .whereNull('entitlements.revoked_at')
  const [row] = (await waiting().countDistinct('users.id as total')) as {
    total: number | string
  }[]
  const names: { name: string }[] = await waiting()
    .select('users.id', 'users.name')
    .groupBy('users.id', 'users.name')
    .orderBy('users.name')
    .orderBy('users.id')
    .limit(NAMES_MAX)
  return {
    pkg,
    learners: { count: Number(row?.total), names: names.map(({ name }) => name) },
    events: events.filter((event) => !isOver(event, false, now)),
  }
}
