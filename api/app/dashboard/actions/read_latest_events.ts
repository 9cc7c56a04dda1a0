import db from '@adonisjs/lucid/services/db'
import type {
  LastActivity,
  LastPayment,
  LastRegistration,
} from '#app/dashboard/domain/activity_texts'

export interface LatestEvents {
  activity: LastActivity | null
  registration: LastRegistration | null
  payment: LastPayment | null
}

/** The latest events of attempts, registrations and payments. */
export async function readLatestEvents(): Promise<LatestEvents> {
  return {
    activity: await lastActivity(),
    registration: await lastRegistration(),
    payment: await lastPayment(),
  }
}

async function lastActivity(): Promise<LastActivity | null> {
  const started = (await db
    .from('attempts')
    .join('users', 'users.id', 'attempts.user_id')
    .select('users.name', 'attempts.package_name as packageName', 'attempts.started_at as at')
    .orderBy('attempts.id', 'desc')
    .first()) as Omit<LastActivity, 'kind' | 'totalScore'> | null
  const finished = (await db
    .from('results')
    .select(
      'user_name as name',
      'package_name as packageName',
      'total_score as totalScore',
      'created_at as at'
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .first()) as Omit<LastActivity, 'kind'> | null

  if (finished && Number(finished.at) >= Number(started?.at ?? 0)) {
    return { ...finished, kind: 'finished', at: Number(finished.at) }
  }
  return started && { ...started, kind: 'started', totalScore: null, at: Number(started.at) }
}

async function lastRegistration(): Promise<LastRegistration | null> {
  const row = (await db
    .from('users')
    .where('role', 'User')
    .select('name', 'created_at as at')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .first()) as LastRegistration | null
  return row && { ...row, at: Number(row.at) }
}

async function lastPayment(): Promise<LastPayment | null> {
  const row = (await db
    .from('payments')
    .join('users', 'users.id', 'payments.user_id')
    .select(
      'users.name',
      'payments.package_name as packageName',
      'payments.amount',
      'payments.created_at as at'
    )
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id', 'desc')
    .first()) as LastPayment | null
  return row && { ...row, at: Number(row.at) }
}
