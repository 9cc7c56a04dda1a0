import { Monitor } from 'lucide-react'
import { LONG_TEXT } from '@/app/design-system/samples'
import { Specimen } from '@/app/design-system/specimen'
import { FullScreenLoading } from '@/components/page/full-screen-loading'
import { PageLoading } from '@/components/page/page-loading'
import { PaymentStatusBadge } from '@/components/payment-status-badge'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { Progress } from '@/components/ui/progress'
import { Skeleton, SkeletonList } from '@/components/ui/skeleton'
import { Spinner } from '@/components/ui/spinner'

const TONES = ['info', 'success', 'warning', 'danger'] as const
const BADGES = ['neutral', 'primary', 'accent', 'success', 'danger'] as const
const STATUSES = ['pending', 'confirmed', 'rejected'] as const
const TWO = 'grid gap-4 lg:grid-cols-2'
const nothing = () => undefined

export function Messages() {
  return (
    <>
      <Specimen title="Alert: info, success, warning, danger, long" className={TWO}>
        {TONES.map((tone) => (
          <Alert key={tone} tone={tone} title="Pembayaran sebelumnya ditolak">
            Nominal pada bukti tidak sama dengan harga paket.
          </Alert>
        ))}
        <Alert tone="danger">{LONG_TEXT}</Alert>
      </Specimen>
      <Specimen title="LoadFailure: default, retrying" className={TWO}>
        <LoadFailure title="Gagal mengambil data paket" error={null} onRetry={nothing} />
        <LoadFailure title="Gagal mengambil data paket" error={null} onRetry={nothing} retrying />
      </Specimen>
      <Specimen title="EmptyState: with and without a way on" className={TWO}>
        <EmptyState
          title="Tidak ada data pembayaran."
          text="Pilih paket soal dan selesaikan pembayarannya."
          action={<Button>Pilih paket soal</Button>}
        />
        <EmptyState title={LONG_TEXT} />
      </Specimen>
      <Specimen title="Badge: every tone, with a sign; PaymentStatusBadge">
        {BADGES.map((tone) => (
          <Badge key={tone} tone={tone}>
            Coming Soon
          </Badge>
        ))}
        <Badge tone="primary" icon={Monitor}>
          Khusus lab
        </Badge>
        {STATUSES.map((status) => (
          <PaymentStatusBadge key={status} status={status} />
        ))}
      </Specimen>
      <Specimen title="Progress: none, some, all" className="grid max-w-sm gap-4">
        {[0, 62, 140].map((value) => (
          <Progress key={value} label={`${value} dari 140 soal`} value={value} max={140} />
        ))}
      </Specimen>
      <Specimen
        title="Waiting: Spinner, Skeleton, SkeletonList, PageLoading, FullScreenLoading"
        className={TWO}
      >
        <div className="grid content-start gap-4">
          <Spinner className="size-8 text-primary" />
          <Skeleton className="h-7 w-44" />
          <Skeleton className="h-28" />
        </div>
        <SkeletonList label="Memuat pembayaran…" rows={3} />
        <PageLoading />
        {/* Elsewhere it is as tall as the window. */}
        <div className="*:min-h-60">
          <FullScreenLoading />
        </div>
      </Specimen>
    </>
  )
}
