import { scaleScores, type CorrectCounts } from '#app/scoring/domain/scoring'
import { SECTION_TITLES, SESSION_QUESTIONS, SESSIONS, sessionOfSection } from '#contracts/exam'
import type { SkillState } from '#contracts/explanations'
import { SKILLS, type Skill } from '#contracts/skills'
import type { SkillCount } from '#app/learning/domain/skill_counts'

/** Fewer questions say nothing about a skill (contract section 7.3). */
const ENOUGH = 3
/** The share of right answers from which on a skill is strong. */
const STRONG_FROM = 0.75
/** Correct answers that a suggestion adds. */
const STEP = 5

/** What the counts say of a skill. */
export function skillState({ right, of }: Pick<SkillCount, 'right' | 'of'>): SkillState {
  if (of < ENOUGH) return 'belum_cukup'
  return right / of >= STRONG_FROM ? 'kuat' : 'latih'
}

/** The latest score of a learner. */
interface LatestScore {
  correct: CorrectCounts
  scoringTable: string
}

export interface Suggestion {
  text: string
  /** Where most answers are lost. */
  skill: Skill
  /** Points of the total score. */
  gain: number
}

/**
 * What raises the total score most: five more correct answers in each session by the score's own table, and the skill
 * in which most answers of the session were lost; the greatest gain first. Nothing for a session without mistakes.
 */
export function suggestions(
  counts: readonly SkillCount[],
  { correct, scoringTable }: LatestScore
): Suggestion[] {
  const { total } = scaleScores(correct, scoringTable)
  return SESSIONS.flatMap((session) => {
    const added = Math.min(STEP, SESSION_QUESTIONS[session] - correct[session])
    const lost = mostLost(
      counts.filter(({ skill }) => sessionOfSection(SKILLS[skill].section) === session)
    )
    if (added <= 0 || !lost) return []
    const better = { ...correct, [session]: correct[session] + added }
    const gain = scaleScores(better, scoringTable).total - total
    const title = SECTION_TITLES[SKILLS[lost.skill].section]
    const text = `+${added} benar di ${title} = +${gain}`
    return gain > 0 ? [{ text, skill: lost.skill, gain }] : []
  }).toSorted((one, other) => other.gain - one.gain)
}

/** The skill with the most wrong answers; of several the one with fewer questions, whose share is higher. */
function mostLost(counts: readonly SkillCount[]): SkillCount | null {
  const [worst] = counts
    .filter(({ right, of }) => right < of)
    .toSorted((one, other) => other.of - other.right - (one.of - one.right) || one.of - other.of)
  return worst ?? null
}
