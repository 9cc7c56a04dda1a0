import { Checkbox } from '@/components/ui/checkbox'
import type { Choice } from '@/features/admin-events/api/choices'

interface ChoiceListProps {
  legend: string
  hint?: string
  /** Shown in place of an empty list. */
  empty: string
  error?: string | undefined
  choices: readonly Choice[]
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
}

/** A list of checkboxes. */
export function ChoiceList({
  legend,
  hint,
  empty,
  error,
  choices,
  chosen,
  onChange,
}: ChoiceListProps) {
  return (
    <fieldset className="grid min-w-0 content-start gap-3">
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      {choices.length === 0 ? (
        <p className="text-sm text-ink-soft">{empty}</p>
      ) : (
        <div className="grid max-h-[75vh] gap-3 overflow-y-auto rounded-md border border-line-strong p-3">
          {choices.map(({ id, nama, note }) => (
            <Checkbox
              key={id}
              label={nama}
              hint={note}
              checked={chosen.includes(id)}
              onChange={({ currentTarget: box }) =>
                onChange(box.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          ))}
        </div>
      )}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
