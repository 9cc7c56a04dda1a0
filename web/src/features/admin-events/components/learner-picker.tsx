import { SEARCH_MAX_LENGTH } from '@lulus/api/contracts/lists'
import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { foundLearnersQuery, type Choice } from '@/features/admin-events/api/choices'

interface LearnerPickerProps {
  chosen: readonly Choice[]
  error?: string | undefined
  onChange: (chosen: Choice[]) => void
}

/** Chooses learners one by one: searches, adds and removes them. */
export function LearnerPicker({ chosen, error, onChange }: LearnerPickerProps) {
  const [search, setSearch] = useState('')
  const term = useDeferredValue(search.trim())
  const { data: found = [] } = useQuery(foundLearnersQuery(term))
  const isChosen = new Set(chosen.map(({ id }) => id))
  const offered = term.length > 1 ? found.filter(({ id }) => !isChosen.has(id)) : []

  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <Field
        label="Peserta satu per satu"
        hint="Cari nama atau nomor HP, lalu tambahkan."
        error={error}
      >
        <Input
          type="search"
          autoComplete="off"
          maxLength={SEARCH_MAX_LENGTH}
          value={search}
          onChange={({ currentTarget: input }) => setSearch(input.value)}
        />
      </Field>
      <ul aria-label="Hasil pencarian peserta" className="grid gap-2 empty:hidden">
        {offered.map((learner) => (
          <Line key={learner.id} learner={learner}>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Tambahkan ${learner.nama}`}
              onClick={() => onChange([...chosen, learner])}
            >
              <Plus aria-hidden className="size-4" />
              Tambah
            </Button>
          </Line>
        ))}
      </ul>
      <ul aria-label="Peserta yang dipilih" className="grid gap-2 empty:hidden">
        {chosen.map((learner) => (
          <Line key={learner.id} learner={learner}>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Hapus ${learner.nama}`}
              onClick={() => onChange(chosen.filter(({ id }) => id !== learner.id))}
            >
              <X aria-hidden className="size-4" />
              Hapus
            </Button>
          </Line>
        ))}
      </ul>
    </div>
  )
}

function Line({ learner, children }: { learner: Choice; children: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-3 rounded-md border border-line px-3 py-2">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{learner.nama}</span>{' '}
        <span className="text-sm text-ink-soft tabular-nums">{learner.note}</span>
      </span>
      {children}
    </li>
  )
}
