import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import type { ScoredResult } from '@/features/results/api/result'
import { targetDistance } from '@/features/results/model/target'
import { formatScore } from '@/lib/format/numbers'
import { paths } from '@/lib/paths'
import { platform } from '@/platform/platform'

/** What a total score means: its level, its accuracy, and the distance from the learner's target. */
export function ScoreMeaning({ result }: { result: ScoredResult }) {
  const { dari, sampai, galat_baku: error } = result.rentang

  return (
    <Card>
      <dl className="grid gap-6 sm:grid-cols-3">
        <Fact term="Level CEFR" figure={result.cefr ?? '–'}>
          Dari skor total, menurut tabel ETS.
        </Fact>
        <Fact term="Kisaran skor" figure={`${formatScore(dari)}–${formatScore(sampai)}`}>
          Tes apa pun tidak persis: kemampuan Anda kira-kira di kisaran ini (± {error}, galat baku
          TOEFL ITP).
        </Fact>
        <Target result={result} />
      </dl>
    </Card>
  )
}

function Target({ result }: { result: ScoredResult }) {
  const distance = targetDistance(result.totalScore, result.target, result.rentang.galat_baku)
  if (distance.kind === 'none') {
    return (
      <Fact term="Target skor" figure="–">
        Belum ada target. <ToProfile>Tetapkan target</ToProfile>
      </Fact>
    )
  }

  return (
    <Fact term="Target skor" figure={formatScore(distance.target)}>
      {distance.kind === 'reached' && (
        <>Tercapai{distance.above > 0 && `, ${distance.above} poin di atas target`}. </>
      )}
      {distance.kind === 'missed' && <>Kurang {distance.missing} poin. </>}
      {distance.kind === 'within-error' && (
        <>Kurang {distance.missing} poin, masih dalam kisaran skor Anda. </>
      )}
      <ToProfile>Ubah target</ToProfile>
    </Fact>
  )
}

/** The lab's kiosk has no profile. */
function ToProfile({ children }: { children: string }) {
  if (!platform.hasScreen(paths.profile)) return null
  return (
    <Link
      to={paths.profile}
      className="inline-flex min-h-6 items-center font-semibold whitespace-nowrap text-primary underline underline-offset-4"
    >
      {children}
    </Link>
  )
}

interface FactProps {
  term: string
  figure: string
  children: ReactNode
}

function Fact({ term, figure, children }: FactProps) {
  return (
    <div>
      <dt className="text-sm font-semibold text-ink-soft">{term}</dt>
      <dd>
        <span className="block text-2xl font-bold tabular-nums">{figure}</span>
        <span className="mt-1 block text-sm text-ink-soft">{children}</span>
      </dd>
    </div>
  )
}
