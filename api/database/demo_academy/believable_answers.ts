import { chanceFrom } from '#database/demo_academy/chance'
import { ANSWERS, type Answer } from '#contracts/exam'

/** The fields of a question that matter for answering it. */
interface Asked {
  page: number
  key: Answer
}

/** Guessing among four. */
const GUESSED = 0.25
/** The difference between the easiest and the hardest question, in the unit of abilities. */
const SPREAD = 3.2
/** The largest share of unanswered questions, for learners who know little. */
const LEFT_OPEN = 0.05

/**
 * The difficulty of a question, from -1.6 to 1.6: the same for all learners, so that the questions' counts of right
 * and wrong answers differ.
 */
function difficultyOf(page: number): number {
  return (chanceFrom(page * 7919)() - 0.5) * SPREAD
}

/**
 * Simulated answers of a learner, by page; unanswered questions are missing.
 * @param ability logits, about -1.5 (knows little) to 3 (knows nearly everything)
 * @param leavesOpen whether questions may stay unanswered
 */
export function believableAnswers(
  questions: readonly Asked[],
  ability: number,
  chance: () => number,
  leavesOpen: boolean
): Map<number, Answer> {
  const open = leavesOpen ? LEFT_OPEN / (1 + Math.exp(ability)) : 0
  const answers = new Map<number, Answer>()
  for (const { page, key } of questions) {
    if (chance() < open) continue
    const knows = 1 / (1 + Math.exp(difficultyOf(page) - ability))
    const isRight = chance() < GUESSED + (1 - GUESSED) * knows
    const wrong = ANSWERS.filter((answer) => answer !== key)
    const slip = wrong[Math.floor(chance() * wrong.length)] ?? key
    answers.set(page, isRight ? key : slip)
  }
  return answers
}
