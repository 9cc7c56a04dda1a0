import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@lulus/api/contracts/accounts'
import { PHONE_MAX_LENGTH } from '@lulus/api/contracts/phone'
import { useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useChange } from '@/components/use-change'
import { addLearnersMutation, checkLearnersMutation } from '@/features/admin-classes/api/classes'
import { listOfOne } from '@/features/admin-classes/model/list-file'

/** Adds one learner: a new account, or the existing one with the phone number. */
export function LearnerDialog({ classId, onClose }: { classId: number; onClose: () => void }) {
  const [learner, setLearner] = useState({ nama: '', nohp: '', email: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const add = useChange(addLearnersMutation, { failed: null, onDone: onClose })
  const check = useChange(checkLearnersMutation, {
    failed: null,
    done: null,
    onDone: ({ data: [row] }, list) => {
      if (row?.status === 'salah') setProblem(row.keterangan)
      else if (row?.status === 'di_kelas') setProblem('Peserta ini sudah ada di kelas.')
      else add.change(list)
    },
  })

  const submit = () => {
    setProblem(null)
    add.reset()
    check.change({ id: classId, daftar: listOfOne(learner) })
  }
  const change = (part: Partial<typeof learner>) => setLearner({ ...learner, ...part })

  return (
    <FormDialog
      size="sm"
      title="Tambah peserta"
      description="Jika nomor HP-nya sudah punya akun, akun itu yang bergabung."
      submitLabel="Tambahkan"
      isBusy={check.isPending || add.isPending}
      isDirty={learner.nama !== '' || learner.nohp !== ''}
      problem={problem ?? check.failure ?? add.failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Nama" required>
        <Input
          maxLength={NAME_MAX_LENGTH}
          autoComplete="off"
          value={learner.nama}
          onChange={({ currentTarget }) => change({ nama: currentTarget.value })}
        />
      </Field>
      <Field label="Nomor HP" required>
        <Input
          type="tel"
          maxLength={PHONE_MAX_LENGTH}
          autoComplete="off"
          value={learner.nohp}
          onChange={({ currentTarget }) => change({ nohp: currentTarget.value })}
        />
      </Field>
      <Field label="Email" hint="Boleh kosong.">
        <Input
          type="email"
          maxLength={EMAIL_MAX_LENGTH}
          autoComplete="off"
          value={learner.email}
          onChange={({ currentTarget }) => change({ email: currentTarget.value })}
        />
      </Field>
    </FormDialog>
  )
}
