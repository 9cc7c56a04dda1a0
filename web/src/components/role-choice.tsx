import { LEARNER_LABEL, ROLE_TEXTS } from '@/components/role-texts'
import type { Role } from '@lulus/api/contracts/capabilities'
import { CircleCheck } from 'lucide-react'
import { RadioCard } from '@/components/ui/radio-card'

const LEARNER = 'Peserta biasa, tanpa akses ke halaman admin.'

interface RoleChoiceProps<Choice extends Role> {
  roles: readonly Choice[]
  chosen: Choice
  onChoose: (role: Choice) => void
}

/** Chooses a role, with a description of each. */
export function RoleChoice<Choice extends Role>({
  roles,
  chosen,
  onChoose,
}: RoleChoiceProps<Choice>) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold">Peran</legend>
      {roles.map((role: Choice) => (
        <RadioCard
          key={role}
          name="peran"
          value={role}
          checked={role === chosen}
          onChange={() => onChoose(role)}
        >
          <span className="flex items-center gap-2 font-semibold">
            {role === 'User' ? LEARNER_LABEL : role}
            {role === chosen && <CircleCheck aria-hidden className="size-4" />}
          </span>
          <span className="block text-sm font-normal text-ink-soft">{textOf(role)}</span>
        </RadioCard>
      ))}
    </fieldset>
  )
}

function textOf(role: Role): string {
  return role === 'User' ? LEARNER : ROLE_TEXTS[role]
}
