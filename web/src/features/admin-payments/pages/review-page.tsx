import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { PageHeading } from '@/components/page/page-heading'
import { isUsedBefore } from '@/components/same-proofs'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { LiveRegion } from '@/components/ui/screen-reader'
import { SkeletonList } from '@/components/ui/skeleton'
import { ReviewDecision } from '@/features/admin-payments/components/review-decision'
import { ReviewFacts } from '@/features/admin-payments/components/review-facts'
import { ReviewProof } from '@/features/admin-payments/components/review-proof'
import { QUICK_REASONS, tally } from '@/features/admin-payments/model/review'
import { useReview, type ReviewState } from '@/features/admin-payments/use-review'
import { adminPaths } from '@/lib/admin-paths'
import { formatCount, formatRupiah } from '@/lib/format/numbers'

/** /admin/payments/periksa: the payments that wait, one after the other, by keys or buttons and without a dialog. */
export default function ReviewPage() {
  const state = useReview()
  const { waiting, review, payment } = state
  const region = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLInputElement>(null)
  /** The payment that is being rejected. */
  const [rejectedId, setRejectedId] = useState<number | null>(null)
  const isRejecting = payment !== undefined && rejectedId === payment.id
  const setRejecting = (isWanted: boolean) => setRejectedId(isWanted && payment ? payment.id : null)

  // The keys work while the focus is within the screen: from the beginning, and after a focused button is gone.
  const inSight = payment?.id
  useEffect(() => {
    if (document.activeElement === document.body) region.current?.focus({ preventScroll: true })
  }, [inSight])

  const keys: Record<string, () => void> = {
    k: state.confirm,
    t: () => setRejecting(state.outcome === undefined),
    Escape: () => setRejecting(false),
    ArrowRight: () => state.go(1),
    ArrowDown: () => state.go(1),
    ArrowLeft: () => state.go(-1),
    ArrowUp: () => state.go(-1),
    ...(isRejecting && {
      ...Object.fromEntries(
        QUICK_REASONS.map((reason, index) => [String(index + 1), () => state.reject(reason)])
      ),
      [String(QUICK_REASONS.length + 1)]: () => words.current?.focus(),
    }),
  }

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const isTyping = event.target instanceof HTMLInputElement
    if (isTyping && event.key === 'Escape') region.current?.focus({ preventScroll: true })
    const act = isTyping && event.key !== 'Escape' ? undefined : keys[keyOf(event.key)]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    // The keys are a second way to what the buttons do.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={region} tabIndex={-1} className="grid gap-4 outline-none" onKeyDown={press}>
      <PageHeading
        lead={leadOf(state)}
        actions={
          <ButtonLink to={adminPaths.payments} variant="secondary">
            Semua Pembayaran
          </ButtonLink>
        }
      >
        Periksa Berurutan
      </PageHeading>
      {waiting.isPending && <SkeletonList label="Memuat pembayaran…" rows={4} />}
      {waiting.error && review.queue.length === 0 && (
        <LoadFailure
          title="Terjadi kesalahan saat mengambil data pembayaran."
          error={waiting.error}
          retrying={waiting.isFetching}
          onRetry={() => void waiting.refetch()}
        />
      )}
      <LiveRegion>{announced(state, isRejecting)}</LiveRegion>
      {payment && (
        <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem]">
          <ReviewProof payment={payment} next={state.next} />
          <Card className="grid gap-5">
            <ReviewFacts payment={payment} outcome={state.outcome} />
            <ReviewDecision
              state={state}
              isRejecting={isRejecting}
              onRejecting={setRejecting}
              wordsRef={words}
            />
          </Card>
        </div>
      )}
      {waiting.data && !payment && <Finished state={state} />}
    </div>
  )
}

function keyOf(key: string): string {
  return key.length === 1 ? key.toLowerCase() : key
}

function leadOf({ waiting, review, payment }: ReviewState): string {
  if (waiting.isPending) return 'Memuat pembayaran…'
  if (!payment) return 'Tidak ada lagi yang menunggu.'
  const { left } = tally(review)
  return `Pembayaran ${formatCount(review.at + 1)} dari ${formatCount(review.queue.length)}, ${formatCount(left)} menunggu. K mengonfirmasi, T menolak, panah berpindah.`
}

/** Said to screen readers at each step, because the focus doesn't move. */
function announced({ payment, outcome }: ReviewState, isRejecting: boolean): string {
  if (!payment) return ''
  if (isRejecting && outcome === undefined) {
    const reasons = QUICK_REASONS.map((reason, index) => `${index + 1} ${reason}`).join(', ')
    return `Pilih alasan: ${reasons}, ${QUICK_REASONS.length + 1} alasan lain.`
  }
  const { User: buyer, amount, nama_paket: packageName, sama } = payment
  const warning = isUsedBefore(sama) ? ' Bukti ini sudah pernah dipakai.' : ''
  return `${buyer.nama}, ${formatRupiah(amount)}, ${packageName}.${warning}`
}

function Finished({ state: { review } }: { state: ReviewState }) {
  const { confirmed, rejected } = tally(review)
  return (
    <EmptyState
      icon={CircleCheck}
      title="Semua pembayaran sudah diperiksa."
      text={
        review.queue.length === 0
          ? 'Tidak ada pembayaran yang menunggu keputusan.'
          : `${formatCount(confirmed)} dikonfirmasi, ${formatCount(rejected)} ditolak. Pesan untuk tiap peserta sudah menunggu untuk dikirim.`
      }
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {review.queue.length > 0 && <ButtonLink to={adminPaths.messages}>Buka Pesan</ButtonLink>}
          <ButtonLink variant="secondary" to={adminPaths.payments}>
            Kembali ke Pembayaran
          </ButtonLink>
        </div>
      }
    />
  )
}
