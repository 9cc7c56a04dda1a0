import { SESSION_QUESTIONS, SESSION_TITLES, type Session } from '@lulus/api/contracts/exam'
import { TOTAL_SCORE_LIMITS } from '@lulus/api/contracts/results'
import { ScoreSheet } from '@/components/sitting/score-sheet'
import type { ScoredResult } from '@/features/results/api/result'
import { formatScore } from '@/lib/format/numbers'

/** The total score with its sections and correct answers. */
export function ResultSheet({ result }: { result: ScoredResult }) {
  const rows: { session: Session; scaled: number; correct: number }[] = [
    { session: 'listening', scaled: result.listeningScore, correct: result.listening_correct },
    { session: 'written', scaled: result.structureScore, correct: result.written_correct },
    { session: 'reading', scaled: result.readingScore, correct: result.reading_correct },
  ]

  return (
    <ScoreSheet
      label="Skor total"
      figure={formatScore(result.totalScore)}
      note={`rentang ${TOTAL_SCORE_LIMITS.min}–${TOTAL_SCORE_LIMITS.max}`}
    >
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
                {SESSION_TITLES[session]}
              </th>
              <td className="px-2 py-4 text-right whitespace-nowrap tabular-nums">
                {correct} / {SESSION_QUESTIONS[session]}
              </td>
              <td className="px-4 py-4 text-right text-lg font-bold tabular-nums sm:px-6">
                {formatScore(scaled)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScoreSheet>
  )
}
