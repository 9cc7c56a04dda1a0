import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Attempt from '#app/exam/models/attempt'
import { readSeatKeys, seatNameOf } from '#app/labs/rows/seat_keys'
import { Conflict } from '#app/platform/errors/failures'
import { ADMIN_REFUSAL } from '#contracts/refusals'

/** Which computers a change locks out: all of the lab, those that sign with the lab's key, those in SEB, or one. */
export type LockedOut = 'all' | 'shared' | 'seb' | { seat: string }

/**
 * Refuses a change that would lock out kiosks of running attempts.
 * @throws Conflict with the number of their attempts
 */
export async function refuseWhileRunning(
  trx: TransactionClientContract,
  labId: number,
  lockedOut: LockedOut
): Promise<void> {
  const running = await Attempt.query({ client: trx })
    .where('seenLabId', labId)
    .where('status', 'running')
  const isLockedOut = await seatTest(trx, labId, lockedOut)
  const count = running.filter(({ seenSeat }) => isLockedOut(seenSeat)).length
  if (count === 0) return
  throw new Conflict(sentence(count, lockedOut), ADMIN_REFUSAL.attemptsRunning)
}

async function seatTest(
  trx: TransactionClientContract,
  labId: number,
  lockedOut: LockedOut
): Promise<(seat: string | null) => boolean> {
  if (lockedOut === 'all') return () => true
  // SEB has no seat, and no key of ours.
  if (lockedOut === 'seb') return (seat) => seat === null
  if (lockedOut === 'shared') {
    const own = new Set((await readSeatKeys(labId, trx)).map(({ seat }) => seatNameOf(seat)))
    return (seat) => seat !== null && !own.has(seatNameOf(seat))
  }
  return (seat) => seat !== null && seatNameOf(seat) === seatNameOf(lockedOut.seat)
}

function sentence(count: number, lockedOut: LockedOut): string {
  if (lockedOut === 'seb') {
    return `${count} simulasi sedang berjalan di Safe Exam Browser. Komputernya akan langsung ditolak server sampai dibuka dengan berkas atau versi yang berlaku.`
  }
  return typeof lockedOut === 'object'
    ? `Simulasi sedang berjalan di kursi ${lockedOut.seat}. Komputernya akan langsung ditolak server sampai memakai kunci yang baru.`
    : `${count} simulasi sedang berjalan di lab ini. Komputernya akan langsung ditolak server sampai memakai kunci yang baru.`
}
