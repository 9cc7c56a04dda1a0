import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import {
  createLinkMutation,
  type NewLink,
  type SharedPart,
} from '@/features/admin-class-results/api/school-links'
import { fieldErrorOf, isToldAt, messageOf } from '@/lib/api/api-error'
import { isKnownFailure } from '@/lib/session/known-failure'
import { useReloginInPlace } from '@/lib/session/relogin'

const FORM_ID = 'tautan-sekolah-baru'
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
  const create = useMutation(createLinkMutation)
  const [sampai, setEnd] = useState(() => jakartaDay(Date.now() + USUAL_DAYS * MS_PER_DAY))
  useReloginInPlace()

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (create.isPending) return
    create.mutate({ classId, part, sampai }, { onSuccess: ({ data }) => onMade(data) })
  }
  const { error } = create

  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={!create.isPending}
      title="Buat tautan untuk sekolah"
      description={`Sekolah melihat nama dan skor peserta kelas ini untuk ${shown}, tanpa nomor HP dan email.`}
      footer={
        <>
          <Button variant="secondary" disabled={create.isPending} onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" form={FORM_ID} loading={create.isPending}>
            Buat
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate className="grid gap-5" onSubmit={submit}>
        <Field
          label="Berlaku sampai"
          hint="Hari terakhir tautan dapat dibuka. Anda dapat mengakhirinya kapan saja."
          error={fieldErrorOf(error, 'sampai')}
          required
        >
          <Input
            type="date"
            value={sampai}
            onChange={({ currentTarget }) => setEnd(currentTarget.value)}
          />
        </Field>
        {error && !isKnownFailure(error) && !isToldAt(error, ['sampai']) && (
          <Alert tone="danger">{messageOf(error, 'Terjadi kesalahan')}</Alert>
        )}
      </form>
    </Dialog>
  )
}

/** The day of an instant in Jakarta, such as 2026-12-31, from epoch milliseconds. */
function jakartaDay(instant: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(instant)
}
