import { useState, type ReactNode } from 'react'
import { Download } from 'lucide-react'
import { InAppNotice } from '@/components/in-app-notice'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CopyButton } from '@/components/ui/copy-button'
import { Skeleton } from '@/components/ui/skeleton'
import { formatDateTime } from '@/lib/format/date'
import { formatRupiah } from '@/lib/format/numbers'
import { useChange } from '@/components/use-change'
import { saveFile } from '@/lib/api/save-file'
import { pngOf } from '@/lib/images/png-of'

const SAMPLE_MARK = 'CONTOH - jangan dibayar'

/** The picture of a code. */
export interface CodeOnCard {
  /** Null while it isn't drawn yet. */
  src: string | null
  /** Whether it can't be drawn, and how to try again. */
  hasFailed?: boolean
  onRetry?: () => void
}

/** What a bill adds to the amount. */
export interface BillOnCard {
  /** Its end, ISO 8601. */
  until: string
  /** Whether its code holds the amount. */
  hasOwnCode: boolean
  /** The name that the payer's app shows. */
  merchant: string | null
}

interface QrisCardProps {
  code: CodeOnCard
  /** Whether it is a sample that can't receive money. */
  isSample: boolean
  /** Rupiah. */
  amount: number
  bill: BillOnCard | undefined
  /** Below the amount. */
  children: ReactNode
}

/** The amount and the code for paying it. */
export function QrisCard({ code, isSample, amount, bill, children }: QrisCardProps) {
  const [isBroken, setBroken] = useState(false)
  const hasFailed = isBroken || code.hasFailed

  return (
    <Card className="grid justify-items-center gap-5 text-center">
      <div className="grid justify-items-center gap-1">
        <p className="grid justify-items-center gap-1">
          <span className="text-sm font-semibold text-ink-soft">
            {bill ? 'Bayar tepat ' : 'Total pembayaran '}
          </span>
          <span className="text-3xl font-bold tracking-tight tabular-nums">
            {formatRupiah(amount)}
          </span>
        </p>
        <CopyButton
          variant="quiet"
          size="sm"
          text={String(amount)}
          done="Nominal disalin."
          failed="Nominal tidak dapat disalin. Silakan ketik sendiri."
        >
          Salin nominal
        </CopyButton>
        {bill && (
          <p className="text-sm text-ink-soft">
            Nominal ini khusus untuk Anda, jangan dibulatkan. Berlaku sampai{' '}
            <time dateTime={bill.until}>{formatDateTime(bill.until)}</time>.
          </p>
        )}
      </div>
      {children}
      {hasFailed ? (
        <Alert
          tone="danger"
          title="Gambar QRIS tidak dapat dimuat."
          action={
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                setBroken(false)
                code.onRetry?.()
              }}
            >
              Coba lagi
            </Button>
          }
        />
      ) : code.src === null ? (
        <Skeleton className="size-64 max-w-full" />
      ) : (
        <>
          <div className="grid gap-2">
            <QrisPicture src={code.src} isSample={isSample} onBroken={() => setBroken(true)} />
            {bill?.merchant && <p className="font-semibold">{bill.merchant}</p>}
          </div>
          {/* A saved sample code would lose its label. */}
          {!isSample && <SaveQris src={code.src} />}
          <InAppNotice what="QRIS mungkin tidak dapat diunduh" />
        </>
      )}
    </Card>
  )
}

function QrisPicture({
  src,
  isSample,
  onBroken,
}: {
  src: string
  isSample: boolean
  onBroken: () => void
}) {
  return (
    // Scanners need dark on white, in both themes.
    <div className="relative overflow-hidden rounded-md border border-line bg-paper p-1">
      <img
        src={src}
        alt={isSample ? `Kode QRIS. ${SAMPLE_MARK}` : 'Kode QRIS untuk pembayaran'}
        className="aspect-square w-64 max-w-full"
        onError={onBroken}
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
  )
}

/** In pixels; large enough for payment apps that read codes from the gallery. */
const EDGE = 1024

/** Saves the code as a picture, because a phone can't scan its own screen. */
function SaveQris({ src }: { src: string }) {
  const { change: save, isPending } = useChange({
    mutationFn: async () => saveFile({ blob: await pngOf(src, EDGE), name: 'QRIS.png' }),
    meta: {
      failed: 'Gagal mengunduh QRIS',
      fallback: 'Silakan coba lagi, atau simpan tangkapan layar.',
    },
  })

  return (
    <Button variant="secondary" loading={isPending} onClick={() => save()}>
      {!isPending && <Download aria-hidden className="size-4" />}
      Unduh QRIS
    </Button>
  )
}
