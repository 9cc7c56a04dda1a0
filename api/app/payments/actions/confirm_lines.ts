import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { decidePayment } from '#app/payments/actions/decide_payment'
import type Payment from '#app/payments/models/payment'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, Forbidden, NotFound } from '#app/platform/errors/failures'
import { clock } from '#app/platform/time/clock'
import type { LineOutcome } from '#contracts/statements'

/** A line, and the payment that it pays. */
export interface LinePair {
  lineId: number
  paymentId: number
}

export interface ConfirmedPair extends LinePair {
  outcome: LineOutcome
  /** Why it was left out. */
  why: string | null
}

/**
 * Confirms the payments that lines of a statement pay, each in a transaction of its own that makes the line its evidence.
 * What another admin decided meanwhile, or doesn't fit any more, is left out with the reason.
 * @throws NotFound for a statement that doesn't exist
 */
export async function confirmLines(
  admin: User,
  statementId: number,
  pairs: readonly LinePair[]
): Promise<ConfirmedPair[]> {
  const statement = (await db
    .from('statements')
    .where('id', statementId)
    .select('name')
    .first()) as {
    name: string
  } | null
  if (!statement) throw new NotFound('Mutasi tidak ditemukan.')
  const done: ConfirmedPair[] = []
  try {
    for (const pair of pairs) done.push(await confirmPair(admin, statementId, pair))
  } finally {
    await noteConfirmed(admin, statementId, statement.name, done)
  }
  return done
}

async function confirmPair(
  admin: User,
  statementId: number,
  pair: LinePair
): Promise<ConfirmedPair> {
  try {
    await decidePayment(admin, pair.paymentId, { status: 'confirmed' }, (trx, payment) =>
      keepEvidence(trx, { admin, statementId, lineId: pair.lineId, payment })
    )
    return { ...pair, outcome: 'dikonfirmasi', why: null }
  } catch (error) {
    if (error instanceof Conflict || error instanceof Forbidden || error instanceof NotFound) {
      return { ...pair, outcome: 'dilewati', why: error.message }
    }
    throw error
  }
}

interface Evidence {
  admin: User
  statementId: number
  lineId: number
  payment: Payment
}

/** Makes a line the evidence of a payment. @throws Conflict when it is another's already, or doesn't fit */
async function keepEvidence(
  trx: TransactionClientContract,
  { admin, statementId, lineId, payment }: Evidence
): Promise<void> {
  const line = (await trx
    .from('statement_lines')
    .where('id', lineId)
    .where('statement_id', statementId)
    .forUpdate()
    .select('amount', 'payment_id')
    .first()) as { amount: number | string; payment_id: number | null } | null
  if (!line) throw new NotFound('Baris mutasi tidak ditemukan.')
  if (Number(line.amount) !== payment.amount) {
    throw new Conflict('Jumlah baris ini berbeda dari jumlah pembayarannya.')
  }
  if (line.payment_id !== null && line.payment_id !== payment.id) {
    const other = (await trx
      .from('payments')
      .where('id', line.payment_id)
      .select('status')
      .first()) as { status: string } | null
    // After its confirmation was undone, a line is free again.
    if (other?.status === 'confirmed') {
      throw new Conflict('Baris ini sudah menjadi bukti pembayaran lain.')
    }
  }
  await trx.from('statement_lines').where('id', lineId).update({
    payment_id: payment.id,
    confirmed_by: admin.id,
    confirmed_at: clock.now(),
  })
}

/** One entry of a press, beside those of the payments. */
async function noteConfirmed(
  admin: User,
  id: number,
  name: string,
  done: readonly ConfirmedPair[]
): Promise<void> {
  const confirmed = done.filter(({ outcome }) => outcome === 'dikonfirmasi').length
  if (confirmed === 0) return
  await inTransaction((trx) =>
    recordAudit(trx, {
      actor: admin,
      action: 'statement.confirmed',
      subject: { type: 'statement', id },
      details: { name, confirmed, skipped: done.length - confirmed },
    })
  )
}
