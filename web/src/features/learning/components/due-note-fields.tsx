import { CLASS_DRILL_NOTE_MAX_LENGTH } from '@lulus/api/contracts/class_drills'
import { Field } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'

interface DueNote {
  /** Such as 2026-12-19. */
  tenggat: string
  catatan: string
}

interface DueNoteFieldsProps {
  value: DueNote
  errorAt: (field: 'tenggat' | 'catatan') => string | undefined
  onChange: (value: DueNote) => void
}

/** Until when a class has time for a drill, and what its teacher says about it. */
export function DueNoteFields({ value, errorAt, onChange }: DueNoteFieldsProps) {
  return (
    <>
      <Field
        label="Tenggat"
        hint="Sesudahnya masih dapat dikerjakan dua minggu, dan tampil sebagai terlambat."
        error={errorAt('tenggat')}
      >
        <Input
          type="date"
          value={value.tenggat}
          onChange={({ currentTarget: { value: tenggat } }) => onChange({ ...value, tenggat })}
        />
      </Field>
      <Field label="Catatan untuk kelas" hint="Boleh kosong." error={errorAt('catatan')}>
        <Textarea
          rows={3}
          maxLength={CLASS_DRILL_NOTE_MAX_LENGTH}
          value={value.catatan}
          onChange={({ currentTarget: { value: catatan } }) => onChange({ ...value, catatan })}
        />
      </Field>
    </>
  )
}
