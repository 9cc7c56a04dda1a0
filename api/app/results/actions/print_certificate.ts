import { print } from '#app/paper/printing/printer'
import { cefrLevel } from '#app/scoring/domain/scoring'
import { certificateNumber } from '#app/results/certificate/certificate_code'
import type { CertificateData } from '#app/results/certificate/certificate_data'
import type Result from '#app/results/models/result'
import env from '#start/env'
import { SCREENS, pathOf } from '#contracts/paths'

/**
 * Prints a result's certificate as a PDF. Its content never changes; only its link uses the server's present address.
 */
export async function printCertificate(result: Result): Promise<Buffer> {
  const data = certificateData(result)
  return print('certificate', data, { lane: 'single', cacheKey: data.code })
}

/** The contents of a result's certificate. */
export function certificateData(result: Result): CertificateData {
  return {
    recipientName: result.userName,
    packageName: result.packageName,
    listeningMode: result.listeningMode,
    academyName: result.academyName,
    number: certificateNumber(result),
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
  }
}
