import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'
import type { DrawnPassage } from '#app/packages/actions/draw_passages'
import { lockPassage } from '#app/packages/actions/lock_content'

/** What a passage shows from now on. */
export type PassageContent =
  /** A new picture, with or without its text. */
  | { kind: 'picture'; image: string; body: string | null }
  /** A text, and the picture that was drawn of it. */
  | ({ kind: 'typed' } & DrawnPassage)
  /** The present picture, or the present typed text; undefined leaves a picture's text as it is. */
  | { kind: 'kept'; body: string | null | undefined }

const CHANGED_MEANWHILE = 'Bacaan ini baru saja diubah admin lain. Muat ulang, lalu coba lagi.'

/**
 * Changes a passage. A replaced picture stays stored, because attempts may still show it (`media:prune`).
 * @throws NotFound; Conflict when it became a typed passage meanwhile, whose text isn't drawn yet
 */
export async function editPassage(
  admin: User,
  id: number,
  { name, content }: { name: string; content: PassageContent }
): Promise<void> {
  await inTransaction(async (trx) => {
    const { passage, pkg } = await lockPassage(trx, id)
    const wasTyped = passage.typed !== null
    if (content.kind === 'kept' && wasTyped && content.body !== undefined) {
      throw new Conflict(CHANGED_MEANWHILE)
    }
    passage.merge({ name, ...columnsOf(content) })
    if (!passage.$isDirty) return

    const changed = Object.keys(passage.$dirty).filter(
      // The picture of a text follows it.
      (column) => column !== 'typed' && !(column === 'image' && wasTyped && passage.typed !== null)
    )
    await passage.merge({ updatedAt: clock.now() }).save()
    await recordAudit(trx, {
      actor: admin,
      action: 'passage.edited',
      subject: { type: 'passage', id },
      details: { packageId: pkg.id, packageName: pkg.name, name: passage.name, changed },
    })
  })
}

/** The columns of a picture, or of a text and the picture that was drawn of it. */
export function passageColumns(content: Exclude<PassageContent, { kind: 'kept' }>) {
  const { image, body } = content
  return { image, body, typed: content.kind === 'typed' ? content.typed : null }
}

function columnsOf(content: PassageContent) {
  if (content.kind !== 'kept') return passageColumns(content)
  return content.body === undefined ? {} : { body: content.body }
}
