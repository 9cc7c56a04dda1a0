import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import SchoolClass from '#app/classes/models/school_class'
import { Conflict, NotFound } from '#app/platform/errors/failures'

/** @throws NotFound */
export async function findClass(id: number): Promise<SchoolClass> {
  return found(await SchoolClass.find(id))
}

/**
 * Locks a class: changes of its learners come one after the other.
 * @throws NotFound
 */
export async function lockClass(trx: TransactionClientContract, id: number): Promise<SchoolClass> {
  return found(await SchoolClass.query({ client: trx }).where('id', id).forUpdate().first())
}

/** @throws NotFound; Conflict when it is archived */
export async function lockOpenClass(
  trx: TransactionClientContract,
  id: number
): Promise<SchoolClass> {
  const open = await lockClass(trx, id)
  if (open.archivedAt !== null) throw new Conflict('Kelas ini sudah diarsipkan.')
  return open
}

/**
 * The selected learners of a class, or all.
 * @throws Conflict when there are none, or when a selected one isn't in it
 */
export async function readChosenMembers(
  classId: number,
  chosen: readonly number[] | undefined,
  client: QueryClientContract = db.connection()
): Promise<number[]> {
  const members = await readMemberIds(classId, client)
  if (members.length === 0) throw new Conflict('Kelas ini belum memiliki peserta.')
  if (!chosen) return members
  const meant = [...new Set(chosen)]
  const present = new Set(members)
  if (meant.some((id) => !present.has(id))) {
    throw new Conflict('Ada peserta yang sudah keluar dari kelas ini. Periksa lagi.')
  }
  return meant
}

/** The accounts of a class's learners. */
export async function readMemberIds(
  classId: number,
  client: QueryClientContract = db.connection()
): Promise<number[]> {
  const rows: { user_id: number }[] = await client
    .from('class_members')
    .where('class_id', classId)
    .orderBy('user_id')
    .select('user_id')
  return rows.map(({ user_id: id }) => id)
}

function found(one: SchoolClass | null): SchoolClass {
  if (!one) throw new NotFound('Kelas tidak ditemukan.')
  return one
}
