import { LISTENING_NUMBERS } from '@/lib/format/recordings'
import { REOPENING_REASON_MISSING } from '@lulus/api/contracts/exam'
import { GRANT_REASON_MAX_LENGTH } from '@lulus/api/contracts/grants'
import { useState } from 'react'
import { ReasonDialog } from '@/components/reason-dialog'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { useChange } from '@/components/use-change'
import type { Change } from '@/lib/query/change-meta'

interface ReopenRecordingDialogProps {
  /** The learner and the recording. */
  description: string
  mutation: Change<unknown, { halaman: number; alasan: string }>
  onClose: () => void
}

/** Lets a learner in a listening session open and play one recording again, with a reason. */
export function ReopenRecordingDialog({
  description,
  mutation,
  onClose,
}: ReopenRecordingDialogProps) {
  const { change, isPending } = useChange(mutation, { onDone: onClose })
  const [page, setPage] = useState(LISTENING_NUMBERS[0] ?? 1)

  return (
    <ReasonDialog
      title="Buka lagi rekaman"
      description={description}
      field={{
        label: 'Alasan',
        hint: 'Tercatat di Audit Log.',
        placeholder: 'Misalnya: unduhan terputus, earphone mati.',
        maxLength: GRANT_REASON_MAX_LENGTH,
      }}
      missing={REOPENING_REASON_MISSING}
      submitLabel="Buka Lagi"
      isKind
      isBusy={isPending}
      onSubmit={(alasan) => change({ halaman: page, alasan })}
      onClose={onClose}
    >
      <Field
        label="Nomor soal"
        hint="Rekamannya dapat diambil dan diputar sekali lagi, dari awal, selama sesi Listening berjalan. Soal dalam satu kelompok memakai rekaman yang sama."
      >
        <Select
          value={String(page)}
          onChange={({ currentTarget: { value } }) => setPage(Number(value))}
        >
          {LISTENING_NUMBERS.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </Field>
    </ReasonDialog>
  )
}
