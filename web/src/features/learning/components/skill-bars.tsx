import { SECTIONS, SECTION_TITLES, type Section } from '@lulus/api/contracts/exam'
import { SKILLS } from '@lulus/api/contracts/skills'
import { CircleHelp, Dumbbell, Star } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import type { MappedSkill } from '@/features/learning/api/skill-map'
import { classNames } from '@/lib/class-names'
import { paths } from '@/lib/paths'

const STATES = {
  kuat: { label: 'Kuat', icon: Star, tone: 'success', bar: 'bg-success' },
  latih: { label: 'Perlu dilatih', icon: Dumbbell, tone: 'accent', bar: 'bg-accent' },
  belum_cukup: {
    label: 'Belum cukup soal',
    icon: CircleHelp,
    tone: 'neutral',
    bar: 'bg-ink-faint',
  },
} as const

interface SkillBarsProps {
  skills: readonly MappedSkill[]
  /** A line below a skill, in place of the way to its lesson. */
  below?: (skill: MappedSkill) => string | null
}

/** The skills of each section with their right answers. */
export function SkillBars({ skills, below }: SkillBarsProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {SECTIONS.map((section) => (
        <SectionSkills
          key={section}
          section={section}
          below={below}
          skills={skills.filter(({ keterampilan }) => SKILLS[keterampilan].section === section)}
        />
      ))}
    </div>
  )
}

interface SectionSkillsProps extends SkillBarsProps {
  section: Section
}

function SectionSkills({ section, skills, below }: SectionSkillsProps) {
  if (skills.length === 0) return null
  return (
    <Card>
      <h2 className="mb-4 text-lg font-bold" lang="en">
        {SECTION_TITLES[section]}
      </h2>
      <ul className="grid gap-4">
        {skills.map((skill) => (
          <Skill key={skill.keterampilan} skill={skill} below={below} />
        ))}
      </ul>
    </Card>
  )
}

function Skill({ skill, below }: Pick<SkillBarsProps, 'below'> & { skill: MappedSkill }) {
  const { keterampilan, label, benar, dari, keadaan } = skill
  const { label: state, icon, tone, bar } = STATES[keadaan]
  return (
    <li className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {below ? (
          <span className="font-semibold">{label}</span>
        ) : (
          <Link
            to={paths.lesson(keterampilan)}
            className="font-semibold text-primary underline underline-offset-4"
          >
            {label}
          </Link>
        )}
        {/* Together, so that a long name puts both on the next line, at its end. */}
        <span className="ml-auto flex items-center gap-3 text-sm text-ink-soft tabular-nums">
          {benar} dari {dari} benar
          <Badge tone={tone} icon={icon}>
            {state}
          </Badge>
        </span>
      </div>
      <div aria-hidden className="h-2 overflow-hidden rounded-full border border-line bg-muted">
        <div
          className={classNames('h-full', bar)}
          style={{ width: `${Math.round((benar / dari) * 100)}%` }}
        />
      </div>
      {below && <p className="text-sm text-ink-soft tabular-nums">{below(skill)}</p>}
    </li>
  )
}
