import { SESSION_QUESTIONS } from '@lulus/api/contracts/exam'
import { useQuery } from '@tanstack/react-query'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { lastCertificateMutation } from '@/features/results/api/certificate'
import { lastScoreQuery } from '@/features/results/api/last-score'
import { HeldResult } from '@/features/results/components/held-result'
import { CertificateButton } from '@/features/results/components/certificate-button'
import { formatScore } from '@/lib/format/numbers'

const NEVER_SAT = -1

/** The learner's last score with its sections. Hidden before the first exam and until it is known. */
export function LastScoreCard() {
  const { data, isPending, isFetching, refetch } = useQuery(lastScoreQuery)

  if (isPending) return null
  if (!data) {
    return (
      <Alert
        tone="danger"
        title="Error"
        action={
          <Button variant="secondary" size="sm" loading={isFetching} onClick={() => void refetch()}>
            Coba lagi
          </Button>
        }
      >
        <span lang="en">Failed to fetch score. Please try again later.</span>
      </Alert>
    )
  }
  if (data.lastScore === NEVER_SAT) return null
  if (data.lastScore === null) {
    return (
      <HeldResult until={data.hasilDibuka}>
        Simulasi terakhir Anda, {data.lastPaket}, sudah selesai.
      </HeldResult>
    )
  }

  return (
    <section aria-labelledby="last-score">
      <Card className="grid gap-6 lg:grid-cols-[auto_1fr_auto] lg:items-center lg:gap-10">
        <div>
          <h2 id="last-score" className="font-semibold text-ink-soft">
            Skor terakhir
          </h2>
          <p className="text-5xl font-extrabold tracking-tight text-primary tabular-nums">
            {formatScore(data.lastScore)}
          </p>
          <p className="mt-1 font-semibold">{data.lastPaket}</p>
        </div>
        <dl className="grid gap-3 sm:grid-cols-3 sm:gap-6">
          <SectionScore
            name="Listening"
            score={data.scoreListening}
            correct={data.listeningCorrect}
            total={SESSION_QUESTIONS.listening}
          />
          <SectionScore
            name="Structure"
            score={data.scoreWritten}
            correct={data.writtenCorrect}
            total={SESSION_QUESTIONS.written}
          />
          <SectionScore
            name="Reading"
            score={data.scoreReading}
            correct={data.readingCorrect}
            total={SESSION_QUESTIONS.reading}
          />
        </dl>
        <CertificateButton variant="secondary" download={lastCertificateMutation}>
          Unduh Sertifikat
        </CertificateButton>
      </Card>
    </section>
  )
}

interface SectionScoreProps {
  name: string
  score: number
  correct: number
  total: number
}

function SectionScore({ name, score, correct, total }: SectionScoreProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 sm:block">
      <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
      <dd className="flex items-baseline gap-3 tabular-nums sm:block">
        <span className="block text-2xl font-bold">{formatScore(score)}</span>
        <span className="block text-sm text-ink-soft">
          {correct} dari {total} benar
        </span>
      </dd>
    </div>
  )
}
