import { useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useChange } from '@/components/use-change'
import { moveResultsMutation } from '@/features/admin-events/api/events'
import { OPENING_INVALID, type EventDetail } from '@/features/admin-events/model/event-form'
import { fromWib, toWib } from '@/lib/format/wib'

interface MoveResultsDialogProps {
  event: Pick<EventDetail, 'id' | 'nama' | 'hasilDibuka'>
  onClose: () => void
}

/** Moves the moment from which learners and schools see an event's results, also when it is over. */
export function MoveResultsDialog({ event, onClose }: MoveResultsDialogProps) {
  const { id, nama: name, hasilDibuka } = event
  const before = hasilDibuka === null ? '' : toWib(hasilDibuka)
  const { change, isPending } = useChange(moveResultsMutation(id), { onDone: onClose })
  const [opening, setOpening] = useState(before)
  const [isTried, setTried] = useState(false)
  const isInvalid = opening !== '' && Number.isNaN(Date.parse(fromWib(opening)))

  const submit = () => {
    setTried(true)
    if (isInvalid) return
    change(opening === '' ? null : new Date(fromWib(opening)).toISOString())
  }

  return (
    <FormDialog
      size="sm"
      title="Pembukaan hasil"
      description={name}
      submitLabel="Simpan"
      isBusy={isPending}
      isDirty={opening !== before}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        Sampai saat itu peserta dan sekolah tidak melihat skor, juga hasil yang sudah ada. Tercatat
        di Audit Log.
      </p>
      <Field
        label="Hasil dibuka (WIB)"
        hint="Kosongkan bila langsung."
        error={isTried && isInvalid ? OPENING_INVALID : null}
      >
        <Input
          type="datetime-local"
          value={opening}
          onChange={({ currentTarget: input }) => setOpening(input.value)}
        />
      </Field>
    </FormDialog>
  )
}
