import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

/** The first and the last day of a period, `2026-12-31`; empty when it is open. */
export interface Days {
  dari?: string
  sampai?: string
}

interface DayRangeProps {
  value: Days
  onChange: (days: Days) => void
}

/** Two date fields for a period. One that would end before it begins becomes a single day. */
export function DayRange({ value: { dari = '', sampai = '' }, onChange }: DayRangeProps) {
  return (
    <>
      <DayField
        label="Dari tanggal"
        value={dari}
        onChange={(first) =>
          onChange({ dari: first, sampai: sampai !== '' && sampai < first ? first : sampai })
        }
      />
      <DayField
        label="Sampai tanggal"
        value={sampai}
        onChange={(last) =>
          onChange({ dari: last !== '' && dari > last ? last : dari, sampai: last })
        }
      />
    </>
  )
}

/** Earlier years are those of a year that is still being typed: 2, 20, 202. */
const FIRST_YEAR = '2000'

interface DayFieldProps {
  label: string
  value: string
  onChange: (day: string) => void
}

function DayField({ label, value, onChange }: DayFieldProps) {
  const [draft, setDraft] = useState({ text: value, of: value })
  if (draft.of !== value) setDraft({ text: value, of: value })

  return (
    <Field label={label}>
      <Input
        type="date"
        min={`${FIRST_YEAR}-01-01`}
        max="2999-12-31"
        value={draft.text}
        onChange={({ currentTarget: { value: text } }) => {
          setDraft({ text, of: value })
          if (text === '' || text >= FIRST_YEAR) onChange(text)
        }}
      />
    </Field>
  )
}
