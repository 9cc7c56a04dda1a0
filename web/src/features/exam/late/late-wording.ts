import {
  SESSION_TITLES,
  ANSWER_LETTERS,
  numberOfPage,
  sessionOfQuestion,
  SESSIONS,
  type Session,
} from '@lulus/api/contracts/exam'
import type { LateAnswer, LateSheet } from '@/features/exam/late/late-sheet'
import type { LateReport } from '@/features/exam/late/late-answers'
import { seenAs, type OptionOrders } from '@/features/exam/model/option-orders'
import { formatClockTime, formatMoment } from '@/lib/format/date'

interface LateSession {
  session: Session
  /** For example 'berakhir 22 Nov 2026, 23.10.30 WIB', or null if unknown. */
  ended: string | null
  /** By number, for example 'Nomor 7: B, dipilih 23.10.05 WIB'. */
  answers: string[]
}

/** Late answers for the learner, by session. */
export interface LateGroup {
  title: string
  text: string
  sessions: LateSession[]
}

/** Advice for the learner. */
export function lateAdvice({ late }: Pick<LateReport, 'late'>): string {
  return Object.values(late).every(({ isHeld }) => isHeld)
    ? 'Anda tidak perlu mengirim apa pun.'
    : 'Tunjukkan catatan ini kepada pengawas, atau kirimkan rinciannya kepada akademi.'
}

/** The groups in order: waiting for a decision, certainly not counted, perhaps not counted. */
export function lateGroups({
  late,
  deadlines,
  orders,
}: Omit<LateReport, 'attemptId'>): LateGroup[] {
  const groups = FATES.map(({ isIt, wording }) => {
    const pages = Object.entries(late)
      .filter(([, answer]) => isIt(answer))
      .map(([page]) => Number(page))
    return {
      ...wording(pages.length),
      sessions: SESSIONS.map((session) => ({
        session,
        ended: endedText(deadlines[session]),
        answers: pages
          .filter((page) => sessionOfQuestion(page) === session)
          .map((page) => answerText(page, late, orders)),
      })).filter(({ answers }) => answers.length > 0),
    }
  })
  return groups.filter(({ sessions }) => sessions.length > 0)
}

/** The whole report as plain text, for sending. */
export function lateText(report: LateReport): string {
  return lateGroups(report)
    .flatMap(({ title, sessions }) => [
      report.packageName === null ? title : `${report.packageName}: ${title}`,
      ...sessions.flatMap(({ session, ended, answers }) => [
        [SESSION_TITLES[session], ended].filter(Boolean).join(', '),
        ...answers,
      ]),
    ])
    .join('\n')
}

/** The possible outcomes of late answers. Each answer has exactly one. */
const FATES: { isIt: (answer: LateAnswer) => boolean; wording: (count: number) => Wording }[] = [
  { isIt: ({ isHeld }) => isHeld === true, wording: heldWording },
  { isIt: ({ isHeld, isChecked }) => !isHeld && isChecked, wording: refusedWording },
  { isIt: ({ isHeld, isChecked }) => !isHeld && !isChecked, wording: uncertainWording },
]

type Wording = Pick<LateGroup, 'title' | 'text'>

function heldWording(count: number) {
  return {
    title: `${count} jawaban terlambat disimpan di server`,
    text: 'Jawaban ini sampai ke server setelah sesinya ditutup, jadi belum dihitung dalam skor. Akademi akan memeriksa dan memutuskannya; keputusannya tampil di Riwayat Simulasi.',
  }
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

/** With the letter that the learner saw. */
function answerText(page: number, late: LateSheet, orders: OptionOrders): string {
  const held = late[page]
  const letter = held ? ANSWER_LETTERS[seenAs(orders, page, held.answer)] : ''
  const chosen = held?.at === undefined ? '' : `, dipilih ${formatClockTime(held.at)}`
  return `Nomor ${numberOfPage(page)}: ${letter}${chosen}`
}
