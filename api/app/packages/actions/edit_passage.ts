import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { lockPassage } from '#app/packages/actions/lock_content'

interface PassageChange {
  name: string
  /** Stored name of a new picture, or null to keep the present one. */
  image: string | null
  /** Undefined leaves the text as it is, unless the picture changes. */
  body: string | null | undefined
}

/**
 * Changes a passage. A replaced picture stays stored, because attempts may still show it (`media:prune`).
 * @throws NotFound
 */
export async function editPassage(admin: User, id: number, change: PassageChange): Promise<void> {
  await inTransaction(async (trx) => {
    const { passage, pkg } = await lockPassage(trx, id)
    passage.merge({
      name: change.name,
      image: change.image ?? passage.image,
      // The old text doesn't match a new picture.
      body: change.body === undefined ? (change.image === null ? passage.body : null) : change.body,
    })
    if (!passage.$isDirty) return

    const changed = Object.keys(passage.$dirty)
    await passage.merge({ updatedAt: clock.now() }).save()
    await recordAudit(trx, {
      actor: admin,
      action: 'passage.edited',
      subject: { type: 'passage', id },
      details: { packageId: pkg.id, packageName: pkg.name, name: passage.name, changed },
    })
  })
}
