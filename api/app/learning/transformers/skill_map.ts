import type { SkillMap } from '#app/learning/actions/read_skill_map'
import { skillState } from '#app/learning/domain/skill_map'
import { skillCountResource } from '#app/learning/transformers/explanations'

/** A learner's skill map, and what would raise their score most. */
export function skillMapResource({ counts, suggestions }: SkillMap) {
  return {
    data: counts.map((count) => ({ ...skillCountResource(count), keadaan: skillState(count) })),
    saran: suggestions.map(({ text, skill, gain }) => ({
      teks: text,
      keterampilan: skill,
      naik: gain,
    })),
  }
}
