import { useState } from 'react'
import { Download } from 'lucide-react'
import { InAppNotice } from '@/components/in-app-notice'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CopyButton } from '@/components/ui/copy-button'
import { formatRupiah } from '@/lib/format/numbers'
import { useChange } from '@/components/use-change'
import { saveFile } from '@/lib/api/save-file'
import { pngOf } from '@/lib/images/png-of'

const SAMPLE_MARK = 'CONTOH - jangan dibayar'

interface QrisCardProps {
  src: string
  /** Whether it is a sample that can't receive money. */
  isSample: boolean
  /** Rupiah. */
  amount: number
}

/** The amount and the code for paying it. */
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
          {/* Scanners need dark on white, in both themes. */}
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
          {/* A saved sample code would lose its label. */}
          {!isSample && <SaveQris src={src} />}
          <InAppNotice what="QRIS mungkin tidak dapat diunduh" />
        </>
      )}
    </Card>
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
