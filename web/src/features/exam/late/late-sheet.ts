import type { AnswerSheet, HeldAnswer } from '@lulus/api/contracts/answers'

/** An answer that was or may be too late. The learner is informed about it (see late-answers.ts). */
export interface LateAnswer extends HeldAnswer {
  /** Whether the server's answers showed that it is missing. */
  isChecked: boolean
  /** Whether the server holds it separately for the academy's decision. */
  isHeld?: boolean
  /** Whether it was offered to the server and got a response. */
  isOffered?: boolean
}

export type LateSheet = Readonly<Record<number, LateAnswer>>

/** Turns answers into late ones. */
export function lateOf(sheet: AnswerSheet, isChecked: boolean): LateSheet {
  return mapSheet(sheet, (held) => ({ ...held, isChecked }))
}

/** Turns late answers into ordinary ones. */
export function answersIn(late: LateSheet): AnswerSheet {
  return mapSheet(late, ({ answer, seq, at }) => ({
    answer,
    seq,
    ...(at === undefined ? {} : { at }),
  }))
}

/** Merges both: the later choice wins for each page, and of two equal ones all known states are kept. */
export function joinLate(first: LateSheet, second: LateSheet): LateSheet {
  const joined: Record<number, LateAnswer> = { ...first }
  for (const [page, held] of Object.entries(second)) {
    const known = first[Number(page)]
    if (known && known.seq > held.seq) continue
    joined[Number(page)] = known?.seq === held.seq ? merged(known, held) : held
  }
  return joined
}

function merged(known: LateAnswer, held: LateAnswer): LateAnswer {
  return {
    ...known,
    ...held,
    isChecked: known.isChecked || held.isChecked,
    ...(known.isHeld || held.isHeld ? { isHeld: true } : {}),
    ...(known.isOffered || held.isOffered ? { isOffered: true } : {}),
  }
}

export function mapSheet<Held, Mapped>(
  sheet: Readonly<Record<number, Held>>,
  change: (held: Held, page: number) => Mapped
): Record<number, Mapped> {
  return Object.fromEntries(
    Object.entries(sheet).map(([page, held]) => [page, change(held, Number(page))])
  )
}
