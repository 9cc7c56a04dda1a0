import { skillCounts, type MarkedItem, type SkillCount } from '#app/learning/domain/skill_counts'
import { skillState } from '#app/learning/domain/skill_map'
import { SKILL_STATES, type SkillState } from '#contracts/explanations'

/** A skill in a class: all answers together, and how many of its learners stand where. */
export interface ClassSkill extends SkillCount {
  learners: Record<SkillState, number>
}

/** The skills that a class has met; who hasn't met one is among those of whom too little is known. */
export function classSkills(learners: readonly (readonly MarkedItem[])[]): ClassSkill[] {
  const own = learners.map(
    (items) => new Map(skillCounts(items).map((count) => [count.skill, skillState(count)]))
  )
  return skillCounts(learners.flat()).map((count) => {
    const states = own.map((map) => map.get(count.skill) ?? 'belum_cukup')
    const standing = SKILL_STATES.map((state) => [
      state,
      states.filter((one) => one === state).length,
    ])
    return { ...count, learners: Object.fromEntries(standing) as Record<SkillState, number> }
  })
}
