import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { lockLab } from '#app/labs/actions/find_lab'
import { refuseWhileRunning } from '#app/labs/actions/refuse_while_running'
import type Lab from '#app/labs/models/lab'
import SebConfiguration from '#app/labs/models/seb_configuration'
import { configKeyOf } from '#app/labs/seb/config_key'
import { publicOrigin } from '#config/app'
import { sealSebKeys } from '#app/labs/seb/sealed_keys'
import { sebFile } from '#app/labs/seb/seb_file'
import { newSebSettings } from '#app/labs/seb/settings'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'

interface SebFileInput {
  /** Asked for when a user wants to quit SEB. */
  quitPassword: string
  /** Asked for when the file is opened; null: the file is readable. */
  filePassword: string | null
  /** Continues even while attempts run with the earlier file. */
  force: boolean
}

/** Returned once. */
export interface MadeSebFile {
  lab: Lab
  file: Buffer
  /** As SEB's configuration tool shows it. */
  configKey: string
}

/**
 * Makes a lab's file for Safe Exam Browser; an earlier file and its Browser Exam Keys become invalid. Neither the
 * file nor its passwords are stored.
 * @throws NotFound; Conflict once the lab is revoked, or while attempts run with the earlier file and it isn't forced
 */
export async function makeSebFile(
  admin: User,
  labId: number,
  { quitPassword, filePassword, force }: SebFileInput
): Promise<MadeSebFile> {
  const settings = newSebSettings(publicOrigin, quitPassword)
  const configKey = configKeyOf(settings)
  const file = await sebFile(settings, filePassword)

  return inTransaction(async (trx) => {
    const lab = await lockLab(trx, labId)
    if (!force) await refuseWhileRunning(trx, labId, 'seb')
    await SebConfiguration.query({ client: trx }).where('labId', labId).delete()
    await SebConfiguration.create(
      {
        labId,
        sealedKeys: sealSebKeys({ configKey, examKeys: [] }),
        hasPassword: filePassword !== null,
        madeBy: admin.id,
        madeAt: clock.now(),
      },
      { client: trx }
    )
    await recordAudit(trx, {
      actor: admin,
      action: 'lab.seb_file_made',
      subject: { type: 'lab', id: labId },
      details: { name: lab.name, hasPassword: filePassword !== null },
    })
    return { lab, file, configKey }
  })
}
