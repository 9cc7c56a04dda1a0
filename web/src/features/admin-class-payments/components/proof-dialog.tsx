import { PROOF_MISSING } from '@lulus/api/contracts/payments'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useCloseGuard } from '@/components/leaving/use-close-guard'
import { PROOF_LIMITS } from '@/components/proof-limits'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { ImagePicker } from '@/components/ui/files/image-picker'
import {
  uploadProofMutation,
  type ClassPayment,
} from '@/features/admin-class-payments/api/class-payments'
import { messageOf } from '@/lib/api/api-error'
import { isKnownFailure } from '@/lib/session/known-failure'
import { useReloginInPlace } from '@/lib/session/relogin'

const FORM_ID = 'bukti-pembayaran-kelas'

/** Uploads the proof of a class payment. */
export function ProofDialog({ payment, onClose }: { payment: ClassPayment; onClose: () => void }) {
  const dialogs = useDialogs()
  const upload = useMutation(uploadProofMutation)
  const [proof, setProof] = useState<File | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [isPreparing, setPreparing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const close = useCloseGuard(proof !== null, onClose)
  useReloginInPlace()

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (upload.isPending || isPreparing) return
    setMissing(proof === null)
    setProblem(null)
    if (proof === null) return
    try {
      const { message } = await upload.mutateAsync({ id: payment.id, proof })
      onClose()
      void dialogs.success({ title: 'Berhasil', text: message })
    } catch (error) {
      if (!isKnownFailure(error)) setProblem(messageOf(error, 'Silakan coba lagi.'))
    }
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      size="sm"
      dismissable={!upload.isPending}
      title="Bukti pembayaran kelas"
      description={`Kelas ${payment.nama_kelas} · ${payment.nama_paket}`}
      footer={
        <>
          <Button variant="secondary" disabled={upload.isPending} onClick={close}>
            Batal
          </Button>
          <Button type="submit" form={FORM_ID} loading={upload.isPending || isPreparing}>
            Unggah
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <ImagePicker
          label="Bukti pembayaran"
          hint="Gambar JPG, PNG, atau WebP, maksimal 5 MB."
          error={isMissing && proof === null ? PROOF_MISSING : null}
          required
          limits={PROOF_LIMITS}
          value={proof}
          onChange={setProof}
          onPreparing={setPreparing}
          disabled={upload.isPending}
        />
        {problem !== null && <Alert tone="danger">{problem}</Alert>}
      </form>
    </Dialog>
  )
}
