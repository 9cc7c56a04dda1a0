import { ANSWERS, pagesOfSession, type Answer, type Session } from '../../api/contracts/exam.ts'

/** The kinds of simulated learners. */
export type Character = 'biasa' | 'cepat' | 'terlambat' | 'putus'

/** One action of a learner. */
export interface Step {
  /** Seconds of a person's time before it. */
  after: number
  page: number
  answer: Answer
  /** 'Ragu-ragu': sets or removes the question's flag. */
  doubts?: boolean
  /** Loses the network, for this many of the next steps. */
  loses?: number
}

/** The share of questions that are changed again at the end. */
const CHANGED = 0.08
const DOUBTED = 0.06
/** The share of a session's time that an average learner takes. */
const USUAL_SHARE = 0.85
const FAST_SHARE = 0.6
/** Answers that wait during an outage. */
const STEPS_WITHOUT_NETWORK = 6
/** Of this many learners one is late, and one fast. */
const LATE_EVERY = 10
const FAST_EVERY = 5

/** One of all loses the network, every tenth comes late, every fifth is fast. @param index from 0 on */
export function characterOf(index: number): Character {
  if (index === 1) return 'putus'
  if (index % LATE_EVERY === 3) return 'terlambat'
  return index % FAST_EVERY === 2 ? 'cepat' : 'biasa'
}

/**
 * A learner's actions in a session: an answer to every question, with human pauses, flags, and changed answers at its
 * end.
 * @param minutes the session's, from the server
 * @param chance numbers from 0 to 1
 */
export function planSession(
  session: Session,
  minutes: number,
  character: Character,
  chance: () => number
): Step[] {
  const pages = pagesOfSession(session)
  const share = character === 'cepat' ? FAST_SHARE : USUAL_SHARE
  const usual = (minutes * 60 * share) / (pages.length * (1 + CHANGED))
  const first = pages.map((page): Step => {
    const doubts = chance() < DOUBTED
    return { after: usual * pause(chance), page, answer: choose(chance), ...(doubts && { doubts }) }
  })
  const again = pages
    .filter(() => chance() < CHANGED)
    .map((page): Step => {
      return { after: usual * pause(chance), page, answer: choose(chance), doubts: false }
    })
  const away = session === 'written' && character === 'putus' ? first[4] : undefined
  if (away) away.loses = STEPS_WITHOUT_NETWORK
  return [...first, ...again]
}

function choose(chance: () => number): Answer {
  return ANSWERS[Math.floor(chance() * ANSWERS.length)] ?? '1'
}

/** Mostly short, sometimes long: between a third and about two and a half times the usual, one in the mean. */
function pause(chance: () => number): number {
  return 0.35 + 0.65 * -Math.log(1 - chance() * 0.96) * 1.15
}
