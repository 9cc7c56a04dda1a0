import { SKILL_CODES, SKILLS, type Skill } from '#contracts/skills'

/** Questions of a skill, and how many of them were answered right. */
export interface SkillCount {
  skill: Skill
  label: string
  right: number
  of: number
}

export interface MarkedItem {
  skills: readonly Skill[]
  isRight: boolean
}

/** The counts of each skill that occurs, in the order of the skills; a question with two skills counts for both. */
export function skillCounts(items: readonly MarkedItem[]): SkillCount[] {
  const counts = new Map<Skill, { right: number; of: number }>()
  for (const { skills, isRight } of items) {
    for (const skill of skills) {
      const count = counts.get(skill) ?? { right: 0, of: 0 }
      counts.set(skill, { right: count.right + Number(isRight), of: count.of + 1 })
    }
  }
  return SKILL_CODES.flatMap((skill) => {
    const count = counts.get(skill)
    return count ? [{ skill, label: SKILLS[skill].label, ...count }] : []
  })
}
