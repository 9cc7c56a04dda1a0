import type { ConfirmedPair } from '#app/payments/actions/confirm_lines'
import type {
  Candidate,
  MatchedStatement,
  StatementRow,
} from '#app/payments/actions/match_statement'
import { LINE_STATES, type LineState } from '#contracts/statements'

export function listedStatement(row: StatementRow) {
  return {
    id: row.id,
    nama: row.name,
    oleh: row.uploader_name,
    baris: Number(row.lines),
    dikonfirmasi: Number(row.confirmed),
    createdAt: new Date(Number(row.created_at)).toISOString(),
  }
}

/** A statement with its lines as they match now. */
export function matchedStatement({ statement, lines }: MatchedStatement) {
  const stateOf = (line: MatchedStatement['lines'][number]): LineState =>
    line.verdict?.kind ?? 'dikonfirmasi'
  const counts = Object.fromEntries(
    LINE_STATES.map((state) => [state, lines.filter((line) => stateOf(line) === state).length])
  ) as Record<LineState, number>
  return {
    ...listedStatement(statement),
    jumlah: counts,
    /** Rows of its file that aren't lines: money that left, unreadable ones, and those that were stored before. */
    keluar: statement.money_out,
    tidakTerbaca: statement.unreadable,
    sudahAda: statement.known_before,
    baris: lines.map((line) => ({
      id: line.id,
      nomor: line.row,
      waktu: new Date(line.at).toISOString(),
      adaJam: line.hasTime,
      amount: line.amount,
      keterangan: line.text,
      keadaan: stateOf(line),
      pembayaran: line.payments.map(candidate),
      mungkin: line.perhaps.map(candidate),
    })),
  }
}

function candidate(one: Candidate) {
  return {
    id: one.id,
    nama: one.name,
    nohp: one.nohp,
    nama_paket: one.packageName,
    buktiBayar: one.proof,
    createdAt: new Date(one.createdAt).toISOString(),
  }
}

export function confirmedPair({ lineId, paymentId, outcome, why }: ConfirmedPair) {
  return { baris: lineId, pembayaran: paymentId, keadaan: outcome, keterangan: why }
}
