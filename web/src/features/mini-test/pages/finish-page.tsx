import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { ScoreTable } from '@/features/mini-test/components/score-table'
import { correctAnswers, miniScoreSchema, type MiniScore } from '@/features/mini-test/model/score'
import { clearRun, readAnswers } from '@/features/mini-test/model/stored-run'
import { paths } from '@/lib/paths'

/** /finish: the score of the Mini Test. The answers go; the score stays with this entry of the browser's history. */
export default function FinishPage() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [score] = useState(() => scoreKept(state) ?? scoreRun())

  useEffect(() => {
    clearRun()
    // A reload still shows it.
    void navigate(paths.miniTestFinish, { replace: true, state: score })
  }, [navigate, score])

  return (
    <div className="mx-auto grid w-full max-w-2xl gap-8">
      <PageHeading title="Hasil Mini Test">
        Selamat, kamu telah berhasil menyelesaikan Mini Test
      </PageHeading>
      <ScoreTable score={score} />
      <div>
        <ButtonLink to={paths.packages} size="lg">
          Mulai Simulasi TOEFL
        </ButtonLink>
      </div>
    </div>
  )
}

function scoreKept(state: unknown): MiniScore | null {
  const kept = miniScoreSchema.safeParse(state)
  return kept.success ? kept.data : null
}

function scoreRun(): MiniScore {
  return {
    listening: correctAnswers('listening', readAnswers('listening')),
    structure: correctAnswers('structure', readAnswers('structure')),
    reading: correctAnswers('reading', readAnswers('reading')),
  }
}
