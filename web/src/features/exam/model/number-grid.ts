import {
  ANSWER_LETTERS,
  numberOfPage,
  pagesOfSession,
  type Answer,
  type ListeningGroups,
  type Session,
} from '@lulus/api/contracts/exam'
import { screenOf } from '@/features/exam/model/navigation'

/** One number of the grid. */
export interface GridCell {
  page: number
  /** The visible number: 1-50, 1-40, 1-50. */
  number: number
  /** The index that it opens, or null for later questions of a group. */
  target: number | null
  reason: string | null
}

export interface CellMarks {
  current: boolean
  answer: Answer | null
  flagged: boolean
}

/** The numbers of a session in order (contract section 4: only the first of a listening group can be clicked). */
export function gridCells(session: Session, groups?: ListeningGroups): GridCell[] {
  return pagesOfSession(session).map((page) => {
    const number = numberOfPage(page) ?? page
    const screen = screenOf(page, groups)
    return screen === page
      ? { page, number, target: page, reason: null }
      : { page, number, target: null, reason: `Satu layar dengan nomor ${screen}` }
  })
}

/** Screen reader text of a number: 'Nomor 7, terjawab B, ragu-ragu, sedang dibuka'. */
export function cellLabel({ number, reason }: GridCell, marks: CellMarks): string {
  return [
    `Nomor ${number}`,
    marks.answer === null ? 'belum terjawab' : `terjawab ${ANSWER_LETTERS[marks.answer]}`,
    marks.flagged && 'ragu-ragu',
    marks.current && 'sedang dibuka',
    reason?.toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ')
}
