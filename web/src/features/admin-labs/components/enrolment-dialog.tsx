import { ENROLMENT_MAX_USES } from '@lulus/api/contracts/labs'
import { useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { OneTimeCode } from '@/components/one-time-code'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Secret } from '@/components/ui/secret'
import { useChange } from '@/components/use-change'
import { enrolmentCodeMutation, type EnrolmentCode } from '@/features/admin-labs/api/labs'
import { provisionCommand } from '@/features/admin-labs/model/set-up-texts'
import { formatCount } from '@/lib/format/numbers'

interface EnrolmentDialogProps {
  lab: { id: number; nama: string }
  onClose: () => void
}

/** Asks how many computers get their own keys, then shows the code for it once. */
export function EnrolmentDialog({ lab, onClose }: EnrolmentDialogProps) {
  const [count, setCount] = useState('1')
  const [isWrong, setWrong] = useState(false)
  const issue = useChange(enrolmentCodeMutation(lab.id), { done: null, failed: null })

  const submit = () => {
    const kali = Number(count)
    const isRight = Number.isInteger(kali) && kali >= 1 && kali <= ENROLMENT_MAX_USES
    setWrong(!isRight)
    if (isRight) issue.change(kali)
  }

  if (issue.data) return <CodeDialog lab={lab} code={issue.data.data} onClose={onClose} />
  return (
    <FormDialog
      size="sm"
      title="Daftarkan kursi"
      description={lab.nama}
      submitLabel="Buat Kode"
      isBusy={issue.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Jumlah kursi"
        hint="Setiap komputer menukar kode ini satu kali dengan kuncinya sendiri."
        error={isWrong ? `Jumlah kursi harus antara 1 dan ${ENROLMENT_MAX_USES}.` : issue.failure}
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
    </FormDialog>
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
