import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CopyButton } from '@/components/ui/copy-button'
import { SaveQris } from '@/features/payments/components/save-qris'
import { formatRupiah } from '@/lib/format/rupiah'

const SAMPLE_MARK = 'CONTOH - jangan dibayar'

interface QrisCardProps {
  /** Address of the QRIS picture. */
  src: string
  /** Whether nobody can be paid by it. */
  isSample: boolean
  /** Rupiah. */
  amount: number
}

/** The amount to pay and the code to pay it by. */
export function QrisCard({ src, isSample, amount }: QrisCardProps) {
  const [hasFailed, setFailed] = useState(false)

  return (
    <Card className="grid justify-items-center gap-5 text-center">
      <div className="grid justify-items-center gap-1">
        <p className="text-sm font-semibold text-ink-soft">Total pembayaran</p>
        <p className="text-3xl font-bold tracking-tight tabular-nums">{formatRupiah(amount)}</p>
        <CopyButton
          variant="quiet"
          size="sm"
          text={String(amount)}
          done="Nominal disalin."
          failed="Nominal tidak dapat disalin. Silakan ketik sendiri."
        >
          Salin nominal
        </CopyButton>
      </div>
      {hasFailed ? (
        <Alert
          tone="danger"
          title="Gambar QRIS tidak dapat dimuat."
          action={
            <Button variant="secondary" size="sm" onClick={() => setFailed(false)}>
              Coba lagi
            </Button>
          }
        />
      ) : (
        <>
          {/* Codes are read dark on white, in either theme. */}
          <div className="relative overflow-hidden rounded-md border border-line bg-paper p-1">
            <img
              src={src}
              alt={isSample ? `Kode QRIS. ${SAMPLE_MARK}` : 'Kode QRIS untuk pembayaran'}
              className="aspect-square w-64 max-w-full"
              onError={() => setFailed(true)}
            />
            {isSample && (
              <div
                aria-hidden
                className="absolute inset-0 flex items-center justify-center bg-paper/60 p-2"
              >
                <span className="-rotate-12 rounded-sm bg-accent px-3 py-1.5 font-bold whitespace-nowrap text-on-accent">
                  {SAMPLE_MARK}
                </span>
              </div>
            )}
          </div>
          {/* Saved, it would be a code without the mark. */}
          {!isSample && <SaveQris src={src} />}
        </>
      )}
    </Card>
  )
}
