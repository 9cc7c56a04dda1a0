import { LateStatusBadge } from '@/components/late-status-badge'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { OwnLateAnswers as Entry } from '@/features/results/api/own-late-answers'
import { formatDateTime } from '@/lib/format/date'
import { formatCount } from '@/lib/format/numbers'

/** The meaning of each status for the learner. */
const MEANINGS = {
  pending: 'Akademi belum memutuskan apakah jawaban ini dihitung.',
  accepted:
    'Jawaban ini diterima, seluruhnya atau sebagian. Simulasi sudah dinilai ulang; skor dan sertifikatnya sudah diperbarui.',
  refused: 'Jawaban ini tidak dihitung; skor tidak berubah.',
} as const

interface OwnLateAnswersProps {
  entries: readonly Entry[]
}

/** The learner's late answers with the academy's decisions. */
export function OwnLateAnswers({ entries }: OwnLateAnswersProps) {
  return (
    <section aria-labelledby="jawaban-terlambat" className="grid gap-4">
      <div>
        <h2 id="jawaban-terlambat" className="text-xl font-bold">
          Jawaban terlambat
        </h2>
        <p className="max-w-prose text-ink-soft">
          Jawaban Anda yang sampai di server setelah sesinya ditutup. Akademi memutuskan apakah
          jawaban itu dihitung.
        </p>
      </div>
      <ul className="grid gap-3">
        {entries.map(({ id, nama_paket: packageName, jumlah, status, alasan, createdAt }) => (
          <li key={id}>
            <Card className="grid gap-2">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <h3 className="min-w-0 font-semibold">{packageName}</h3>
                <LateStatusBadge status={status} />
              </div>
              <p className="text-sm text-ink-soft">
                {formatCount(jumlah)} jawaban, sampai di server{' '}
                <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
              </p>
              <p>{MEANINGS[status]}</p>
              {alasan !== null && (
                <p className="[overflow-wrap:anywhere] whitespace-pre-line">
                  <span className="font-semibold">Alasan akademi:</span> {alasan}
                </p>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LateAnswersUnknownProps {
  retrying: boolean
  onRetry: () => void
}

/** Shown when late answers couldn't be fetched. */
export function LateAnswersUnknown({ retrying, onRetry }: LateAnswersUnknownProps) {
  return (
    <Alert
      tone="warning"
      title="Jawaban terlambat belum dapat dimuat."
      action={
        <Button variant="secondary" size="sm" loading={retrying} onClick={onRetry}>
          Coba lagi
        </Button>
      }
    />
  )
}
