import { SKILLS, type Skill } from '@lulus/api/contracts/skills'
import { Link } from '@/components/ui/link'
import { paths } from '@/lib/paths'

/** The skills that a question tests, each with the way to its lesson. */
export function SkillLinks({ skills }: { skills: readonly Skill[] }) {
  if (skills.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft print:hidden">
      Materi:
      {skills.map((skill) => (
        <Link
          key={skill}
          to={paths.lesson(skill)}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
        >
          {SKILLS[skill].label}
        </Link>
      ))}
    </p>
  )
}
