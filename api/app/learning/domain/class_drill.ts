import { rankOf, type Candidate } from '#app/learning/domain/daily_drill'
import type { ClassSkill } from '#app/learning/domain/class_skills'
import { skillState } from '#app/learning/domain/skill_map'
import { DAY_MS, startOfDate } from '#app/platform/time/domain/academy_days'
import {
  CLASS_DRILL_LATE_DAYS,
  CLASS_DRILL_MAX_DAYS,
  type ClassDrillState,
} from '#contracts/class_drills'
import { SKILL_CODES, SKILLS, type Skill } from '#contracts/skills'

/** What a teacher assigns to a class, and until when it is there. Days are the academy's, such as 2026-12-19. */

/** Skills that are proposed as a class's worst. */
const WORST_SKILLS = 3

interface Wish {
  bank: readonly Candidate[]
  skills: readonly Skill[]
  /** Questions. */
  count: number
  /** How often the class has had each question before, by its ref. */
  used: ReadonlyMap<string, number>
}

/**
 * The refs of the bank's questions for these skills: as many of each skill as of the others while the bank has them,
 * those first that the class has had least, in the order of the test's sections. Fewer than wished where the bank has no
 * more.
 * @param seed mixes questions that the class has had equally often
 */
export function drawClassDrill({ bank, skills, count, used }: Wish, seed: string): string[] {
  const drawn = new Set<string>()
  const piles = skills.map((skill) =>
    bank
      .filter((item) => item.skills.includes(skill))
      .map(({ ref }) => ({ ref, used: used.get(ref) ?? 0, rank: rankOf(seed, ref) }))
      .toSorted((one, other) => one.used - other.used || one.rank - other.rank)
  )
  while (drawn.size < count && piles.some((pile) => pile.length > 0)) {
    for (const pile of piles) {
      let next = pile.shift()
      while (next && drawn.has(next.ref)) next = pile.shift()
      if (next && drawn.size < count) drawn.add(next.ref)
    }
  }
  const orderOf = ({ skills: own }: Candidate) => SKILL_CODES.indexOf(own[0] ?? 'listening_idiom')
  return bank
    .filter(({ ref }) => drawn.has(ref))
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .map(({ ref }) => ref)
}

/** The skills that a class has to practise, the lowest share of right answers first. */
export function worstSkills(skills: readonly ClassSkill[]): Skill[] {
  return skills
    .filter((skill) => skillState(skill) === 'latih')
    .toSorted((one, other) => one.right / one.of - other.right / other.of)
    .slice(0, WORST_SKILLS)
    .map(({ skill }) => skill)
}

/** How many questions the bank has for each skill that it has any for. */
export function bankCounts(bank: readonly Candidate[]): { skill: Skill; count: number }[] {
  return SKILL_CODES.flatMap((skill) => {
    const count = bank.filter((item) => item.skills.includes(skill)).length
    return count > 0 ? [{ skill, count }] : []
  })
}

/** The labels of skills, as a sentence lists them. */
export function skillNames(skills: readonly Skill[]): string {
  return skills.map((skill) => SKILLS[skill].label).join(', ')
}

/** Whether a drill may be due on this day. */
export function mayBeDue(day: string, today: string): boolean {
  const days = daysUntil(day, today)
  return days >= 0 && days <= CLASS_DRILL_MAX_DAYS
}

interface Dated {
  dueDay: string
  endedAt: number | null
}

export function drillState({ dueDay, endedAt }: Dated, today: string): ClassDrillState {
  if (endedAt !== null) return 'diakhiri'
  return daysUntil(dueDay, today) < 0 ? 'lewat' : 'berjalan'
}

/** Whether learners still find it: until it is ended, and for some days after its last one, because late is better than never. */
export function isOffered({ dueDay, endedAt }: Dated, today: string): boolean {
  return endedAt === null && daysUntil(dueDay, today) >= -CLASS_DRILL_LATE_DAYS
}

function daysUntil(day: string, today: string): number {
  return Math.round(((startOfDate(day) ?? Number.NaN) - (startOfDate(today) ?? 0)) / DAY_MS)
}
