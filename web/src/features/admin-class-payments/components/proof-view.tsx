import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ImageViewer } from '@/components/ui/image-viewer/image-viewer'
import type { ClassPayment } from '@/features/admin-class-payments/api/class-payments'
import { PROOF_REMOVED, proofUrl } from '@/lib/api/request-url'

/** Shown where there is no proof. A rejected payment may never have had one. */
const MISSING = { pending: 'Belum ada', confirmed: PROOF_REMOVED, rejected: 'Tidak ada' } as const

/** The button that shows the proof, or a text where it is missing or was removed for its age. */
export function ProofView({ payment }: { payment: ClassPayment }) {
  const [isOpen, setOpen] = useState(false)
  const { buktiBayar: proof, status, nama_kelas: className } = payment
  if (proof === null) return <span className="font-normal text-ink-soft">{MISSING[status]}</span>
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Lihat Bukti
      </Button>
      <ImageViewer
        open={isOpen}
        onOpenChange={setOpen}
        src={proofUrl(proof)}
        alt={`Bukti pembayaran kelas ${className}`}
      />
    </>
  )
}
