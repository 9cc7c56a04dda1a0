import { numbersOfRecording, RECORDING_PAGES } from '@/lib/format/recordings'
import { REOPENING_REASON_MISSING } from '@lulus/api/contracts/exam'
import { GRANT_REASON_MAX_LENGTH } from '@lulus/api/contracts/grants'
import { useState } from 'react'
import { ReasonDialog } from '@/components/reason-dialog'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { messageOf } from '@/lib/api/api-error'
import { isKnownFailure } from '@/lib/session/known-failure'

interface ReopenRecordingDialogProps {
  /** The learner and the recording. */
  description: string
  send: (halaman: number, alasan: string) => Promise<{ message: string }>
  onClose: () => void
}

/** Lets a learner in a listening session open and play one recording again, with a reason. */
export function ReopenRecordingDialog({ description, send, onClose }: ReopenRecordingDialogProps) {
  const dialogs = useDialogs()
  const [page, setPage] = useState(RECORDING_PAGES[0] ?? 1)

  const submit = async (alasan: string) => {
    try {
      const { message } = await send(page, alasan)
      void dialogs.success({ title: 'Berhasil', text: message })
      return true
    } catch (error) {
      if (!isKnownFailure(error)) {
        const text = messageOf(error, 'Terjadi kesalahan')
        void dialogs.alert({ tone: 'danger', title: 'Gagal', text })
      }
      return false
    }
  }

  return (
    <ReasonDialog
      formId="buka-rekaman"
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
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Nomor soal"
        hint="Rekaman dapat diambil dan diputar sekali lagi, dari awal, selama sesi Listening berjalan."
      >
        <Select
          value={String(page)}
          onChange={({ currentTarget: { value } }) => setPage(Number(value))}
        >
          {RECORDING_PAGES.map((one) => (
            <option key={one} value={one}>
              {numbersOfRecording(one)}
            </option>
          ))}
        </Select>
      </Field>
    </ReasonDialog>
  )
}
