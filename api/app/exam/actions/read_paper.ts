import { loadSnapshot } from '#app/exam/actions/package_snapshot'
import { requireLab } from '#app/exam/actions/require_lab'
import { findRunningAttempt } from '#app/exam/actions/running_attempt'
import { findUnusedEntitlement } from '#app/enrolment/actions/find_unused_entitlement'
import { paperEntries, type PaperEntry } from '#app/exam/domain/paper'
import { acceptsSaves } from '#app/exam/domain/session_clock'
import type { LabSeat } from '#contracts/labs'
import Package from '#app/packages/models/package'
import { Forbidden } from '#app/platform/errors/failures'
import type { Session } from '#contracts/exam'

export interface Paper {
  packageId: number
  packageName: string
  /** The running session, or null before the start. */
  session: Session | null
  /** What each session is given. */
  minutes: Record<Session, number>
  entries: PaperEntry[]
}

/**
 * The exam as the user may see it now: the running session's content, everything else locked.
 * @param packageId default: the package of the running attempt, else the one granted last
 * @throws Forbidden when the user neither sits nor may start the package, or sits it in a lab and reads elsewhere
 */
export async function readPaper(
  { userId, labSeat }: { userId: number; labSeat: LabSeat | null },
  packageId: number | undefined,
  now: number
): Promise<Paper> {
  const attempt = await findRunningAttempt(userId, now)
  if (attempt && (packageId === undefined || packageId === attempt.packageId)) {
    await requireLab(attempt, labSeat)
    const snapshot = await loadSnapshot(attempt.snapshotId)
    // A session at rest shows nothing: its questions can't be answered any more, only studied.
    const open = acceptsSaves(attempt.clock, now) ? attempt.session : null
    return {
      packageId: attempt.packageId,
      packageName: attempt.packageName,
      session: attempt.session,
      minutes: attempt.clock.minutes,
      entries: paperEntries(snapshot, open),
    }
  }

  const pack = attempt ? null : await findGrantedPackage(userId, packageId)
  if (!pack) throw new Forbidden('Anda belum memiliki akses ke paket ini.')
  return {
    packageId: pack.id,
    packageName: pack.name,
    session: null,
    minutes: pack.minutes,
    entries: paperEntries({ packageId: pack.id, packageName: pack.name, questions: [] }, null),
  }
}

async function findGrantedPackage(
  userId: number,
  packageId: number | undefined
): Promise<Package | null> {
  const entitlement = await findUnusedEntitlement(userId, packageId)
  return entitlement && Package.find(entitlement.packageId)
}
