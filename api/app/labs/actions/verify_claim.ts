import { isRecent, type LabClaim } from '#app/labs/domain/lab_claim'
import { isSignatureOf, openLabKey } from '#app/labs/lab_key'
import type { LabSeat } from '#contracts/labs'
import Lab from '#app/labs/models/lab'
import { isFirstUse } from '#app/labs/used_nonces'
import { Forbidden } from '#app/platform/errors/failures'
import { labSignedText } from '#contracts/labs'
import { REFUSAL, type LabRefusal } from '#contracts/refusals'

/**
 * Believes a kiosk's claim, or refuses the call.
 * @param claim null when the headers can't be a kiosk's
 * @param path from `/api` on, with its query, exactly as it was sent
 * @throws Forbidden with code `lab_tidak_sah`, `lab_jam`, `lab_tidak_dikenal`, `lab_dicabut` or `lab_terulang`
 */
export async function verifyClaim(
  claim: LabClaim | null,
  call: { method: string; path: string },
  now: number
): Promise<LabSeat> {
  if (!claim) {
    throw refusal(
      'Identitas lab dari komputer ini tidak lengkap. Hubungi pengawas.',
      REFUSAL.labUnreadable
    )
  }
  if (!isRecent(claim, now)) {
    throw refusal(
      'Jam komputer ini berselisih lebih dari 5 menit dengan jam server. Hubungi pengawas untuk membetulkannya.',
      REFUSAL.labClock
    )
  }

  const lab = await Lab.find(claim.labId)
  const key = lab && openLabKey(lab.sealedKey)
  // A lab that isn't there and a wrong key get one answer: which numbers exist is nobody's business.
  const text = labSignedText({ ...claim, ...call })
  if (!lab || !key || !isSignatureOf(key, text, claim.signature)) {
    throw refusal(
      'Komputer ini tidak dikenali sebagai komputer lab, atau kunci labnya sudah diganti. Hubungi pengawas.',
      REFUSAL.labUnknown
    )
  }
  if (lab.revokedAt !== null) {
    throw refusal('Lab ini sudah dicabut oleh admin. Hubungi pengawas.', REFUSAL.labRevoked)
  }
  if (!(await isFirstUse(lab.id, claim.nonce))) {
    throw refusal('Permintaan ini sudah pernah diterima. Silakan coba lagi.', REFUSAL.labRepeated)
  }
  return { labId: lab.id, seat: claim.seat }
}

function refusal(message: string, code: LabRefusal): Forbidden {
  return new Forbidden(message, code)
}
