import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@lulus/api/contracts/accounts'
import { PHONE_MAX_LENGTH } from '@lulus/api/contracts/phone'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useCloseGuard } from '@/components/leaving/use-close-guard'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { addLearnersMutation, checkLearnersMutation } from '@/features/admin-classes/api/classes'
import { listOfOne } from '@/features/admin-classes/model/list-file'
import { messageOf } from '@/lib/api/api-error'
import { isKnownFailure } from '@/lib/session/known-failure'
import { useReloginInPlace } from '@/lib/session/relogin'

const FORM_ID = 'tambah-peserta'

/** Adds one learner: a new account, or the existing one with the phone number. */
export function LearnerDialog({ classId, onClose }: { classId: number; onClose: () => void }) {
  const dialogs = useDialogs()
  const check = useMutation(checkLearnersMutation)
  const add = useMutation(addLearnersMutation)
  const [learner, setLearner] = useState({ nama: '', nohp: '', email: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const close = useCloseGuard(learner.nama !== '' || learner.nohp !== '', onClose)
  const isSending = check.isPending || add.isPending
  useReloginInPlace()

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isSending) return
    setProblem(null)
    const list = { id: classId, daftar: listOfOne(learner) }
    try {
      const row = (await check.mutateAsync(list)).data[0]
      if (row?.status === 'salah') {
        setProblem(row.keterangan)
        return
      }
      if (row?.status === 'di_kelas') {
        setProblem('Peserta ini sudah ada di kelas.')
        return
      }
      const { message } = await add.mutateAsync(list)
      onClose()
      void dialogs.success({ title: 'Peserta ditambahkan', text: message })
    } catch (error) {
      if (!isKnownFailure(error)) setProblem(messageOf(error, 'Terjadi kesalahan'))
    }
  }
  const change = (part: Partial<typeof learner>) => setLearner({ ...learner, ...part })

  return (
    <Dialog
      open
      onOpenChange={close}
      size="sm"
      dismissable={!isSending}
      title="Tambah peserta"
      description="Jika nomor HP-nya sudah punya akun, akun itu yang bergabung."
      footer={
        <>
          <Button variant="secondary" disabled={isSending} onClick={close}>
            Batal
          </Button>
          <Button type="submit" form={FORM_ID} loading={isSending}>
            Tambahkan
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
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
        {problem && <Alert tone="danger">{problem}</Alert>}
      </form>
    </Dialog>
  )
}
