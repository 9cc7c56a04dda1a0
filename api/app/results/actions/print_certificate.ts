import { print } from '#app/paper/printing/printer'
import { cefrLevel, levelRanges, tableByVersion } from '#app/scoring/domain/scoring'
import { readLooks, type CertificateLook } from '#app/results/actions/certificate_look'
import { certificateNumber, validUntil } from '#app/results/certificate/certificate_code'
import type { CertificateData } from '#app/results/certificate/certificate_data'
import type Result from '#app/results/models/result'
import env from '#start/env'
import { SCREENS, pathOf } from '#contracts/paths'

/**
 * Prints a result's certificate as a PDF. Its content never changes; only its link uses the server's present address.
 */
export async function printCertificate(result: Result): Promise<Buffer> {
  const lookOf = await readLooks([result])
  const data = certificateData(result, lookOf(result))
  return print('certificate', data, { lane: 'single', cacheKey: data.code })
}

/** The contents of a result's certificate. */
export function certificateData(result: Result, look: CertificateLook): CertificateData {
  return {
    recipientName: result.userName,
    packageName: result.packageName,
    listeningMode: result.listeningMode,
    academyName: result.academyName,
    number: certificateNumber(result, look.numberPattern),
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
    levels: levelRanges(result.scoringTable),
    tableTitle: tableByVersion(result.scoringTable).title,
    logo: look.logo,
    signer: look.signer,
    validUntil: validUntil(result.createdAt, look.validYears),
    isSample: false,
  }
}
