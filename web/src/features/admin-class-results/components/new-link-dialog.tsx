import { useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useChange } from '@/components/use-change'
import { jakartaDay } from '@/lib/format/date'
import {
  createLinkMutation,
  type NewLink,
  type SharedPart,
} from '@/features/admin-class-results/api/school-links'

/** The default, in days. */
const USUAL_DAYS = 30
const MS_PER_DAY = 86_400_000

interface NewLinkDialogProps {
  classId: number
  part: SharedPart
  shown: string
  onMade: (link: NewLink) => void
  onClose: () => void
}

/** Asks until when a link for a school works. */
export function NewLinkDialog({ classId, part, shown, onMade, onClose }: NewLinkDialogProps) {
  const { change, isPending, errorAt, failureBeside } = useChange(createLinkMutation, {
    done: null,
    failed: null,
    onDone: ({ data }) => onMade(data),
  })
  const [sampai, setEnd] = useState(() => jakartaDay(Date.now() + USUAL_DAYS * MS_PER_DAY))

  return (
    <FormDialog
      title="Buat tautan untuk sekolah"
      description={`Sekolah melihat nama dan skor peserta kelas ini untuk ${shown}, tanpa nomor HP dan email.`}
      submitLabel="Buat"
      isBusy={isPending}
      problem={failureBeside('sampai')}
      onSubmit={() => change({ classId, part, sampai })}
      onClose={onClose}
    >
      <Field
        label="Berlaku sampai"
        hint="Hari terakhir tautan dapat dibuka. Anda dapat mengakhirinya kapan saja."
        error={errorAt('sampai')}
        required
      >
        <Input
          type="date"
          value={sampai}
          onChange={({ currentTarget }) => setEnd(currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
