import { PROOF_MISSING } from '@lulus/api/contracts/payments'
import { useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { PROOF_LIMITS } from '@/components/proof-limits'
import { ImagePicker } from '@/components/ui/files/image-picker'
import { useChange } from '@/components/use-change'
import {
  uploadProofMutation,
  type ClassPayment,
} from '@/features/admin-class-payments/api/class-payments'

/** Uploads the proof of a class payment. */
export function ProofDialog({ payment, onClose }: { payment: ClassPayment; onClose: () => void }) {
  const { change, isPending, failure } = useChange(uploadProofMutation, {
    failed: null,
    fallback: 'Silakan coba lagi.',
    onDone: onClose,
  })
  const [proof, setProof] = useState<File | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [isPreparing, setPreparing] = useState(false)

  const submit = () => {
    setMissing(proof === null)
    if (proof !== null) change({ id: payment.id, proof })
  }

  return (
    <FormDialog
      size="sm"
      title="Bukti pembayaran kelas"
      description={`Kelas ${payment.nama_kelas} · ${payment.nama_paket}`}
      submitLabel="Unggah"
      isBusy={isPending}
      isPreparing={isPreparing}
      isDirty={proof !== null}
      problem={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <ImagePicker
        label="Bukti pembayaran"
        hint="Gambar JPG, PNG, atau WebP, maksimal 5 MB."
        error={isMissing && proof === null ? PROOF_MISSING : null}
        required
        limits={PROOF_LIMITS}
        value={proof}
        onChange={setProof}
        onPreparing={setPreparing}
        disabled={isPending}
      />
    </FormDialog>
  )
}
