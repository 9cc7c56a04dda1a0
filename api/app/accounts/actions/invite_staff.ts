import { refuseTakenIdentity } from '#app/accounts/actions/refuse_taken_identity'
import {
  hashInvitationToken,
  INVITATION_LIFE_MS,
  newInvitationToken,
} from '#app/accounts/secrets/invitation_token'
import StaffInvitation from '#app/accounts/models/staff_invitation'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { NotFound } from '#app/platform/errors/failures'
import type { StaffRole } from '#contracts/capabilities'

export interface Invitation {
  name: string
  /** Canonical. */
  email: string
  role: StaffRole
}

export interface IssuedInvitation {
  invitation: StaffInvitation
  /** Shown once: only its hash is stored. */
  token: string
}

/**
 * Makes a link for a new staff member; an earlier one for the same address becomes invalid.
 * @throws InvalidInput when the address has an account: that one's role can be changed instead
 */
export async function inviteStaff(
  admin: User,
  { name, email, role }: Invitation
): Promise<IssuedInvitation> {
  const token = newInvitationToken()
  return inTransaction(async (trx) => {
    await refuseTakenIdentity(trx, { email })
    const now = clock.now()
    await StaffInvitation.query({ client: trx }).where('email', email).delete()
    const invitation = await StaffInvitation.create(
      {
        email,
        name,
        role,
        tokenHash: hashInvitationToken(token),
        invitedBy: admin.id,
        createdAt: now,
        expiresAt: now + INVITATION_LIFE_MS,
      },
      { client: trx }
    )
    await recordAudit(trx, {
      actor: admin,
      action: 'invitation.made',
      subject: { type: 'invitation', id: invitation.id },
      details: { name, email, role },
    })
    return { invitation, token }
  })
}

/**
 * Invalidates a link.
 * @throws NotFound when it was used or replaced
 */
export async function withdrawInvitation(admin: User, id: number): Promise<void> {
  await inTransaction(async (trx) => {
    const invitation = await StaffInvitation.query({ client: trx })
      .where('id', id)
      .forUpdate()
      .first()
    if (!invitation) throw new NotFound('Undangan tidak ditemukan.')
    await invitation.delete()
    const { name, email, role } = invitation
    await recordAudit(trx, {
      actor: admin,
      action: 'invitation.withdrawn',
      subject: { type: 'invitation', id },
      details: { name, email, role },
    })
  })
}
