import { SESSIONS, TOTAL_QUESTIONS } from '@lulus/api/contracts/exam'
import { ArrowRight, Monitor } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { PackageOffer } from '@/features/packages/api/list-packages'
import { formatRupiah } from '@/lib/format/rupiah'

interface PackageCardProps {
  offer: PackageOffer
  /** Whether it is being found out where the button leads. */
  isOpening: boolean
  onOpen: () => void
}

/** A package with its price; one that isn't ready yet can only be looked forward to. */
export function PackageCard({ offer, isOpening, onOpen }: PackageCardProps) {
  const titleId = useId()
  const isReady = offer.status === 'siap'

  return (
    <Card className="flex flex-col gap-5">
      <div className="grid flex-1 content-start gap-1">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h3 id={titleId} className="min-w-0 text-lg font-bold">
            {offer.nama_paket}
          </h3>
          {!isReady && <Badge>Coming Soon</Badge>}
          {offer.hanya_lab && (
            <Badge tone="primary" icon={Monitor}>
              Khusus lab
            </Badge>
          )}
        </div>
        <p className="text-2xl font-bold tracking-tight tabular-nums">
          {formatRupiah(offer.harga)}
        </p>
        <p className="text-sm text-ink-soft">
          {TOTAL_QUESTIONS} soal · {SESSIONS.length} sesi · 1 kali pengerjaan
        </p>
      </div>
      {isReady ? (
        <Button block loading={isOpening} aria-describedby={titleId} onClick={onOpen}>
          Kerjakan Soal
          {!isOpening && <ArrowRight aria-hidden className="size-4" />}
        </Button>
      ) : (
        <p className="flex min-h-11 items-center text-ink-soft">Paket ini sedang disiapkan.</p>
      )}
    </Card>
  )
}
