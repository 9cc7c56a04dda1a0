import app from '@adonisjs/core/services/app'
import { paperOf, type Paper } from '#app/exam/actions/cacheable_paper'
import { Excluded, requireDriver, whyNothingRuns } from '#app/exam/actions/drive_attempt'
import { refusePaused } from '#app/exam/actions/refuse_paused'
import { requireLab } from '#app/exam/actions/require_lab'
import { settleRunningAttempt } from '#app/exam/actions/settle_attempt'
import { findGrant } from '#app/enrolment/actions/find_grant'
import { HINDRANCE_TEXTS, restOf, type HeldGrant } from '#app/enrolment/domain/grant_terms'
import type { Caller } from '#app/exam/domain/caller'
import { paperEntries } from '#app/exam/domain/paper'
import { SnapshotCache } from '#app/exam/rows/snapshot_cache'
import { listeningTime } from '#app/packages/domain/listening_time'
import { readListeningTime } from '#app/packages/actions/listening_times'
import Package from '#app/packages/models/package'
import { Forbidden } from '#app/platform/errors/failures'
import { extendedMinutes } from '#app/exam/domain/extra_time'
import type { ListeningMode, ListeningTime } from '#contracts/listening'

/**
 * The exam as the user may see it now: the running session's content; other sessions are locked.
 * @param packageId default: the package of the running attempt, else the one granted last
 * @throws Forbidden when the user neither has an attempt nor may start the package, or outside of a lab when it needs
 *   one; Conflict while another login of theirs drives it, or it is paused
 */
export async function readPaper(
  caller: Caller,
  packageId: number | undefined,
  now: number
): Promise<Paper> {
  const attempt = await settleRunningAttempt(caller.userId, now)
  if (attempt && (packageId === undefined || packageId === attempt.packageId)) {
    await requireLab(attempt, caller.lab)
    await requireDriver(attempt, caller)
    refusePaused(attempt, now)
    const { key: _, ...paper } = paperOf(attempt, now)
    return { ...paper, entries: await paper.entries() }
  }

  const granted = attempt ? null : await findGrantedPackage(caller, packageId, now)
  if (!granted) {
    const why = attempt ? null : await whyNothingRuns(caller.userId)
    throw why instanceof Excluded ? why : new Forbidden('Anda belum memiliki akses ke paket ini.')
  }
  const { pack, grant } = granted
  const time = await timeOf(pack)
  return {
    packageId: pack.id,
    packageName: pack.name,
    session: null,
    minutes: extendedMinutes(pack.minutes, grant.extraPercent),
    restMinutes: restOf(grant),
    extraPercent: grant.extraPercent,
    isShuffled: false,
    listening: { ...time, setMode: setModeOf(grant, time) },
    entries: paperEntries(
      { packageId: pack.id, packageName: pack.name, questions: [] },
      null,
      pack.groups
    ),
  }
}

/** The event's mode as the start will have it; null outside of events. */
function setModeOf({ terms }: HeldGrant, { fits }: ListeningTime): ListeningMode | null {
  return terms === null || fits ? (terms?.listeningMode ?? null) : 'latihan'
}

/** Cached with its snapshot, because a whole class opens the start screen at once. */
async function timeOf(pack: Package): Promise<ListeningTime> {
  const seconds = (await app.container.make(SnapshotCache)).listeningOf(pack)
  return seconds === undefined
    ? readListeningTime(pack)
    : listeningTime(seconds, pack.minutes.listening)
}

async function findGrantedPackage(
  { userId, lab }: Caller,
  packageId: number | undefined,
  now: number
): Promise<{ pack: Package; grant: HeldGrant } | null> {
  const counting = await findGrant(userId, { packageId, labId: lab?.labId ?? null }, now)
  if (!counting) return null
  if (counting.hindrance) throw new Forbidden(HINDRANCE_TEXTS[counting.hindrance])
  const pack = await Package.find(counting.grant.packageId)
  return pack && { pack, grant: counting.grant }
}
