import { cefrLevel } from '#app/scoring/domain/scoring'
import { certificateNumber } from '#app/results/certificate/certificate_code'
import type Result from '#app/results/models/result'

/** What a certificate says, for anybody who holds it; nothing else about the learner. */
export function verifiedCertificate(result: Result) {
  return {
    valid: true,
    nama: result.userName,
    nama_paket: result.packageName,
    totalScore: result.totalScore,
    tanggal: new Date(result.createdAt).toISOString(),
    listeningScore: result.listeningScore,
    structureScore: result.structureScore,
    readingScore: result.readingScore,
    listening_correct: result.listeningCorrect,
    written_correct: result.writtenCorrect,
    reading_correct: result.readingCorrect,
    cefr: cefrLevel(result.totalScore, result.scoringTable),
    nomor: certificateNumber(result.id, result.createdAt),
    akademi: result.academyName,
  }
}
