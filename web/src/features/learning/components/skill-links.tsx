import { SKILLS, type Skill } from '@lulus/api/contracts/skills'
import { Badge } from '@/components/ui/badge'

/** The skills that a question tests. */
export function SkillLinks({ skills }: { skills: readonly Skill[] }) {
  if (skills.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      Keterampilan:
      {skills.map((skill) => (
        <Badge key={skill}>{SKILLS[skill].label}</Badge>
      ))}
    </p>
  )
}
