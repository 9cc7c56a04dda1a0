import { cefrLevel, tableByVersion } from '#app/scoring/domain/scoring'
import { certificateNumber, validUntil } from '#app/results/certificate/certificate_code'
import type { Certified } from '#app/results/actions/find_results'

/**
 * The contents of a certificate, for everybody with its code; nothing more about the learner, and never another code.
 */
export function verifiedCertificate({ resultId, printed, status, design, isErased }: Certified) {
  const last = validUntil(printed.createdAt, design.validYears)
  return {
    /** Whether the academy stands by what it says: a replaced one was genuine. */
    valid: status !== 'dicabut' && !isErased,
    nama: printed.userName,
    nama_paket: printed.packageName,
    totalScore: printed.totalScore,
    tanggal: new Date(printed.createdAt).toISOString(),
    listeningScore: printed.listeningScore,
    structureScore: printed.structureScore,
    readingScore: printed.readingScore,
    listening_correct: printed.listeningCorrect,
    written_correct: printed.writtenCorrect,
    reading_correct: printed.readingCorrect,
    cefr: cefrLevel(printed.totalScore, printed.scoringTable),
    nomor: certificateNumber(
      { id: resultId, numberPrefix: printed.numberPrefix, createdAt: printed.createdAt },
      design.numberPattern
    ),
    /** The end of its last day; null for ever. */
    berlaku_sampai: last === null ? null : new Date(last).toISOString(),
    /** The name of the scoring table, as it is printed. */
    tabel_skor: tableByVersion(printed.scoringTable).title,
    akademi: printed.academyName,
    /** How the listening session was sat; null where the certificate doesn't say. */
    mode: printed.listeningMode,
    status,
    /** Whether the learner's data was erased: the figures are right, but nobody can be named. */
    ...(isErased && { dihapus: true as const }),
    /** Whether another certificate took its place. */
    diganti: status === 'diganti',
    ...(status === 'diganti' && { pengganti: true as const }),
  }
}
