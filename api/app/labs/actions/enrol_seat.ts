import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#app/audit/actions/record_audit'
import { lockLab } from '#app/labs/actions/find_lab'
import { refuseWhileRunning } from '#app/labs/actions/refuse_while_running'
import { hashEnrolmentCode } from '#app/labs/secrets/enrolment_code'
import { newLabKey } from '#app/labs/secrets/lab_key'
import EnrolmentCode from '#app/labs/models/enrolment_code'
import type Lab from '#app/labs/models/lab'
import { writeSeatKey } from '#app/labs/rows/seat_keys'
import { sealSeatKey } from '#app/labs/secrets/seat_key'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { Forbidden } from '#app/platform/errors/failures'
import { ADMIN_REFUSAL } from '#contracts/refusals'

export interface EnrolledSeat {
  lab: Lab
  seat: string
  /** Returned once. */
  key: string
}

/**
 * Exchanges one use of an enrolment code for a seat's own key. From then on neither the lab's key nor an earlier key of
 * the seat is accepted for it.
 * @throws Forbidden when the code isn't valid; Conflict when the lab is revoked, or while an attempt runs at the seat,
 *   because its computer would be locked out
 */
export async function enrolSeat(typedCode: string, seat: string): Promise<EnrolledSeat> {
  const codeHash = hashEnrolmentCode(typedCode)
  if (codeHash === null) throw invalid()
  const key = newLabKey()

  return inTransaction(async (trx) => {
    const code = await EnrolmentCode.query({ client: trx }).where('codeHash', codeHash).first()
    if (!code) throw invalid()
    // The lab first, as when a code is issued: another order of locks could deadlock.
    const lab = await lockLab(trx, code.labId)
    await takeUse(trx, code, clock.now())
    await refuseWhileRunning(trx, lab.id, { seat })
    await writeSeatKey(
      trx,
      { labId: lab.id, seat },
      { sealedKey: sealSeatKey(key), madeAt: clock.now() }
    )
    await recordAudit(trx, {
      // The call has no login; the code's entry names the admin who issued it.
      actor: null,
      action: 'lab.seat_enrolled',
      subject: { type: 'lab', id: lab.id },
      details: { name: lab.name, seat, issuedBy: code.issuedBy },
    })
    return { lab, seat, key }
  })
}

/** Uses the code once, unless it has expired or was used up or replaced meanwhile. */
async function takeUse(
  trx: TransactionClientContract,
  { codeHash }: EnrolmentCode,
  now: number
): Promise<void> {
  const taken = (await EnrolmentCode.query({ client: trx })
    .where('codeHash', codeHash)
    .where('usesLeft', '>', 0)
    .where('expiresAt', '>', now)
    .decrement('usesLeft', 1)) as unknown
  if (Number(taken) === 0) throw invalid()
}

function invalid(): Forbidden {
  return new Forbidden(
    'Kode pendaftaran kursi salah, sudah habis dipakai, atau sudah kedaluwarsa. Minta kode baru di halaman Lab.',
    ADMIN_REFUSAL.enrolmentCode
  )
}
