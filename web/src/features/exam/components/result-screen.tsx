import { Suspense, type ReactNode } from 'react'
import { SESSION_QUESTIONS, type Session } from '@lulus/api/contracts/exam'
import { PageHeading } from '@/components/page/page-heading'
import { ScoreSheet } from '@/components/sitting/score-sheet'
import { ButtonLink } from '@/components/ui/button-link'
import type { Score } from '@/features/exam/api'
import { LateReports } from '@/features/exam/components/lazy-late-parts'
import type { LateReport } from '@/features/exam/model/late-answers'
import { SESSION_NAMES } from '@/features/exam/model/wording'
import { paths } from '@/lib/paths'

interface ResultScreenProps {
  score: Score
  /** What came too late for it. */
  late: LateReport | null
  /** Downloads the certificate. */
  certificate: ReactNode
  /** Ends the learner's turn, where others wait for this computer. */
  end: ReactNode
}

/** The score of a finished simulation. */
export default function ResultScreen({ score, late, certificate, end }: ResultScreenProps) {
  const rows: { session: Session; scaled: number; correct: number }[] = [
    { session: 'listening', scaled: score.scoreListening, correct: score.listeningCorrect },
    { session: 'written', scaled: score.scoreWritten, correct: score.writtenCorrect },
    { session: 'reading', scaled: score.scoreReading, correct: score.readingCorrect },
  ]

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-8">
      <PageHeading lead="Simulasi Anda sudah selesai. Berikut skornya.">Hasil simulasi</PageHeading>
      <Suspense>
        <LateReports current={late} />
      </Suspense>
      <ScoreSheet label="Skor total" figure={score.toeflScore} note="rentang 310–677">
        <table className="w-full text-left">
          <caption className="sr-only">Skor dan jawaban benar tiap sesi</caption>
          <thead>
            <tr className="border-b border-line text-sm text-ink-soft">
              <th scope="col" className="px-4 py-3 font-semibold sm:px-6">
                Sesi
              </th>
              <th scope="col" className="px-2 py-3 text-right font-semibold">
                Benar
              </th>
              <th scope="col" className="px-4 py-3 text-right font-semibold sm:px-6">
                Skor
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ session, scaled, correct }) => (
              <tr key={session} className="border-b border-line last:border-0">
                <th scope="row" lang="en" className="px-4 py-4 font-semibold sm:px-6">
                  {SESSION_NAMES[session]}
                </th>
                <td className="px-2 py-4 text-right whitespace-nowrap tabular-nums">
                  {correct} / {SESSION_QUESTIONS[session]}
                </td>
                <td className="px-4 py-4 text-right text-lg font-bold tabular-nums sm:px-6">
                  {scaled}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScoreSheet>
      <div className="flex flex-wrap gap-3">
        {certificate}
        <ButtonLink to={paths.history} variant="secondary">
          Riwayat Simulasi
        </ButtonLink>
        <ButtonLink to={paths.packages} variant="quiet">
          Paket soal lain
        </ButtonLink>
      </div>
      {end}
      <p className="text-sm text-ink-soft">Simulasi, bukan skor resmi ETS.</p>
    </div>
  )
}
