import { reportAudio, type PlayedAudio } from '@/features/exam/api'
import { createCourier, type Courier } from '@/features/exam/engine/courier'
import type { RecordKeeper } from '@/features/exam/engine/record-keeper'
import type { Tabs } from '@/features/exam/engine/tabs'
import {
  audioBatch,
  withoutAudio,
  withPlayed,
  withPosition,
  type AudioBatch,
} from '@/features/exam/model/exam-record'

/** Tracks which recordings were started and how far they played, and reports it to the server. */
export interface AudioLog {
  hasPlayed(page: number): boolean
  /** Seconds heard, or 0 if it was never played. */
  position(page: number): number
  /** Records the first play, and sends it at once. */
  play(page: number): void
  /** Records how far it was heard. */
  hear(page: number, seconds: number): void
  /** Records that another tab plays it. */
  learnPlay(page: number): void
  isPlayedInOtherTab(page: number): boolean
  /** Whether one was heard in the last seconds. */
  isPlaying(): boolean
  adopt(played: PlayedAudio): void
  courier: Courier
}

interface AudioLogOptions {
  nohp: string
  keeper: RecordKeeper
  tabs: Tabs
  stopped: (error: unknown) => void
  /** The server accepts no more recordings, so the attempt's state has to be fetched. */
  outdated: () => void
}

/** A playing recording is noted every five seconds. */
const HEARD_MS = 6000

export function createAudioLog(options: AudioLogOptions): AudioLog {
  const { nohp, keeper, tabs, stopped, outdated } = options
  const played = new Set<number>()
  const positions = new Map<number, number>()
  const inOtherTabs = new Set<number>()
  let heardAt = Number.NEGATIVE_INFINITY

  const courier = createCourier<AudioBatch, unknown>({
    ready: () => keeper.stored(),
    peek: () => audioBatch(keeper.current()),
    send: (batch, { keepalive }) => reportAudio({ ...batch, nohp }, keepalive),
    delivered: (batch) => keeper.change((record) => withoutAudio(record, batch)),
    refused(batch, error) {
      console.warn('Played audio was refused.', error)
      keeper.change((record) => withoutAudio(record, batch))
      outdated()
    },
    stopped,
    // Only the saving of answers is shown.
    statusChanged: () => {},
  })

  function note(page: number, seconds: number) {
    played.add(page)
    positions.set(page, Math.max(positions.get(page) ?? 0, seconds))
  }

  function noteHere(page: number, seconds: number) {
    heardAt = performance.now()
    note(page, seconds)
  }

  return {
    courier,
    hasPlayed: (page) => played.has(page),
    position: (page) => positions.get(page) ?? 0,
    play(page) {
      if (played.has(page)) return
      noteHere(page, 0)
      keeper.change((record) => withPlayed(record, page))
      tabs.post({ kind: 'played', page })
      courier.nudge()
    },
    hear(page, seconds) {
      noteHere(page, seconds)
      keeper.change((record) => withPosition(record, page, seconds))
      courier.nudge()
    },
    learnPlay(page) {
      note(page, 0)
      inOtherTabs.add(page)
    },
    isPlaying: () => performance.now() - heardAt < HEARD_MS,
    isPlayedInOtherTab: (page) => inOtherTabs.has(page),
    adopt({ data, positions: heard }) {
      const unsent = keeper.current()
      for (const name of [...data, ...unsent.played]) note(Number(name), 0)
      for (const reported of [heard, unsent.positions]) {
        for (const [name, seconds] of Object.entries(reported)) note(Number(name), seconds)
      }
    },
  }
}
