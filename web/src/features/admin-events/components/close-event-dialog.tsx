import { REMARKS_MAX_LENGTH } from '@lulus/api/contracts/events'
import { useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { Alert } from '@/components/ui/alert'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { useChange } from '@/components/use-change'
import { closeEventMutation } from '@/features/admin-events/api/events'
import type { EventDetail } from '@/features/admin-events/model/event-form'
import { formatCount } from '@/lib/format/numbers'

interface CloseEventDialogProps {
  event: Pick<EventDetail, 'id' | 'nama' | 'jawabanTerlambat'>
  onClose: () => void
}

/** Closes an event with the invigilators' remarks. */
export function CloseEventDialog({ event, onClose }: CloseEventDialogProps) {
  const { id, nama: name, jawabanTerlambat: late } = event
  const { change, isPending } = useChange(closeEventMutation(id), { onDone: onClose })
  const [remarks, setRemarks] = useState('')
  const catatan = remarks.trim()

  return (
    <FormDialog
      size="sm"
      title="Tutup ujian"
      description={name}
      submitLabel="Tutup Ujian"
      isBusy={isPending}
      isDirty={catatan !== ''}
      onSubmit={() => change(catatan === '' ? {} : { catatan })}
      onClose={onClose}
    >
      <p>
        Setelah ditutup, tidak ada lagi yang berubah di ujian ini, dan yang belum mulai tidak dapat
        mengikutinya.
      </p>
      {late > 0 && (
        <Alert tone="warning">
          Jawaban terlambat {formatCount(late)} peserta belum diputuskan. Setelah ditutup tidak
          dapat diputuskan lagi.
        </Alert>
      )}
      <Field label="Catatan" hint="Tercetak di berita acara. Boleh kosong.">
        <Textarea
          rows={4}
          maxLength={REMARKS_MAX_LENGTH}
          value={remarks}
          onChange={({ currentTarget: area }) => setRemarks(area.value)}
        />
      </Field>
    </FormDialog>
  )
}
