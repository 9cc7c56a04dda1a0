import { DateTime } from 'luxon'
import type { ListedLearner } from '#app/classes/domain/listed_learner'
import type { RowState } from '#contracts/classes'
import { isCutNumber, PHONE_CUT } from '#contracts/phone'

/** Days are those of western Indonesia. */
const ZONE = 'Asia/Jakarta'

/** A row that passed the rules of every account, or what is wrong with it. */
export type CheckedRow = ListedLearner & { fault: string | null }

/** An account that a row may be about. */
export interface KnownAccount {
  id: number
  name: string
  nohp: string
  email: string | null
  /** Works for the academy. */
  isStaff: boolean
  isMember: boolean
  /** Epoch milliseconds: when it opened itself with a number that nobody has seen to be its owner's; else null. */
  unprovenSince: number | null
}

export interface JudgedRow extends ListedLearner {
  state: RowState
  /** Why it is wrong, or what its reader should know. */
  reason: string | null
  /** Of the account that joins. */
  userId: number | null
  /** The account may be somebody else's, who registered with this number. */
  isUnproven: boolean
}

/**
 * What becomes of each row. A phone number names one person: an account that has it joins, whatever name the list
 * gives; an address that belongs to somebody else is a fault, because two people would get one login.
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

/** The line on which a value stood first; notes it. */
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
  const day = DateTime.fromMillis(unprovenSince, { zone: ZONE, locale: 'id' }).toFormat(
    'd MMMM yyyy'
  )
  return `Akun dibuat sendiri tanggal ${day}, nomornya belum terbukti.`
}
