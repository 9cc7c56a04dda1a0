import type User from '#app/accounts/models/user'
import { lockPackage } from '#app/packages/actions/find_package'
import Passage from '#app/packages/models/passage'
import { recordAudit } from '#app/audit/actions/record_audit'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'

interface NewPassage {
  name: string
  /** Stored file name of the picture. */
  image: string
  body: string | null
  /** What was typed, if the picture was drawn of it. */
  typed: string | null
}

/**
 * Adds a reading passage to a package.
 * @throws NotFound
 */
export async function addPassage(
  admin: User,
  packageId: number,
  passage: NewPassage
): Promise<Passage> {
  return inTransaction(async (trx) => {
    const pkg = await lockPackage(trx, packageId)
    const now = clock.now()
    const added = await Passage.create(
      { packageId, ...passage, createdAt: now, updatedAt: now },
      { client: trx }
    )
    await recordAudit(trx, {
      actor: admin,
      action: 'passage.added',
      subject: { type: 'passage', id: added.id },
      details: { packageId, packageName: pkg.name, name: added.name },
    })
    return added
  })
}
