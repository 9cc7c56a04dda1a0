import type { ReactNode } from 'react'
import { LateStatusBadge } from '@/components/late-status-badge'
import { Card } from '@/components/ui/card'
import type { LateReview } from '@/features/admin-late-answers/api/late-answers'
import { originText } from '@/features/admin-late-answers/model/late-sessions'
import { formatDateTime } from '@/lib/format/date'
import { formatCount } from '@/lib/format/numbers'

/** The learner, the decision's status and its reason if there is one. */
export function ReviewSummary({ review }: { review: LateReview }) {
  const { jawaban: answers, status, alasan: reason } = review
  const accepted = answers.filter(({ disetujui }) => disetujui).length

  return (
    <Card>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <Detail term="Nama Peserta">{review.User.nama}</Detail>
        <Detail term="No HP">
          <span className="tabular-nums">{review.User.nohp}</span>
        </Detail>
        <Detail term="Paket Soal">{review.nama_paket}</Detail>
        <Detail term="Jumlah Jawaban">
          {formatCount(answers.length)}
          {status === 'accepted' && `, ${formatCount(accepted)} di antaranya diterima`}
        </Detail>
        <Detail term="Sampai di Server">
          <time dateTime={review.createdAt}>{formatDateTime(review.createdAt)}</time>
        </Detail>
        <Detail term="Asal">{originText(answers)}</Detail>
        <Detail term="Status">
          <LateStatusBadge status={status} isRunning={review.berjalan} />
        </Detail>
        {reason !== null && (
          <div className="min-w-0 sm:col-span-full">
            <dt className="text-sm font-semibold text-ink-soft">Alasan keputusan</dt>
            <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{reason}</dd>
          </div>
        )}
      </dl>
    </Card>
  )
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm font-semibold text-ink-soft">{term}</dt>
      <dd className="font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
