import hash from '@adonisjs/core/services/hash'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { insertAccount } from '#app/accounts/actions/open_account'
import { refuseRegistration } from '#app/accounts/actions/refuse_registration'
import { identityTaken } from '#app/accounts/actions/refuse_taken_identity'
import { hashInvitationToken } from '#app/accounts/secrets/invitation_token'
import StaffInvitation from '#app/accounts/models/staff_invitation'
import User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { clock } from '#app/platform/time/clock'
import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'
import { NotFound } from '#app/platform/errors/failures'

/**
 * The invitation of a link.
 * @throws NotFound when it was never made, was used, withdrawn or replaced, has expired, or its admin is none any more
 */
export async function findInvitation(
  token: string,
  client?: TransactionClientContract
): Promise<StaffInvitation> {
  const query = StaffInvitation.query(client ? { client } : {}).where(
    'tokenHash',
    hashInvitationToken(token)
  )
  const invitation = await (client ? query.forUpdate() : query).first()
  if (!invitation || invitation.expiresAt <= clock.now()) throw worthNothing()
  const inviter = await User.find(invitation.invitedBy, client ? { client } : {})
  if (!inviter?.can('staff.manage') || inviter.suspendedAt !== null) throw worthNothing()
  return invitation
}

/**
 * Opens the account that a link invites to, with the name and password of the invited person; the link is used up.
 * @throws NotFound as `findInvitation`; InvalidInput when the phone number or e-mail address is taken, or the password
 *   is little more than one of them
 */
export async function acceptInvitation(
  token: string,
  { name, nohp, password }: { name: string; nohp: string; password: string }
): Promise<User> {
  const { email } = await findInvitation(token)
  await refuseRegistration({ nama: name, nohp, email, password }).catch(async (refusal) => {
    // The address is taken as well when another request used this link first.
    await findInvitation(token)
    throw refusal
  })
  const hashed = await hash.make(password)
  try {
    return await inTransaction(async (trx) => {
      const { id, role, ...invitation } = await takeInvitation(trx, token)
      const account = { name, nohp, email: invitation.email, password: hashed, role }
      const user = await insertAccount(trx, account)
      await recordAudit(trx, {
        actor: { id: user.id, name },
        action: 'invitation.accepted',
        subject: { type: 'invitation', id },
        details: { name, email: invitation.email, role },
      })
      return user
    })
  } catch (error) {
    // Two accounts took the number at once: the unique index decides.
    if (isUniqueViolation(error)) throw identityTaken(['nohp'])
    throw error
  }
}

/** Uses the link up: of two concurrent calls one finds nothing. */
async function takeInvitation(trx: TransactionClientContract, token: string) {
  const invitation = await findInvitation(token, trx)
  const [taken] = (await StaffInvitation.query({ client: trx })
    .where('id', invitation.id)
    .delete()) as unknown[]
  if (Number(taken) !== 1) throw worthNothing()
  const { id, email, role } = invitation
  return { id, email, role }
}

function worthNothing(): NotFound {
  return new NotFound('Undangan ini tidak berlaku lagi. Minta undangan baru kepada admin.')
}
