import { ENROLMENT_MAX_USES } from '@lulus/api/contracts/labs'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { OneTimeCode } from '@/components/one-time-code'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { enrolmentCodeMutation, type EnrolmentCode } from '@/features/admin-labs/api/labs'
import { Secret } from '@/components/ui/secret'
import { provisionCommand } from '@/features/admin-labs/model/set-up-texts'
import { messageOf } from '@/lib/api/api-error'
import { formatCount } from '@/lib/format/numbers'
import { useReloginInPlace } from '@/lib/session/relogin'

const FORM_ID = 'daftarkan-kursi'

interface EnrolmentDialogProps {
  lab: { id: number; nama: string }
  onClose: () => void
}

/** Asks how many computers get their own keys, then shows the code for it once. */
export function EnrolmentDialog({ lab, onClose }: EnrolmentDialogProps) {
  const [count, setCount] = useState('1')
  const [error, setError] = useState<string | null>(null)
  const issue = useMutation(enrolmentCodeMutation)
  useReloginInPlace()

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const kali = Number(count)
    if (!Number.isInteger(kali) || kali < 1 || kali > ENROLMENT_MAX_USES) {
      setError(`Jumlah kursi harus antara 1 dan ${ENROLMENT_MAX_USES}.`)
      return
    }
    setError(null)
    issue.mutate(
      { id: lab.id, kali },
      { onError: (failure) => setError(messageOf(failure, 'Terjadi kesalahan')) }
    )
  }

  if (issue.data) return <CodeDialog lab={lab} code={issue.data.data} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      dismissable={!issue.isPending}
      title="Daftarkan kursi"
      description={lab.nama}
      footer={
        <>
          <Button variant="secondary" disabled={issue.isPending} onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" form={FORM_ID} loading={issue.isPending}>
            Buat Kode
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={submit}>
        <Field
          label="Jumlah kursi"
          hint="Setiap komputer menukar kode ini satu kali dengan kuncinya sendiri."
          error={error}
          required
        >
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={ENROLMENT_MAX_USES}
            autoComplete="off"
            value={count}
            onChange={({ currentTarget }) => setCount(currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}

interface CodeDialogProps extends EnrolmentDialogProps {
  code: EnrolmentCode
}

/** Shows a code once, because the server stores only its hash. An accidental press outside would lose it. */
function CodeDialog({ lab, code, onClose }: CodeDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={false}
      title="Kode pendaftaran kursi"
      description={`${lab.nama} · untuk ${formatCount(code.kali)} kursi`}
      footer={<Button onClick={onClose}>Tutup</Button>}
    >
      <div className="grid gap-6">
        <OneTimeCode label="Kode" code={code.kode} validUntil={code.berlakuSampai} isLong />
        <p className="text-ink-soft">
          Kode hanya ditampilkan sekali, dan kode sebelumnya tidak berlaku lagi. Kursi yang
          didaftarkan langsung memakai kuncinya sendiri: pasang berkasnya sebelum ujian dimulai.
        </p>
        <Secret
          label="Perintah untuk menyiapkan kursi"
          hint="Jalankan di komputer operator; sesuaikan nomor kursinya. Kode ditanyakan setelahnya."
          text={provisionCommand(
            { nama: lab.nama, seats: code.kali === 1 ? '01' : `1-${code.kali}` },
            window.location.origin
          )}
          copyLabel="Salin perintah"
          done="Perintah disalin."
        />
      </div>
    </Dialog>
  )
}
