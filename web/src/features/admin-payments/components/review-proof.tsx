import type { PaymentRow } from '@/features/admin-payments/api/payments'
import { PROOF_REMOVED, proofUrl } from '@/lib/api/request-url'

interface ReviewProofProps {
  payment: PaymentRow
  /** Loads already, out of sight. */
  next: PaymentRow | undefined
}

/** A proof as large as the window allows. The next one is in the page already, because proofs are never cached. */
export function ReviewProof({ payment, next }: ReviewProofProps) {
  const proofs = next && next.id !== payment.id ? [payment, next] : [payment]
  return (
    <div className="grid min-h-48 content-start justify-items-center gap-2 rounded-md border border-line bg-muted p-2">
      {payment.buktiBayar === null && <p className="self-center p-8">{PROOF_REMOVED}</p>}
      {proofs.map(({ id, buktiBayar: proof, User: buyer, nama_paket: packageName }) =>
        proof === null ? null : (
          <img
            key={id}
            src={proofUrl(proof)}
            alt={`Bukti pembayaran ${buyer.nama}, ${packageName}`}
            hidden={id !== payment.id}
            className="max-h-[65vh] max-w-full rounded-sm object-contain lg:max-h-[calc(100vh-15rem)] [&[hidden]]:hidden"
          />
        )
      )}
      {payment.buktiBayar !== null && (
        <a
          href={proofUrl(payment.buktiBayar)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 items-center text-sm font-semibold text-primary underline underline-offset-4"
        >
          Buka ukuran penuh di tab baru
        </a>
      )}
    </div>
  )
}
