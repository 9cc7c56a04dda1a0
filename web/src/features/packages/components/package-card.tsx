import { DEFAULT_MINUTES, SESSIONS, TOTAL_QUESTIONS } from '@lulus/api/contracts/exam'
import { ArrowRight, Monitor } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import type { PackageOffer } from '@/lib/query/packages'
import type { Standing } from '@/features/packages/api/package-states'
import { cardContent, isPriced, type CardContent } from '@/features/packages/model/card-content'
import { formatDateTime } from '@/lib/format/date'
import { formatRupiah, formatScore } from '@/lib/format/numbers'
import { paths } from '@/lib/paths'

const MINUTES = SESSIONS.reduce((sum, session) => sum + DEFAULT_MINUTES[session], 0)

interface PackageCardProps {
  offer: PackageOffer
  /** Undefined while it is unknown. */
  standing: Standing | undefined
  /** Whether its access is being checked. */
  isOpening: boolean
  onOpen: () => void
}

/** A package with its price, the learner's standing, and the next step. */
export function PackageCard({ offer, standing, isOpening, onOpen }: PackageCardProps) {
  const titleId = useId()
  const { badge, note, action } = cardContent(offer, standing)
  const result = standing?.hasil

  return (
    <Card className="flex flex-col gap-5">
      <div className="grid flex-1 content-start gap-1">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h3 id={titleId} className="min-w-0 text-lg font-bold">
            {offer.nama_paket}
          </h3>
          {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
          {offer.hanya_lab && (
            <Badge tone="primary" icon={Monitor}>
              Khusus lab
            </Badge>
          )}
        </div>
        {isPriced(standing) && (
          <p className="text-2xl font-bold tracking-tight tabular-nums">
            {formatRupiah(offer.harga)}
          </p>
        )}
        <p className="text-sm text-ink-soft">
          {TOTAL_QUESTIONS} soal · {SESSIONS.length} sesi · {MINUTES} menit · 1 kali pengerjaan
        </p>
        {note !== null && <p className="mt-2 text-sm wrap-anywhere">{note}</p>}
        {result && (
          <p className="mt-2 text-sm text-ink-soft">
            {result.totalScore === null ? (
              `Hasil dibuka pada ${formatDateTime(result.hasilDibuka ?? '')}`
            ) : (
              <>
                Skor terakhir <strong className="text-ink">{formatScore(result.totalScore)}</strong>
              </>
            )}{' '}
            ·{' '}
            <Link
              to={paths.result(result.id)}
              aria-describedby={titleId}
              className="inline-flex min-h-6 items-center font-semibold text-primary underline underline-offset-4"
            >
              Lihat hasil
            </Link>
          </p>
        )}
      </div>
      {action && (
        <Action
          action={action}
          paketId={offer.id}
          isOpening={isOpening}
          titleId={titleId}
          onOpen={onOpen}
        />
      )}
    </Card>
  )
}

interface ActionProps extends Pick<PackageCardProps, 'isOpening' | 'onOpen'> {
  action: NonNullable<CardContent['action']>
  paketId: number
  titleId: string
}

function Action({ action, paketId, isOpening, titleId, onOpen }: ActionProps) {
  const look = { block: true, variant: action.isPrimary ? 'primary' : 'secondary' } as const
  if (action.kind === 'upload') {
    return (
      <ButtonLink {...look} to={paths.pay(paketId)} aria-describedby={titleId}>
        {action.text}
      </ButtonLink>
    )
  }
  return (
    <Button {...look} loading={isOpening} aria-describedby={titleId} onClick={onOpen}>
      {action.text}
      {!isOpening && <ArrowRight aria-hidden className="size-4" />}
    </Button>
  )
}
