import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isUnproven } from '#app/accounts/domain/number_proof'
import { findClass } from '#app/classes/actions/find_class'
import type SchoolClass from '#app/classes/models/school_class'
import { Conflict, InvalidInput } from '#app/platform/errors/failures'
import type { Role } from '#contracts/capabilities'
import { CARDS_MAX, CARDS_NOBODY_CHOSEN, CARDS_TOO_MANY } from '#app/classes/domain/cards'
import type { CardChoice } from '#contracts/classes'

/** What an admin wants to print. */
export interface CardOrder {
  choice: CardChoice
  /** Ids of the selected learners. */
  chosen: readonly number[]
  /** Whether accounts that registered themselves and have an unproven number get a new password. */
  replacesUnproven: boolean
  /** Whether a learner who signs in with the new password has to choose an own one. */
  mustChange: boolean
}

/** A learner as they were when the print was planned. */
export interface PlannedLearner {
  id: number
  name: string
  /** Canonical. */
  nohp: string
  /** The account's series of logins: it grows with every change of the password. */
  series: number
  /** Whether they get a new password with their card. */
  isNew: boolean
}

export interface CardPlan {
  schoolClass: SchoolClass
  learners: PlannedLearner[]
  /** Learners without a password whose cards have to wait for another print. */
  left: number
}

interface Member {
  id: number
  name: string
  nohp: string
  login_series: number
  password_missing: number
  number_proven_at: number | null
  exam_status: string
}

/**
 * Determines whose cards an order prints, and who gets a new password. Changes nothing.
 * @throws NotFound; Conflict when the class is archived, no card is to be printed, or a learner who would get a new
 *   password has a running attempt; InvalidInput when there are too many, none is selected, or a selected one isn't
 *   in the class
 */
export async function planCards(classId: number, order: CardOrder): Promise<CardPlan> {
  const schoolClass = await findClass(classId)
  if (schoolClass.archivedAt !== null) throw new Conflict('Kelas ini sudah diarsipkan.')
  const members = await learnersOf(db.connection(), classId)
  if (members.length === 0) throw new Conflict('Kelas ini belum punya peserta.')

  const wanted = wantedOf(members, order)
  const learners = wanted.slice(0, CARDS_MAX).map((member) => ({
    id: member.id,
    name: member.name,
    nohp: member.nohp,
    series: member.login_series,
    isNew: order.choice === 'pilihan' || needsCard(member, order),
  }))
  const inExam = new Set(members.filter(isInExam).map(({ id }) => id))
  refuseDuringExam(learners.filter(({ id, isNew }) => isNew && inExam.has(id)))
  return { schoolClass, learners, left: wanted.length - learners.length }
}

/**
 * Whether a learner lacks a password, or has one that another person may have chosen. Learners in an exam keep theirs:
 * the print goes on without them.
 */
function needsCard(member: Member, { replacesUnproven }: Pick<CardOrder, 'replacesUnproven'>) {
  if (member.password_missing === 1) return true
  const { number_proven_at: numberProvenAt } = member
  const isDoubted = isUnproven({ role: 'User', passwordMissing: false, numberProvenAt })
  return replacesUnproven && isDoubted && !isInExam(member)
}

function wantedOf(
  members: readonly Member[],
  { choice, chosen, replacesUnproven }: CardOrder
): readonly Member[] {
  if (choice === 'tanpa_password') {
    const without = members.filter((member) => needsCard(member, { replacesUnproven }))
    if (without.length === 0) throw new Conflict('Semua peserta kelas ini sudah punya password.')
    return without
  }
  const ids = new Set(chosen)
  const wanted = choice === 'semua' ? members : members.filter(({ id }) => ids.has(id))
  if (choice === 'pilihan') {
    if (ids.size === 0) throw refused(CARDS_NOBODY_CHOSEN)
    if (wanted.length < ids.size) {
      throw refused('Ada peserta yang tidak lagi ada di kelas ini. Muat ulang halaman ini.')
    }
  }
  if (wanted.length > CARDS_MAX) throw refused(CARDS_TOO_MANY)
  return wanted
}

function refused(msg: string): InvalidInput {
  return new InvalidInput(msg, [{ field: 'peserta', msg }])
}

/** @throws Conflict when one of them has a running attempt: a new password would end their login during it */
export function refuseDuringExam(learners: readonly { name: string }[]): void {
  if (learners.length === 0) return
  const names = learners.slice(0, 3).map(({ name }) => name)
  const more =
    learners.length > names.length ? `, dan ${learners.length - names.length} lainnya` : ''
  throw new Conflict(
    `Sedang mengerjakan simulasi: ${names.join(', ')}${more}. Cetak kartunya setelah selesai.`
  )
}

/** The learners of a class by name, without those who have become staff. */
export async function learnersOf(client: QueryClientContract, classId: number): Promise<Member[]> {
  return client
    .from('class_members')
    .join('users', 'users.id', 'class_members.user_id')
    .where('class_members.class_id', classId)
    .where('users.role', 'User' satisfies Role)
    .orderBy('users.name')
    .orderBy('users.id')
    .select('users.id', 'users.name', 'users.nohp', 'users.login_series')
    .select('users.password_missing', 'users.number_proven_at', 'users.exam_status')
}

export function isInExam({ exam_status: status }: Pick<Member, 'exam_status'>): boolean {
  return status === 'ujian'
}
