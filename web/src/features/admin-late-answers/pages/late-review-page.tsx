import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { lateReviewQuery, type LateReview } from '@/features/admin-late-answers/api/late-answers'
import { ClosedReview } from '@/features/admin-late-answers/components/closed-review'
import { DeviceJournals } from '@/features/admin-late-answers/components/device-journals'
import { OpenReview } from '@/features/admin-late-answers/components/open-review'
import { ReviewSummary } from '@/features/admin-late-answers/components/review-summary'
import { useDecideLateAnswers } from '@/features/admin-late-answers/use-decide-late-answers'
import { adminPaths } from '@/lib/admin-paths'

/** /admin/jawaban-terlambat/{id}: late answers of one attempt, to accept or refuse. */
export default function LateReviewPage() {
  const id = Number(useParams().id)
  const { data: review, error, isFetching, refetch } = useQuery(lateReviewQuery(id))

  return (
    <div className="grid gap-6">
      <PageHeading
        actions={
          <ButtonLink to={adminPaths.lateAnswers} variant="secondary">
            Semua jawaban terlambat
          </ButtonLink>
        }
      >
        Periksa Jawaban Terlambat
      </PageHeading>
      {!review && !error && <SkeletonList label="Memuat jawaban terlambat…" rows={8} />}
      {!review && error && (
        <LoadFailure
          title="Gagal mengambil data jawaban terlambat"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {review && error && (
        <Alert tone="warning" title="Data belum dapat diperbarui.">
          Yang tampil di bawah ini adalah data terakhir yang berhasil dimuat.
        </Alert>
      )}
      {review && <Review key={id} review={review} />}
    </div>
  )
}

/** A note above the answers about how reliable their times are. */
function DevicesWord() {
  return (
    <Alert tone="warning" title="Waktu memilih hanya menurut perangkat peserta.">
      Perangkat dapat menuliskan waktu apa pun, juga sesudah sesi berakhir. Server hanya dapat
      membantah yang bertentangan dengan jawaban yang sudah tersimpan. Cocokkan dulu dengan
      keterangan pengawas sebelum menerima.
    </Alert>
  )
}

function Review({ review }: { review: LateReview }) {
  const decisions = useDecideLateAnswers(review.id)
  const isPending = review.status === 'pending'

  return (
    <>
      <ReviewSummary review={review} />
      {isPending && review.berjalan && (
        <Alert title="Belum dapat diputuskan.">
          Simulasi peserta masih berjalan, dan jawaban lain masih dapat menyusul. Keputusan dibuat
          setelah simulasinya selesai.
        </Alert>
      )}
      <DeviceJournals review={review} />
      <DevicesWord />
      {isPending && !review.berjalan ? (
        <OpenReview review={review} decisions={decisions} />
      ) : (
        <ClosedReview review={review} outcome={decisions.data} />
      )}
    </>
  )
}
