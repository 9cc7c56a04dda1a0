import type { ResultRow } from '#app/results/actions/list_results'
import type Result from '#app/results/models/result'

/** A finished attempt as its learner sees it; `kode` is the certificate's. */
export function historyRow(result: Result) {
  return {
    id: result.id,
    nama_paket: result.packageName,
    listeningScore: result.listeningScore,
    structureScore: result.structureScore,
    readingScore: result.readingScore,
    totalScore: result.totalScore,
    listening_correct: result.listeningCorrect,
    written_correct: result.writtenCorrect,
    reading_correct: result.readingCorrect,
    createdAt: new Date(result.createdAt).toISOString(),
    kode: result.code,
  }
}

/** A finished attempt as a row of the admins' list. */
export function listedResult(
  row: ResultRow
): ReturnType<typeof historyRow> & { user: { nama: string } } {
  return {
    id: row.id,
    nama_paket: row.package_name,
    listeningScore: row.listening_score,
    structureScore: row.structure_score,
    readingScore: row.reading_score,
    totalScore: row.total_score,
    listening_correct: row.listening_correct,
    written_correct: row.written_correct,
    reading_correct: row.reading_correct,
    createdAt: new Date(Number(row.created_at)).toISOString(),
    kode: row.code,
    user: { nama: row.name },
  }
}
