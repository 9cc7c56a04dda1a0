import {
  addTime,
  finishExam,
  finishSession,
  goOn,
  isEnded,
  pause,
  reopenExam,
  reopenSession,
  SKIPPED,
} from '#app/exam/domain/interventions'
import { isTimeUp, remainingSeconds } from '#app/exam/domain/session_clock'
import type { AttemptClock } from '#app/exam/domain/types'
import { clockTime } from '#app/paper/domain/indonesian'
import { SHORT_SESSION_TITLES } from '#contracts/exam'
import { REOPENED_MINUTES, type ActionKind, type ActionScope } from '#contracts/interventions'

/** What an invigilator asks for. */
export interface Act {
  kind: ActionKind
  reason: string | null
  minutes: number | null
  page: number | null
  message: string | null
  scope: ActionScope | null
  /** Whether it is done although another person has just done the same. */
  isForced: boolean
}

/** A learner as an action finds them. Times are epoch milliseconds. */
export interface ActedOn {
  /** Of their attempt, with rests brought up to date; null before they begin. */
  clock: AttemptClock | null
  /** When the attempt ended; null while it runs. */
  finishedAt: number | null
  /** Whether they may still begin. */
  hasGrant: boolean
  /** Whether another attempt of theirs runs. */
  isBusyElsewhere: boolean
  /** Whether nobody drives the attempt already. */
  isReleased: boolean
  /** Seconds that staff of the actor's kind have given them by hand, and may give together. */
  given: { seconds: number; limit: number }
  /** Seconds of the session's outages that weren't given back yet, and that were. */
  outages: { open: number; returned: number }
  /** The page of the recording that is asked for; null where it can't be played. */
  recording: number | null
  /** Whether too many wrong tokens keep them out. */
  isLockedOut: boolean
  /** Until when learners of the event may begin by themselves, and this one by leave; null before its start. */
  entry: { closesAt: number; lateUntil: number | null } | null
  /** Who has just done the same, if somebody else has. */
  firstName: string | null
}

/** What an action changes. */
export type Change =
  | { kind: 'clock'; clock: AttemptClock }
  | { kind: 'grant'; seconds: number }
  | { kind: 'returned'; clock: AttemptClock }
  | { kind: 'reopened'; clock: AttemptClock }
  | { kind: 'released' }
  | { kind: 'replay'; page: number }
  | { kind: 'unlocked' }
  | { kind: 'excluded' }
  | { kind: 'admitted'; until: number }
  | { kind: 'told' }

/** What an action does to a learner. */
export interface Deed {
  change: Change
  /** For staff: the outcome, the audit log, the minutes. */
  note: string
  /** For the learner. */
  notice: string
  /** Seconds that count towards the limit of what is given. */
  seconds: number
}

/** Why nothing is done. */
export interface Skip {
  skipped: string
}

const NO_GRANT = 'Belum dijadwalkan, atau tidak dapat mulai lagi.'

const skip = (skipped: string): Skip => ({ skipped })

/** What an action does to a learner, or why it is skipped (contract section 7.1). */
export function plan(act: Act, learner: ActedOn, now: number): Deed | Skip {
  const { firstName } = learner
  if (firstName !== null && !act.isForced) {
    return skip(`Baru saja dilakukan oleh ${firstName}.`)
  }
  if (act.kind === 'tambah_waktu') return givingMinutes(act, learner, now)
  if (act.kind === 'pesan') return telling(act, learner, now)
  if (act.kind === 'buka_token') return unlocking(learner)
  if (act.kind === 'izinkan_masuk') return lettingIn(act, learner, now)
  const { clock } = learner
  if (clock === null) return skip(SKIPPED.notBegun)
  switch (act.kind) {
    case 'kembalikan_waktu':
      return returning(learner, clock, now)
    case 'jeda':
      return timed(
        pause(clock, now),
        'Dijeda.',
        'Pengawas menjeda ujian Anda. Waktu Anda berhenti.'
      )
    case 'lanjutkan':
      return timed(goOn(clock, now), 'Dilanjutkan.', 'Ujian Anda dilanjutkan. Waktu berjalan lagi.')
    case 'selesaikan':
      return finishing(act, clock, now)
    case 'buka_kembali':
      return reopening(act, learner, clock, now)
    case 'lepas_perangkat':
      return releasing(learner, clock, now)
    case 'putar_lagi':
      return replaying(learner, clock, now)
    case 'keluarkan':
      return excluding(act, learner)
  }
}

/** The seconds left of the learner's session; null where none runs. */
export function secondsLeft(clock: AttemptClock | null, now: number): number | null {
  return clock === null || isEnded(clock, now) ? null : remainingSeconds(clock, now)
}

/** The clock after a deed. */
export function clockAfter({ change }: Deed, before: AttemptClock | null): AttemptClock | null {
  return 'clock' in change ? change.clock : change.kind === 'excluded' ? null : before
}

function timed(changed: AttemptClock | string, note: string, notice: string): Deed | Skip {
  if (typeof changed === 'string') return skip(changed)
  return { change: { kind: 'clock', clock: changed }, note, notice, seconds: 0 }
}

function givingMinutes(
  { minutes }: Act,
  { clock, hasGrant, given }: ActedOn,
  now: number
): Deed | Skip {
  const seconds = (minutes ?? 0) * 60
  const words = `${minutes ?? 0} menit`
  const deed = { notice: `Pengawas menambah waktu Anda ${words}.`, seconds }
  const isOverLimit = given.seconds + seconds > given.limit
  const tooMuch = skip(
    `Melebihi batas ${given.limit / 60} menit untuk seorang peserta; sudah diberi ${Math.floor(given.seconds / 60)} menit.`
  )
  if (clock === null) {
    if (!hasGrant) return skip(NO_GRANT)
    if (isOverLimit) return tooMuch
    const note = `Ditambah ${words} untuk sesi pertama.`
    return { ...deed, change: { kind: 'grant', seconds }, note }
  }
  const changed = addTime(clock, seconds, now)
  if (typeof changed === 'string') return skip(changed)
  if (isOverLimit) return tooMuch
  const note = `${SHORT_SESSION_TITLES[clock.session]} ditambah ${words}.`
  return { ...deed, change: { kind: 'clock', clock: changed }, note }
}

function returning({ outages }: ActedOn, clock: AttemptClock, now: number): Deed | Skip {
  if (isEnded(clock, now)) return skip(SKIPPED.finished)
  const most = clock.minutes[clock.session] * 60 - outages.returned
  const seconds = Math.min(outages.open, most)
  if (seconds <= 0) return skip('Tidak ada waktu terputus yang belum dikembalikan.')
  const changed = addTime(clock, seconds, now)
  if (typeof changed === 'string') return skip(changed)
  const words = spoken(seconds)
  return {
    change: { kind: 'returned', clock: changed },
    note: `${SHORT_SESSION_TITLES[clock.session]}: ${words} dikembalikan.`,
    notice: `Waktu Anda yang terputus dikembalikan: ${words}.`,
    seconds,
  }
}

function finishing({ scope }: Act, clock: AttemptClock, now: number): Deed | Skip {
  const title = SHORT_SESSION_TITLES[clock.session]
  return scope === 'ujian' || clock.session === 'reading'
    ? timed(
        scope === 'ujian' ? finishExam(clock, now) : finishSession(clock, now),
        'Ujian diakhiri.',
        'Pengawas mengakhiri ujian Anda. Jawaban yang sudah tersimpan dinilai.'
      )
    : timed(
        finishSession(clock, now),
        `Sesi ${title} diakhiri.`,
        `Pengawas mengakhiri sesi ${title} Anda.`
      )
}

function reopening(
  { scope, minutes }: Act,
  { finishedAt, isBusyElsewhere }: ActedOn,
  clock: AttemptClock,
  now: number
): Deed | Skip {
  const title = SHORT_SESSION_TITLES[clock.session]
  if (scope === 'sesi') {
    return timed(
      reopenSession(clock, now),
      `Sesi ${title} dibuka kembali.`,
      `Pengawas membuka kembali sesi ${title} Anda.`
    )
  }
  const endedAt = finishedAt ?? clock.byHand.endedAt
  if (endedAt === null) return skip(SKIPPED.notFinished)
  if (isBusyElsewhere) return skip('Sedang mengerjakan simulasi lain.')
  return {
    change: {
      kind: 'reopened',
      clock: reopenExam(clock, endedAt, minutes ?? REOPENED_MINUTES, now),
    },
    note: `Ujian dibuka kembali di sesi ${title}.`,
    notice: `Pengawas membuka kembali ujian Anda di sesi ${title}.`,
    seconds: 0,
  }
}

function releasing({ isReleased }: ActedOn, clock: AttemptClock, now: number): Deed | Skip {
  if (isEnded(clock, now)) return skip(SKIPPED.finished)
  if (isReleased) return skip('Perangkatnya sudah dilepas.')
  return {
    change: { kind: 'released' },
    note: 'Perangkat dilepas: login berikutnya melanjutkan.',
    notice: 'Pengawas mengizinkan ujian Anda dilanjutkan di perangkat lain.',
    seconds: 0,
  }
}

function replaying({ recording }: ActedOn, clock: AttemptClock, now: number): Deed | Skip {
  if (isEnded(clock, now)) return skip(SKIPPED.finished)
  if (clock.session !== 'listening' || isTimeUp(clock, now)) {
    return skip('Tidak sedang mengerjakan sesi Listening.')
  }
  if (recording === null) return skip('Nomor ini tidak memiliki rekaman.')
  return {
    change: { kind: 'replay', page: recording },
    note: `Rekaman nomor ${recording} dapat diputar sekali lagi.`,
    notice: `Rekaman nomor ${recording} dapat Anda putar sekali lagi.`,
    seconds: 0,
  }
}

function telling({ message }: Act, { clock, finishedAt }: ActedOn, now: number): Deed | Skip {
  if (finishedAt !== null || (clock !== null && isEnded(clock, now))) {
    return skip(SKIPPED.finished)
  }
  const text = message ?? ''
  return { change: { kind: 'told' }, note: `Pesan: ${text}`, notice: text, seconds: 0 }
}

function unlocking({ isLockedOut }: ActedOn): Deed | Skip {
  if (!isLockedOut) return skip('Tokennya tidak terkunci.')
  return {
    change: { kind: 'unlocked' },
    note: 'Kunci token dibuka.',
    notice: 'Pengawas membuka kunci token Anda. Ketik token yang tampil di layar pengawas.',
    seconds: 0,
  }
}

function lettingIn(
  { minutes }: Act,
  { clock, hasGrant, entry }: ActedOn,
  now: number
): Deed | Skip {
  if (clock !== null) return skip(isEnded(clock, now) ? SKIPPED.finished : SKIPPED.begun)
  if (entry === null) return skip('Ujian belum dimulai.')
  if (!hasGrant) return skip(NO_GRANT)
  if (now < entry.closesAt) return skip('Masih dapat masuk sendiri.')
  const until = now + (minutes ?? 0) * 60_000
  const { lateUntil } = entry
  if (lateUntil !== null && lateUntil >= until) {
    return skip(`Sudah boleh masuk sampai pukul ${clockTime(lateUntil)} WIB.`)
  }
  const words = `sampai pukul ${clockTime(until)} WIB`
  return {
    change: { kind: 'admitted', until },
    note: `Boleh masuk ${words}, dengan waktu penuh.`,
    notice: `Pengawas mengizinkan Anda masuk ${words}. Waktu Anda penuh.`,
    seconds: 0,
  }
}

function excluding({ reason }: Act, { finishedAt }: ActedOn): Deed | Skip {
  if (finishedAt !== null) return skip(SKIPPED.finished)
  return {
    change: { kind: 'excluded' },
    note: 'Dikeluarkan dari ujian.',
    notice: `Anda dikeluarkan dari ujian ini oleh pengawas. Alasan: ${reason ?? ''}`,
    seconds: 0,
  }
}

/** 'n menit m detik'. */
function spoken(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return [minutes > 0 ? `${minutes} menit` : '', rest > 0 || minutes === 0 ? `${rest} detik` : '']
    .filter((part) => part !== '')
    .join(' ')
}
