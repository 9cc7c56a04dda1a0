import { SKILLS } from '@lulus/api/contracts/skills'
import { Card } from '@/components/ui/card'
import type { SkillMap } from '@/features/learning/api/skill-map'

/** What would raise the score most. Hidden without any. */
export function Suggestions({ suggestions }: { suggestions: SkillMap['saran'] }) {
  if (suggestions.length === 0) return null
  return (
    <Card>
      <h2 className="mb-3 text-lg font-bold">Yang paling menaikkan skor</h2>
      <ol className="grid gap-3 sm:grid-cols-3">
        {suggestions.map(({ teks, keterampilan }) => (
          <li
            key={keterampilan}
            className="rounded-md border border-transparent bg-primary-soft p-4"
          >
            <p className="font-semibold">{teks}</p>
            <p className="mt-1 text-base text-ink-soft">
              Mulai dari {SKILLS[keterampilan].label.toLocaleLowerCase('id')}.
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
