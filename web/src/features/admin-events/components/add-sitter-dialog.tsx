import { LEARNER_REASON_MISSING } from '@lulus/api/contracts/events'
import { GRANT_REASON_MAX_LENGTH } from '@lulus/api/contracts/grants'
import { PHONE_MAX_LENGTH } from '@lulus/api/contracts/phone'
import { useState } from 'react'
import { ReasonDialog } from '@/components/reason-dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useChange } from '@/components/use-change'
import { addSitterMutation } from '@/features/admin-events/api/events'

interface AddSitterDialogProps {
  /** The event's id. */
  id: number
  onClose: () => void
}

/** Adds a learner who came without being listed. */
export function AddSitterDialog({ id, onClose }: AddSitterDialogProps) {
  const { change, isPending } = useChange(addSitterMutation(id), { onDone: onClose })
  const [nomorHp, setNomorHp] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = nomorHp.trim() === ''

  const submit = (alasan: string) => {
    setTried(true)
    if (!isMissing) change({ nomorHp, alasan })
  }

  return (
    <ReasonDialog
      title="Tambah peserta"
      description="Untuk peserta yang datang tetapi tidak ada di daftar."
      field={{
        label: 'Alasan',
        hint: 'Tercatat di Audit Log bersama nama Anda.',
        placeholder: 'Misalnya: pindahan dari kelas lain.',
        maxLength: GRANT_REASON_MAX_LENGTH,
      }}
      missing={LEARNER_REASON_MISSING}
      onMissing={() => setTried(true)}
      submitLabel="Tambahkan"
      isKind
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        Peserta harus sudah punya akun. Ia masuk lewat Ujian Terjadwal seperti peserta lain dan
        mendapat waktu penuh.
      </p>
      <Field
        label="Nomor HP peserta"
        error={isTried && isMissing ? 'Nomor HP harus diisi.' : null}
        required
      >
        <Input
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={PHONE_MAX_LENGTH}
          value={nomorHp}
          onChange={({ currentTarget: input }) => setNomorHp(input.value)}
        />
      </Field>
    </ReasonDialog>
  )
}
