import { ACTION_REASON, ACTION_REASON_MISSING } from '@lulus/api/contracts/interventions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { Alert } from '@/components/ui/alert'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useChange } from '@/components/use-change'
import { eraseMutation, erasureTrialQuery } from '@/features/admin-users/api/erasure'
import type { Person } from '@/features/admin-users/api/person'

interface EraseDialogProps {
  person: Pick<Person, 'id' | 'nama' | 'nohp'>
  onClose: () => void
}

/** Erases a person for good, after a look at what that means. */
export function EraseDialog({ person, onClose }: EraseDialogProps) {
  const [name, setName] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const trial = useQuery(erasureTrialQuery(person.id))
  const erase = useChange(eraseMutation(person.id), {
    inPlace: true,
    failed: null,
    onDone: onClose,
  })
  const alasan = reason.trim()
  const isShort = alasan.length < ACTION_REASON.min
  const isOther = name.trim() !== person.nama

  const submit = () => {
    setTried(true)
    if (!isOther && !isShort) erase.change({ nama: person.nama, alasan })
  }

  return (
    <FormDialog
      title="Hapus akun"
      description={`${person.nama} · ${person.nohp}`}
      submitLabel="Hapus Selamanya"
      danger
      isBusy={erase.isPending}
      isPreparing={trial.isPending}
      isDirty={alasan !== '' || name !== ''}
      unavailable={trial.isError}
      problem={erase.failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {trial.error && <Alert tone="danger">{trial.error.message}</Alert>}
      {trial.data && <Consequences trial={trial.data} />}
      <Field
        label="Ketik nama peserta"
        hint={`Untuk memastikan: ${person.nama}`}
        error={isTried && isOther ? 'Nama yang diketik belum sama.' : null}
        required
      >
        <Input
          autoComplete="off"
          value={name}
          onChange={({ currentTarget: input }) => setName(input.value)}
        />
      </Field>
      <Field
        label="Alasan"
        hint="Dicatat di Audit Log tanpa nama. Jangan menulis data pribadi."
        error={isTried && isShort ? ACTION_REASON_MISSING : null}
        required
      >
        <Input
          maxLength={ACTION_REASON.max}
          placeholder="Misalnya: permintaan peserta."
          value={reason}
          onChange={({ currentTarget: input }) => setReason(input.value)}
        />
      </Field>
    </FormDialog>
  )
}

type Trial = Awaited<ReturnType<NonNullable<ReturnType<typeof erasureTrialQuery>['queryFn']>>>

function Consequences({ trial: { disimpan, dihapus, hangus } }: { trial: Trial }) {
  return (
    <Alert tone="warning" title="Ini tidak dapat dibatalkan.">
      <ul className="grid list-disc gap-1 pl-5">
        <li>
          Hilang: nama, nomor HP, email, foto, catatan, {dihapus.berkas} berkas, {dihapus.kelas}{' '}
          kelas, {dihapus.latihan} jawaban latihan.
        </li>
        <li>
          Tetap tanpa nama: {disimpan.pembayaran} pembayaran, {disimpan.riwayat} riwayat simulasi,{' '}
          {disimpan.jadwal} jadwal.
        </li>
        {hangus.akses > 0 && <li>Hangus: {hangus.akses} akses yang belum dipakai.</li>}
        <li>Sertifikatnya tidak dapat diverifikasi lagi.</li>
      </ul>
    </Alert>
  )
}
