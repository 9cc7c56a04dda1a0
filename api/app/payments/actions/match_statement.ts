import db from '@adonisjs/lucid/services/db'
import {
  matchLines,
  rangeOf,
  wideWindow,
  WITHIN_MS,
  type Verdict,
} from '#app/payments/domain/statement/match_lines'
import { DAY_MS } from '#app/platform/time/domain/academy_days'
import { NotFound } from '#app/platform/errors/failures'
import type { PaymentStatus } from '#contracts/payments'

export interface StatementRow {
  id: number
  name: string
  money_out: number
  unreadable: number
  known_before: number
  uploader_name: string
  created_at: number | string
  lines: number | string
  confirmed: number | string
}

/** A payment that a line may pay. */
export interface Candidate {
  id: number
  name: string
  nohp: string
  packageName: string
  /** Rupiah. */
  amount: number
  proof: string | null
  status: PaymentStatus
  /** Epoch milliseconds. */
  createdAt: number
}

export interface MatchedStatement {
  statement: StatementRow
  lines: {
    id: number
    row: number
    at: number
    hasTime: boolean
    amount: number
    text: string
    /** Null once it is a confirmed payment's evidence. */
    verdict: Verdict | null
    /** Its payment, or those that it may belong to. */
    payments: Candidate[]
    /** Of a line without a partner: payments that were confirmed without a statement. */
    perhaps: Candidate[]
  }[]
}

/** The newest statements first. */
export async function listStatements(limit = 50): Promise<StatementRow[]> {
  return statementRows().orderBy('statements.id', 'desc').limit(limit)
}

function statementRows() {
  return db
    .from('statements')
    .join('users', 'users.id', 'statements.uploaded_by')
    .select(
      'statements.id',
      'statements.name',
      'statements.money_out',
      'statements.unreadable',
      'statements.known_before',
      'users.name as uploader_name',
      'statements.created_at',
      countOfLines().as('lines'),
      countOfLines().whereNotNull('payment_id').as('confirmed')
    )
}

function countOfLines() {
  return db.from('statement_lines').whereColumn('statement_id', 'statements.id').count('*')
}

interface LineRow {
  id: number
  row: number
  at: number | string
  has_time: number
  amount: number | string
  text: string
  payment_id: number | null
}

/**
 * A statement's lines with the payments that wait now and fit them.
 * @throws NotFound
 */
export async function matchStatement(id: number): Promise<MatchedStatement> {
  const statement = (await statementRows()
    .where('statements.id', id)
    .first()) as StatementRow | null
  if (!statement) throw new NotFound('Mutasi tidak ditemukan.')
  const rows = (await db
    .from('statement_lines')
    .where('statement_id', id)
    .orderBy('row')
    .select('id', 'row', 'at', 'has_time', 'amount', 'text', 'payment_id')) as LineRow[]
  const lines = rows.map((row) => ({
    id: row.id,
    row: row.row,
    at: Number(row.at),
    hasTime: row.has_time === 1,
    amount: Number(row.amount),
    text: row.text,
    paymentId: row.payment_id,
  }))

  const used = await usedPayments(id)
  const around = await paymentsAround(lines)
  const byId = new Map([...around, ...used].map((one) => [one.id, one]))
  const isEvidence = ({ paymentId }: { paymentId: number | null }) =>
    paymentId !== null && byId.get(paymentId)?.status === 'confirmed'
  const verdicts = matchLines(
    lines.filter((line) => !isEvidence(line)),
    around.filter(({ status }) => status === 'pending')
  )
  const confirmed = Map.groupBy(
    around.filter(({ status }) => status === 'confirmed'),
    ({ amount }) => amount
  )
  return {
    statement,
    lines: lines.map(({ paymentId, ...line }) => {
      const verdict = verdicts.get(line.id) ?? null
      const ids = verdict ? partnersOf(verdict) : [paymentId]
      const same = confirmed.get(line.amount) ?? []
      const { first, end } = rangeOf(same, wideWindow(line))
      return {
        ...line,
        verdict,
        payments: ids.flatMap((one) => byId.get(one ?? 0) ?? []),
        perhaps: verdict?.kind === 'tanpa_pasangan' ? same.slice(first, end) : [],
      }
    }),
  }
}

function partnersOf(verdict: Verdict): number[] {
  if (verdict.kind === 'cocok') return [verdict.paymentId]
  return verdict.kind === 'ganda' ? verdict.paymentIds : []
}

/** The payments of a statement's lines. */
function usedPayments(statementId: number): Promise<Candidate[]> {
  const ids = db
    .from('statement_lines')
    .where('statement_id', statementId)
    .whereNotNull('payment_id')
    .select('payment_id')
  return candidates((query) => query.whereIn('payments.id', ids))
}

/** Waiting payments of the statement's days, and confirmed ones that no line belongs to; by time. */
async function paymentsAround(lines: readonly { at: number }[]): Promise<Candidate[]> {
  if (lines.length === 0) return []
  const times = lines.map(({ at }) => at)
  const from = times.reduce((one, other) => Math.min(one, other)) - WITHIN_MS
  const until = times.reduce((one, other) => Math.max(one, other)) + WITHIN_MS + DAY_MS
  return candidates((query) =>
    query
      .whereIn('payments.status', ['pending', 'confirmed'])
      .whereBetween('payments.created_at', [from, until])
      .where((payment) =>
        payment
          .where('payments.status', 'pending')
          .orWhereNotExists((line) =>
            line.from('statement_lines').whereColumn('statement_lines.payment_id', 'payments.id')
          )
      )
  )
}

async function candidates(
  narrow: (query: ReturnType<typeof db.from>) => ReturnType<typeof db.from>
): Promise<Candidate[]> {
  const query = db
    .from('payments')
    .join('users', 'users.id', 'payments.user_id')
    .orderBy('payments.created_at')
    .orderBy('payments.id')
    .select(
      'payments.id',
      'users.name',
      'users.nohp',
      'payments.package_name as packageName',
      'payments.amount',
      'payments.proof',
      'payments.status',
      'payments.created_at as createdAt'
    )
  const rows = (await narrow(query)) as Candidate[]
  return rows.map((row) => ({
    ...row,
    amount: Number(row.amount),
    createdAt: Number(row.createdAt),
  }))
}
