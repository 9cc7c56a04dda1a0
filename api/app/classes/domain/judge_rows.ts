import type { ListedLearner } from '#app/classes/domain/listed_learner'
import type { RowState } from '#contracts/classes'
import { isCutNumber, PHONE_CUT } from '#contracts/phone'

/** Days are those of western Indonesia. */
const DAY = new Intl.DateTimeFormat('id', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Jakarta',
})

/** A row that passed the rules of every account, or what is wrong with it. */
export type CheckedRow = ListedLearner & { fault: string | null }

/** An existing account that a row may be about. */
export interface KnownAccount {
  id: number
  name: string
  nohp: string
  email: string | null
  /** Works for the academy. */
  isStaff: boolean
  isMember: boolean
  /** Epoch milliseconds: when it registered itself with a number that isn't proven; else null. */
  unprovenSince: number | null
}

export interface JudgedRow extends ListedLearner {
  state: RowState
  /** Why it is wrong, or a note for the admin. */
  reason: string | null
  /** Of the account that joins. */
  userId: number | null
  /** The account may belong to another person, who registered with this number. */
  isUnproven: boolean
}

/**
 * The outcome of each row. A phone number identifies one person: an account that has it joins, whatever name the list
 * gives; an address that belongs to another account is an error, because two people would share one login.
 */
export function judgeRows(
  rows: readonly CheckedRow[],
  accounts: readonly KnownAccount[]
): JudgedRow[] {
  const byPhone = new Map(accounts.map((account) => [account.nohp, account]))
  const byEmail = new Map(accounts.map((account) => [account.email, account]))
  const phones = new Map<string, number>()
  const emails = new Map<string, number>()

  return rows.map((row) => {
    const wrong = (reason: string) => judged(row, 'salah', reason)
    if (isCutNumber(row.nohp)) return wrong(PHONE_CUT)
    if (row.fault !== null) return wrong(row.fault)
    const samePhone = firstLine(phones, row.nohp, row.line)
    if (samePhone !== row.line) return wrong(`Nomor HP sama dengan baris ${samePhone}.`)
    if (row.email !== null) {
      const sameEmail = firstLine(emails, row.email, row.line)
      if (sameEmail !== row.line) return wrong(`Email sama dengan baris ${sameEmail}.`)
    }
    const account = byPhone.get(row.nohp)
    const owner = row.email === null ? undefined : byEmail.get(row.email)
    if (owner && owner !== account) {
      return wrong(`Email ini milik akun lain: ${owner.name} (${owner.nohp}).`)
    }
    if (!account) return judged(row, 'baru', null)
    if (account.isStaff) return wrong('Nomor HP ini milik akun staf.')
    if (account.isMember) return judged(row, 'di_kelas', doubtsOf(account), account)
    const other = account.name === row.name ? [] : [`Terdaftar sebagai ${account.name}.`]
    const remarks = [...other, doubtsOf(account) ?? []].flat()
    return judged(row, 'ada', remarks.join(' ') || null, account)
  })
}

/** The line in which a value occurred first; records it. */
function firstLine(lines: Map<string, number>, value: string, line: number): number {
  const first = lines.get(value) ?? line
  lines.set(value, first)
  return first
}

function judged(
  { line, name, nohp, email }: ListedLearner,
  state: RowState,
  reason: string | null,
  account: KnownAccount | null = null
): JudgedRow {
  const isUnproven = account !== null && account.unprovenSince !== null
  return { line, name, nohp, email, state, reason, userId: account?.id ?? null, isUnproven }
}

function doubtsOf({ unprovenSince }: KnownAccount): string | null {
  if (unprovenSince === null) return null
  return `Akun dibuat sendiri tanggal ${DAY.format(unprovenSince)}, nomornya belum terbukti.`
}
