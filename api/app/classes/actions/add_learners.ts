import { randomBytes } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { isUnproven } from '#app/accounts/domain/number_proof'
import { recordAudit } from '#app/audit/actions/record_audit'
import { findClass, lockOpenClass } from '#app/classes/actions/find_class'
import {
  judgeRows,
  type CheckedRow,
  type JudgedRow,
  type KnownAccount,
} from '#app/classes/domain/judge_rows'
import { clock } from '#app/platform/time/clock'
import { inParts } from '#app/platform/database/in_parts'
import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'
import { Conflict, InvalidInput } from '#app/platform/errors/failures'
import { isStaff, type Role } from '#contracts/capabilities'

/**
 * Determines the outcome of each row, and changes nothing.
 * @throws NotFound
 */
export async function checkLearners(classId: number, rows: CheckedRow[]): Promise<JudgedRow[]> {
  await findClass(classId)
  return judgeRows(rows, await accountsOf(db.connection(), classId, rows))
}

/**
 * Adds all learners of a list to a class or none: accounts that exist join, the others are opened without a password,
 * which they get later.
 * @throws NotFound; Conflict when the class is archived or an account was opened meanwhile; InvalidInput when a row
 *   is wrong
 */
export async function addLearners(
  admin: User,
  classId: number,
  rows: CheckedRow[]
): Promise<{ added: number; joined: number }> {
  // An unknown password, because each account needs a hash: without one a login would fail faster than others.
  const password = await hash.make(randomBytes(32).toString('base64url'))
  try {
    return await inTransaction(async (trx) => {
      const schoolClass = await lockOpenClass(trx, classId)
      const judged = judgeRows(rows, await accountsOf(trx, classId, rows))
      const wrong = judged.filter(({ state }) => state === 'salah')
      if (wrong.length > 0) throw faulty(wrong)

      const fresh = judged.filter(({ state }) => state === 'baru')
      const joining = judged.flatMap(({ state, userId }) =>
        state === 'ada' && userId !== null ? [userId] : []
      )
      const opened = await openAccounts(trx, fresh, password)
      await joinClass(trx, classId, [...joining, ...opened])
      const counts = { added: fresh.length, joined: joining.length }
      await recordAudit(trx, {
        actor: admin,
        action: 'class.learners_added',
        subject: { type: 'class', id: classId },
        details: { name: schoolClass.name, ...counts },
      })
      return counts
    })
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw new Conflict('Salah satu nomor HP atau email baru saja didaftarkan. Periksa lagi.')
    }
    throw error
  }
}

function faulty(wrong: JudgedRow[]): InvalidInput {
  const fields = wrong.map(({ line, reason }) => ({
    field: 'daftar',
    msg: `Baris ${line}: ${reason ?? ''}`,
  }))
  return new InvalidInput(
    `${wrong.length} baris masih salah. Tidak ada peserta yang ditambahkan.`,
    fields
  )
}

/** The accounts that have a phone number or an address of the list. */
async function accountsOf(
  client: QueryClientContract,
  classId: number,
  rows: CheckedRow[]
): Promise<KnownAccount[]> {
  const found = new Map<number, KnownAccount>()
  for (const some of inParts(rows.filter(({ fault }) => fault === null))) {
    const emails = some.flatMap(({ email }) => (email === null ? [] : [email]))
    const accounts: AccountRow[] = await client
      .from('users')
      .leftJoin('class_members', (join) => {
        void join
          .on('class_members.user_id', 'users.id')
          .andOnVal('class_members.class_id', '=', classId)
      })
      .whereIn(
        'users.nohp',
        some.map(({ nohp }) => nohp)
      )
      .orWhereIn('users.email', emails)
      .select('users.id', 'users.name', 'users.nohp', 'users.email', 'users.role')
      .select('users.created_at', 'users.password_missing', 'users.number_proven_at')
      .select('class_members.class_id as member_of')
    for (const account of accounts) found.set(account.id, knownAccount(account))
  }
  return [...found.values()]
}

interface AccountRow {
  id: number
  name: string
  nohp: string
  email: string | null
  role: Role
  created_at: number | string
  password_missing: number
  number_proven_at: number | null
  member_of: number | null
}

function knownAccount({ id, name, nohp, email, role, ...row }: AccountRow): KnownAccount {
  const passwordMissing = Boolean(row.password_missing)
  return {
    id,
    name,
    nohp,
    email,
    isStaff: isStaff(role),
    isMember: row.member_of !== null,
    unprovenSince: isUnproven({ role, passwordMissing, numberProvenAt: row.number_proven_at })
      ? Number(row.created_at)
      : null,
  }
}

/** Opens learners' accounts and returns their ids. */
async function openAccounts(
  trx: TransactionClientContract,
  rows: JudgedRow[],
  password: string
): Promise<number[]> {
  const now = clock.now()
  const ids: number[] = []
  for (const some of inParts(rows)) {
    const accounts = some.map(({ name, nohp, email }) => ({
      name,
      nohp,
      email,
      password,
      password_missing: 1,
      // The class's school vouches for the number, and signing in is impossible before the academy gives out a password.
      number_proven_at: now,
      role: 'User' satisfies Role,
      is_demo: 0,
      exam_status: 'idle',
      created_at: now,
      updated_at: now,
    }))
    await trx.table('users').multiInsert(accounts)
    const opened: { id: number }[] = await trx
      .from('users')
      .whereIn(
        'nohp',
        some.map(({ nohp }) => nohp)
      )
      .select('id')
    ids.push(...opened.map(({ id }) => id))
  }
  return ids
}

async function joinClass(
  trx: TransactionClientContract,
  classId: number,
  userIds: number[]
): Promise<void> {
  const now = clock.now()
  for (const some of inParts(userIds)) {
    await trx
      .table('class_members')
      .multiInsert(some.map((userId) => ({ class_id: classId, user_id: userId, added_at: now })))
  }
}
