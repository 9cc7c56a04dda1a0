import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Attempt from '#app/exam/models/attempt'
import { Conflict } from '#app/platform/errors/failures'
import { REFUSAL } from '#contracts/refusals'

/**
 * Spares learners in an exam a change after which their kiosk is refused, unless it is wanted nevertheless.
 * @throws Conflict with how many attempts run in the lab
 */
export async function refuseWhileRunning(
  trx: TransactionClientContract,
  labId: number,
  force: boolean
): Promise<void> {
  if (force) return
  const running = await Attempt.query({ client: trx })
    .where('seenLabId', labId)
    .where('status', 'running')
  if (running.length === 0) return
  throw new Conflict(
    `${running.length} simulasi sedang berjalan di lab ini. Komputernya akan langsung ditolak server sampai memakai kunci yang baru.`,
    REFUSAL.attemptsRunning
  )
}
