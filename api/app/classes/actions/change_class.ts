import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { lockClass, lockOpenClass } from '#app/classes/actions/find_class'
import SchoolClass from '#app/classes/models/school_class'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'

export async function createClass(admin: User, name: string): Promise<SchoolClass> {
  return inTransaction(async (trx) => {
    const now = clock.now()
    const created = await SchoolClass.create(
      { name, createdAt: now, updatedAt: now },
      { client: trx }
    )
    await recordAudit(trx, {
      actor: admin,
      action: 'class.created',
      subject: { type: 'class', id: created.id },
      details: { name },
    })
    return created
  })
}

/** @throws NotFound; Conflict when it is archived */
export async function renameClass(admin: User, id: number, name: string): Promise<void> {
  await inTransaction(async (trx) => {
    const renamed = await lockOpenClass(trx, id)
    const before = renamed.name
    await renamed.merge({ name, updatedAt: clock.now() }).save()
    await recordAudit(trx, {
      actor: admin,
      action: 'class.renamed',
      subject: { type: 'class', id },
      details: { name, before },
    })
  })
}

/**
 * Archives a class, or restores it. Its learners keep their accounts and stay in it.
 * @throws NotFound; Conflict when it is in that state already
 */
export async function archiveClass(admin: User, id: number, isArchived: boolean): Promise<void> {
  await inTransaction(async (trx) => {
    const one = await lockClass(trx, id)
    if ((one.archivedAt !== null) === isArchived) {
      throw new Conflict(
        isArchived ? 'Kelas ini sudah diarsipkan.' : 'Kelas ini tidak sedang diarsipkan.'
      )
    }
    const now = clock.now()
    await one.merge({ archivedAt: isArchived ? now : null, updatedAt: now }).save()
    await recordAudit(trx, {
      actor: admin,
      action: isArchived ? 'class.archived' : 'class.restored',
      subject: { type: 'class', id },
      details: { name: one.name },
    })
  })
}
