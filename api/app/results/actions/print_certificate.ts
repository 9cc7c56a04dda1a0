import { cefrLevel } from '#app/scoring/domain/scoring'
import { certificateNumber } from '#app/results/certificate/certificate_code'
import { renderCertificate } from '#app/results/certificate/render_certificate'
import type Result from '#app/results/models/result'
import env from '#start/env'
import { SCREENS, pathOf } from '#contracts/paths'

/**
 * The certificate of a result as a PDF. What it says comes from the result, so that it never changes; only its link
 * follows the server to a new address.
 */
export function printCertificate(result: Result): Promise<Buffer> {
  return renderCertificate({
    recipientName: result.userName,
    packageName: result.packageName,
    academyName: result.academyName,
    number: certificateNumber(result.id, result.createdAt),
    code: result.code,
    verificationUrl: new URL(pathOf(SCREENS.verify, result.code), env.get('APP_URL')).href,
    issuedAt: result.createdAt,
    scores: {
      listening: result.listeningScore,
      structure: result.structureScore,
      reading: result.readingScore,
      total: result.totalScore,
    },
    correct: {
      listening: result.listeningCorrect,
      written: result.writtenCorrect,
      reading: result.readingCorrect,
    },
    cefr: cefrLevel(result.totalScore, result.scoringTable),
    tableVersion: result.scoringTable,
  })
}
