import {
  ANSWER_LETTERS,
  numberOfPage,
  sessionOfQuestion,
  SESSIONS,
  type Session,
} from '@lulus/api/contracts/exam'
import type { LateSheet } from '@/features/exam/model/exam-record'
import type { LateReport } from '@/features/exam/model/late-answers'
import { SESSION_NAMES } from '@/features/exam/model/wording'
import { formatClockTime, formatMoment } from '@/lib/format/date'

interface LateSession {
  session: Session
  /** As 'berakhir 22 Nov 2026, 23.10.30 WIB'; null where that isn't known. */
  ended: string | null
  /** By number, as 'Nomor 7: B, dipilih 23.10.05 WIB'. */
  answers: string[]
}

/** Late answers as the learner reads them, session by session. */
export interface LateGroup {
  title: string
  text: string
  sessions: LateSession[]
}

/** What learners are told to do about it. */
export const LATE_ADVICE =
  'Tunjukkan catatan ini kepada pengawas, atau kirimkan rinciannya kepada akademi.'

/** What is to be told: first what surely doesn't count, then what may not. */
export function lateGroups({ late, deadlines }: Omit<LateReport, 'attemptId'>): LateGroup[] {
  const groups = [true, false].map((isChecked) => {
    const pages = Object.keys(late)
      .map(Number)
      .filter((page) => late[page]?.isChecked === isChecked)
    return {
      ...(isChecked ? refusedWording(pages.length) : uncertainWording(pages.length)),
      sessions: SESSIONS.map((session) => ({
        session,
        ended: endedText(deadlines[session]),
        answers: pages
          .filter((page) => sessionOfQuestion(page) === session)
          .map((page) => answerText(page, late)),
      })).filter(({ answers }) => answers.length > 0),
    }
  })
  return groups.filter(({ sessions }) => sessions.length > 0)
}

/** The whole report as plain text, to be sent to somebody. */
export function lateText(report: LateReport): string {
  return lateGroups(report)
    .flatMap(({ title, sessions }) => [
      report.packageName === null ? title : `${report.packageName}: ${title}`,
      ...sessions.flatMap(({ session, ended, answers }) => [
        [SESSION_NAMES[session], ended].filter(Boolean).join(', '),
        ...answers,
      ]),
    ])
    .join('\n')
}

function refusedWording(count: number) {
  return {
    title: `${count} jawaban tidak diterima server`,
    text: 'Jawaban ini Anda pilih di perangkat ini, tetapi tidak sampai ke server sebelum sesinya ditutup, jadi tidak dihitung dalam skor.',
  }
}

function uncertainWording(count: number) {
  return {
    title: `${count} jawaban mungkin tidak diterima server`,
    text: 'Jawaban ini Anda pilih di perangkat ini, tetapi belum dapat dipastikan apakah server menerimanya sebelum sesinya ditutup. Jawaban yang tidak diterima tidak dihitung dalam skor.',
  }
}

function endedText(deadline: number | undefined): string | null {
  return deadline === undefined ? null : `berakhir ${formatMoment(deadline)}`
}

function answerText(page: number, late: LateSheet): string {
  const held = late[page]
  const letter = held ? ANSWER_LETTERS[held.answer] : ''
  const chosen = held?.at === undefined ? '' : `, dipilih ${formatClockTime(held.at)}`
  return `Nomor ${numberOfPage(page)}: ${letter}${chosen}`
}
