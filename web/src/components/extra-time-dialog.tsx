import {
  EXTRA_TIME_REASON_MISSING,
  extraTimeChoices,
  type ExtraTimePercent,
} from '@lulus/api/contracts/extra_time'
import { GRANT_REASON_MAX_LENGTH } from '@lulus/api/contracts/grants'
import { useState } from 'react'
import { ReasonDialog } from '@/components/reason-dialog'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { useChange } from '@/components/use-change'
import type { Change } from '@/lib/query/change-meta'

interface ExtraTimeDialogProps {
  /** The learner and the exam that the extra time is for. */
  description: string
  /** The present extra time in per cent. */
  percent: number
  /** While an attempt runs, its time can only grow. */
  isRunning: boolean
  mutation: Change<unknown, { persen: ExtraTimePercent; alasan: string }>
  onClose: () => void
}

/** Gives a learner extra time, with a reason. Not used for a running attempt that already has the maximum. */
export function ExtraTimeDialog({
  description,
  percent,
  isRunning,
  mutation,
  onClose,
}: ExtraTimeDialogProps) {
  const { change, isPending } = useChange(mutation, { onDone: onClose })
  const offered = extraTimeChoices(percent, isRunning)
  const [chosen, setChosen] = useState(offered.find((one) => one > percent) ?? offered[0])

  return (
    <ReasonDialog
      title="Waktu tambahan"
      description={description}
      field={{
        label: 'Alasan',
        hint: 'Hanya dibaca oleh admin, di Audit Log.',
        placeholder: 'Misalnya: disleksia, sesuai surat sekolah.',
        maxLength: GRANT_REASON_MAX_LENGTH,
      }}
      missing={EXTRA_TIME_REASON_MISSING}
      submitLabel="Simpan"
      isKind
      isBusy={isPending}
      onSubmit={(alasan) => {
        if (chosen !== undefined) change({ persen: chosen, alasan })
      }}
      onClose={onClose}
    >
      <Field
        label="Tambahan untuk setiap sesi"
        hint={
          isRunning
            ? 'Sesi yang sedang berjalan langsung bertambah. Selama ujian waktu tidak dapat dikurangi.'
            : 'Peserta lain tidak melihatnya, dan hasil maupun sertifikat tidak menyebutnya.'
        }
      >
        <Select
          value={String(chosen)}
          onChange={({ currentTarget: { value } }) =>
            setChosen(offered.find((one) => String(one) === value))
          }
        >
          {offered.map((one) => (
            <option key={one} value={one}>
              {one === 0 ? 'Tanpa tambahan' : `${one} %`}
            </option>
          ))}
        </Select>
      </Field>
    </ReasonDialog>
  )
}
