import { SESSION_QUESTIONS } from '@lulus/api/contracts/exam'
import { useQuery } from '@tanstack/react-query'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { lastCertificateMutation } from '@/features/results/api/certificate'
import { lastScoreQuery } from '@/features/results/api/last-score'
import { HeldResult } from '@/features/results/components/held-result'
import { CertificateButton } from '@/features/results/components/certificate-button'
import { ScoreRing } from '@/features/results/components/score-ring'
import { formatScore } from '@/lib/format/numbers'
import { paths } from '@/lib/paths'
import { platform } from '@/platform/platform'

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
    <section aria-labelledby="last-score" className="grid">
      <Card className="grid content-start gap-5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-4 sm:gap-x-6">
          <ScoreRing score={data.lastScore} target={data.target}>
            <p className="text-3xl font-extrabold sm:text-4xl tracking-tight text-primary tabular-nums">
              {formatScore(data.lastScore)}
            </p>
          </ScoreRing>
          <div className="grid min-w-28 flex-1 gap-1">
            <h2 id="last-score" className="font-semibold text-ink-soft">
              Skor terakhir
            </h2>
            <p className="text-lg font-bold wrap-anywhere">{data.lastPaket}</p>
            <TargetLine score={data.lastScore} target={data.target} />
          </div>
        </div>
        <dl className="grid gap-2 border-t border-line pt-4">
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
        <div className="flex flex-wrap gap-3">
          {data.hasil && (
            <ButtonLink variant="secondary" to={paths.result(data.hasil.id)}>
              Lihat hasil
            </ButtonLink>
          )}
          <CertificateButton variant="quiet" download={lastCertificateMutation}>
            Unduh Sertifikat
          </CertificateButton>
        </div>
      </Card>
    </section>
  )
}

/** The distance from the target, with the way to change it where there is one. */
function TargetLine({ score, target }: { score: number; target: number | null }) {
  const canChange = platform.hasScreen(paths.plan)
  if (target === null && !canChange) return null
  return (
    <p className="text-ink-soft tabular-nums">
      {target !== null &&
        (score >= target
          ? `Target ${target} tercapai. `
          : `Target ${target}, kurang ${target - score}. `)}
      {canChange && (
        <Link
          to={paths.plan}
          className="inline-flex min-h-6 items-center font-semibold whitespace-nowrap text-primary underline underline-offset-4"
        >
          {target === null ? 'Tetapkan target' : 'Ubah target'}
        </Link>
      )}
    </p>
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
    <div className="grid grid-cols-[1fr_auto_2.5rem] items-baseline gap-3 tabular-nums">
      <dt className="font-semibold">{name}</dt>
      <dd className="contents">
        <span className="text-sm text-ink-soft">
          {correct} dari {total} benar
        </span>
        <span className="text-right text-lg font-bold">{formatScore(score)}</span>
      </dd>
    </div>
  )
}
