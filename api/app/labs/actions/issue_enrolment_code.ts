import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { lockLab } from '#app/labs/actions/find_lab'
import {
  ENROLMENT_CODE_LIFETIME_MS,
  hashEnrolmentCode,
  newEnrolmentCode,
} from '#app/labs/secrets/enrolment_code'
import EnrolmentCode from '#app/labs/models/enrolment_code'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'

export interface IssuedEnrolmentCode {
  /** Shown once: only its hash is stored. */
  code: string
  uses: number
  /** Epoch milliseconds. */
  expiresAt: number
}

/**
 * Makes a code that enrols this many computers of the lab; an earlier code ends.
 * @throws NotFound; Conflict once the lab is revoked
 */
export async function issueEnrolmentCode(
  admin: User,
  labId: number,
  uses: number
): Promise<IssuedEnrolmentCode> {
  const code = newEnrolmentCode()
  const codeHash = hashEnrolmentCode(code)
  if (codeHash === null) throw new Error('a new enrolment code has no code’s form')

  return inTransaction(async (trx) => {
    const lab = await lockLab(trx, labId)
    const now = clock.now()
    const expiresAt = now + ENROLMENT_CODE_LIFETIME_MS
    await EnrolmentCode.query({ client: trx }).where('labId', labId).delete()
    await EnrolmentCode.create(
      { labId, codeHash, usesLeft: uses, issuedBy: admin.id, createdAt: now, expiresAt },
      { client: trx }
    )
    await recordAudit(trx, {
      actor: admin,
      action: 'lab.enrolment_code_issued',
      subject: { type: 'lab', id: labId },
      details: { name: lab.name, uses },
    })
    return { code, uses, expiresAt }
  })
}
