import { PROOF_MISSING } from '@lulus/api/contracts/payments'
import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { PROOF_LIMITS } from '@/components/proof-limits'
import { Button } from '@/components/ui/button'
import { ImagePicker } from '@/components/ui/files/image-picker'
import { useChange } from '@/components/use-change'
import { type Payable, uploadPaymentMutation } from '@/features/payments/api/payments'
import { paths } from '@/lib/paths'
import { Progress } from '@/components/ui/progress'

interface ProofFormProps {
  offer: Payable
  /** The bill that was paid. */
  billId?: number | undefined
  /** The promo code, where no bills are made. */
  promo?: string | undefined
}

/** Uploads the payment proof. After a failure the chosen picture stays. */
export function ProofForm({ offer, billId, promo }: ProofFormProps) {
  const [proof, setProof] = useState<File | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [isPreparing, setPreparing] = useState(false)
  const [sent, setSent] = useState(0)
  const navigate = useNavigate()
  const upload = useChange(uploadPaymentMutation, {
    onSend: () => setSent(0),
    afterwards: () => navigate(paths.packages),
  })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setMissing(proof === null)
    if (proof === null) return
    upload.change({
      of: offer.of,
      tagihanId: billId,
      kodePromo: promo,
      namaPaket: offer.name,
      proof,
      onProgress: setSent,
    })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
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
      {upload.isPending && <UploadProgress sent={sent} />}
      <Button type="submit" size="lg" block loading={upload.isPending || isPreparing}>
        Kirim Bukti Pembayaran
      </Button>
    </form>
  )
}

/** Progress of the upload. `sent` is a fraction from 0 to 1. */
function UploadProgress({ sent }: { sent: number }) {
  const percent = Math.round(sent * 100)

  return (
    <div className="grid gap-2">
      <Progress value={percent} max={100} label="Pengunggahan bukti pembayaran" />
      <p className="flex justify-between gap-4 text-sm text-ink-soft tabular-nums">
        <span>{percent < 100 ? 'Mengunggah bukti pembayaran…' : 'Memproses gambar…'}</span>
        <span>{percent}%</span>
      </p>
    </div>
  )
}
