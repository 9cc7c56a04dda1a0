import type { Infer } from '@vinejs/vine/types'
import { readSettings } from '#app/academy/actions/academy_settings'
import type { certificateSampleValidator } from '#app/academy/validators'
import { print } from '#app/paper/printing/printer'
import { clock } from '#app/platform/time/clock'
import { presentLook } from '#app/results/actions/certificate_look'
import { certificateNumber, validUntil } from '#app/results/certificate/certificate_code'
import {
  cefrLevel,
  CURRENT_TABLE_VERSION,
  levelRanges,
  scaleScores,
  tableByVersion,
} from '#app/scoring/domain/scoring'
import env from '#start/env'
import { SCREENS } from '#contracts/paths'

const CORRECT = { listening: 41, written: 33, reading: 40 }

/**
 * What the next certificate would look like with these settings, as a PNG; omitted ones are today's, and so are
 * the pictures. It says that it is a sample, and its code leads to no certificate.
 */
export async function drawSample(input: Infer<typeof certificateSampleValidator>): Promise<Buffer> {
  const settings = await readSettings()
  const { masaBerlaku, penandaTangan, jabatan } = input
  const look = await presentLook({
    ...settings,
    numberPattern: input.polaNomor ?? settings.numberPattern,
    signatory: penandaTangan === undefined ? settings.signatory : (penandaTangan ?? ''),
    signatoryPosition: jabatan === undefined ? settings.signatoryPosition : (jabatan ?? ''),
    validYears: masaBerlaku === undefined ? settings.validYears : (masaBerlaku ?? 0),
  })
  const now = clock.now()
  const scores = scaleScores(CORRECT, CURRENT_TABLE_VERSION)
  const numbered = {
    id: 123,
    numberPrefix: input.awalanNomor ?? settings.certificatePrefix,
    createdAt: now,
  }
  return print(
    'certificate sample',
    {
      recipientName: 'Nama Peserta',
      packageName: 'Nama Paket',
      listeningMode: 'latihan',
      academyName: input.namaAkademi ?? settings.academyName,
      number: certificateNumber(numbered, look.numberPattern),
      code: 'CONTOH',
      verificationUrl: new URL(SCREENS.verifyRoot, env.get('APP_URL')).href,
      issuedAt: now,
      scores,
      correct: CORRECT,
      cefr: cefrLevel(scores.total, CURRENT_TABLE_VERSION),
      levels: levelRanges(CURRENT_TABLE_VERSION),
      tableTitle: tableByVersion(CURRENT_TABLE_VERSION).title,
      logo: look.logo,
      signer: look.signer,
      validUntil: validUntil(now, look.validYears),
      isSample: true,
    },
    { lane: 'single' }
  )
}
