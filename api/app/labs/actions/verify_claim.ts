import app from '@adonisjs/core/services/app'
import { isRecent, type LabClaim } from '#app/labs/domain/lab_claim'
import { isSignatureOf, openLabKey } from '#app/labs/secrets/lab_key'
import type { LabSeat } from '#app/accounts/domain/lab_place'
import Lab from '#app/labs/models/lab'
import { readSeatKey } from '#app/labs/rows/seat_keys'
import { openSeatKey } from '#app/labs/secrets/seat_key'
import { UsedNonces } from '#app/labs/rows/used_nonces'
import { Forbidden } from '#app/platform/errors/failures'
import { labSignedText } from '#contracts/labs'
import { REFUSAL, type LabRefusal } from '#contracts/refusals'

/**
 * Verifies a kiosk's claim: with the seat's own key if it ever had one, else with the lab's.
 * @param claim null when the headers don't have a kiosk's form
 * @param path from `/api` on, with its query, exactly as it was sent
 * @throws Forbidden with code `lab_tidak_sah`, `lab_jam`, `lab_tidak_dikenal`, `lab_dicabut`, `kursi_dicabut` or
 *   `lab_terulang`
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
  const own = lab && (await readSeatKey(claim))
  const key = own ? openSeatKey(own.sealedKey) : lab && openLabKey(lab.sealedKey)
  // The same response for an unknown lab and a wrong key, so callers can't test which labs exist.
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
  if (own && own.revokedAt !== null) {
    throw refusal(
      'Kunci komputer ini sudah dicabut oleh admin. Hubungi pengawas.',
      REFUSAL.seatRevoked
    )
  }
  const nonces = await app.container.make(UsedNonces)
  if (!(await nonces.noteFirstUse(lab.id, claim.nonce, now))) {
    throw refusal('Permintaan ini sudah pernah diterima. Silakan coba lagi.', REFUSAL.labRepeated)
  }
  return { labId: lab.id, seat: claim.seat }
}

function refusal(message: string, code: LabRefusal): Forbidden {
  return new Forbidden(message, code)
}
