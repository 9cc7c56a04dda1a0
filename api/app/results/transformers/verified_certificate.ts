import { cefrLevel } from '#app/scoring/domain/scoring'
import { certificateNumber } from '#app/results/certificate/certificate_code'
import type { Certified } from '#app/results/actions/find_results'

/** The contents of a certificate, for everybody with its code; nothing more about the learner. */
export function verifiedCertificate({ result, replaced }: Certified) {
  const printed = replaced ?? result
  return {
    valid: true,
    nama: result.userName,
    nama_paket: result.packageName,
    totalScore: printed.totalScore,
    tanggal: new Date(result.createdAt).toISOString(),
    listeningScore: printed.listeningScore,
    structureScore: printed.structureScore,
    readingScore: printed.readingScore,
    listening_correct: printed.listeningCorrect,
    written_correct: printed.writtenCorrect,
    reading_correct: printed.readingCorrect,
    cefr: cefrLevel(printed.totalScore, result.scoringTable),
    nomor: certificateNumber(result),
    /** The version of the scoring table, as it is printed. */
    tabel_skor: result.scoringTable,
    akademi: result.academyName,
    /** Whether a newer certificate replaced this one. */
    diganti: replaced !== null,
  }
}
