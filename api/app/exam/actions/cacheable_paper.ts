import { paperEntries, type PaperEntry } from '#app/exam/domain/paper'
import { acceptsSaves } from '#app/exam/domain/session_clock'
import type Attempt from '#app/exam/models/attempt'
import { loadSnapshot } from '#app/exam/rows/snapshots'
import type { Session } from '#contracts/exam'
import type { ListeningMode, ListeningTime } from '#contracts/listening'

export interface Paper {
  packageId: number
  packageName: string
  /** The running session, or null before the start. */
  session: Session | null
  /** Minutes of each session. */
  minutes: Record<Session, number>
  /** Of rest between two sessions; null for the usual day. */
  restMinutes: number | null
  /** Extra time in per cent, which the minutes include. */
  extraPercent: number
  /** Whether the learner sees the options in another order than that of the entries. */
  isShuffled: boolean
  /** Before the start. */
  listening?: ListeningChoice
  entries: PaperEntry[]
}

/** How the listening session may be sat. */
export interface ListeningChoice extends ListeningTime {
  /** The event's; null where the learner chooses. */
  setMode: ListeningMode | null
}

/** All of a running paper but its questions. */
type PaperHead = Omit<Paper, 'entries' | 'listening'>

/** A paper whose entries are computed only on a cache miss. */
export interface CacheablePaper extends PaperHead {
  /** Papers with the same key are the same. */
  key: string
  entries(): Promise<Paper['entries']>
}

/** The paper of a running attempt. After a session's end its questions are hidden: they can't be answered any more. */
export function paperOf(
  {
    snapshotId,
    packageId,
    packageName,
    clock,
    extraPercent,
    optionOrders,
  }: Pick<
    Attempt,
    'snapshotId' | 'packageId' | 'packageName' | 'clock' | 'extraPercent' | 'optionOrders'
  >,
  now: number
): CacheablePaper {
  const { session, minutes, restMinutes } = clock
  const isShuffled = optionOrders !== null
  const head = {
    packageId,
    packageName,
    session,
    minutes,
    restMinutes,
    extraPercent,
    isShuffled,
  }
  return cacheablePaper(snapshotId, head, acceptsSaves(clock, now) ? session : null)
}

/** @param open the session whose questions are shown; null for none */
export function cacheablePaper(
  snapshotId: number,
  head: PaperHead,
  open: Session | null
): CacheablePaper {
  const { packageName, session, minutes, restMinutes, extraPercent, isShuffled } = head
  return {
    ...head,
    key: JSON.stringify([
      snapshotId,
      packageName,
      minutes,
      restMinutes,
      extraPercent,
      isShuffled,
      session,
      open,
    ]),
    entries: async () => paperEntries(await loadSnapshot(snapshotId), open),
  }
}
