import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { lockLab } from '#app/labs/actions/find_lab'
import { lockSebConfiguration } from '#app/labs/actions/find_seb_configuration'
import { refuseWhileRunning } from '#app/labs/actions/refuse_while_running'
import type Lab from '#app/labs/models/lab'
import { openSebKeys, sealSebKeys, type SebExamKey } from '#app/labs/seb/sealed_keys'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, NotFound } from '#app/platform/errors/failures'
import type { AuditEvent } from '#contracts/audit'

/** How many versions of SEB one lab may have. */
const SEB_EXAM_KEYS_MAX = 10

interface Change {
  name: string
  /** Continues even if this locks out running attempts. */
  force: boolean
}

/**
 * Lists a version of SEB by its Browser Exam Key. With the first one, versions that aren't listed are refused.
 * @throws NotFound when the lab has no file; Conflict once the lab is revoked, when name or key are listed already, when
 *   the list is full, or while attempts run that the first key locks out and it isn't forced
 */
export async function addExamKey(
  admin: User,
  labId: number,
  { name, key, force }: Change & { key: string }
): Promise<void> {
  await changeExamKeys(labId, async (trx, lab, keys) => {
    const isListed = keys.some((one) => one.key === key || isCalled(one, name))
    if (isListed) throw new Conflict('Versi dengan nama atau Browser Exam Key ini sudah terdaftar.')
    if (keys.length >= SEB_EXAM_KEYS_MAX) {
      throw new Conflict(`Sebuah lab dapat memiliki paling banyak ${SEB_EXAM_KEYS_MAX} versi.`)
    }
    if (!force && keys.length === 0) await refuseWhileRunning(trx, labId, 'seb')
    await record(trx, admin, { action: 'lab.seb_key_added', lab, name })
    return [...keys, { name, key }]
  })
}

/**
 * Removes a version of SEB from the list. With an empty list, all versions may be used.
 * @throws NotFound when the lab has no such version; Conflict once the lab is revoked, or while attempts run in SEB
 *   and it isn't forced
 */
export async function removeExamKey(
  admin: User,
  labId: number,
  { name, force }: Change
): Promise<void> {
  await changeExamKeys(labId, async (trx, lab, keys) => {
    const left = keys.filter((one) => !isCalled(one, name))
    if (left.length === keys.length) throw new NotFound('Browser Exam Key tidak ditemukan.')
    // Removing the last one doesn't lock learners out.
    if (!force && left.length > 0) await refuseWhileRunning(trx, labId, 'seb')
    await record(trx, admin, { action: 'lab.seb_key_removed', lab, name })
    return left
  })
}

function changeExamKeys(
  labId: number,
  change: (
    trx: TransactionClientContract,
    lab: Lab,
    keys: readonly SebExamKey[]
  ) => Promise<SebExamKey[]>
): Promise<void> {
  return inTransaction(async (trx) => {
    const lab = await lockLab(trx, labId)
    const configuration = await lockSebConfiguration(trx, labId)
    const keys = openSebKeys(configuration.sealedKeys)
    if (!keys) throw new Conflict('Berkas ini dibuat dengan APP_KEY lain. Buat berkas baru.')
    const examKeys = await change(trx, lab, keys.examKeys)
    await configuration
      .merge({ sealedKeys: sealSebKeys({ ...keys, examKeys }) })
      .useTransaction(trx)
      .save()
  })
}

function isCalled(key: SebExamKey, name: string): boolean {
  return key.name.toLowerCase() === name.toLowerCase()
}

interface KeyEvent {
  action: 'lab.seb_key_added' | 'lab.seb_key_removed'
  lab: Lab
  name: string
}

function record(trx: TransactionClientContract, admin: User, { action, lab, name }: KeyEvent) {
  const event: AuditEvent = {
    action,
    subject: { type: 'lab', id: lab.id },
    details: { name: lab.name, version: name },
  }
  return recordAudit(trx, { actor: admin, ...event })
}
