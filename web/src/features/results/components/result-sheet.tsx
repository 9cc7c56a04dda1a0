import { SESSION_QUESTIONS, SESSION_TITLES, type Session } from '@lulus/api/contracts/exam'
import { TOTAL_SCORE_LIMITS } from '@lulus/api/contracts/results'
import { ScoreScale } from '@/features/results/components/score-scale'
import { useCountUp } from '@/features/results/components/use-count-up'
import type { ScoredResult } from '@/features/results/api/result'
import { formatScore } from '@/lib/format/numbers'

/** The total score on its scale. */
export function TotalScore({ result }: { result: ScoredResult }) {
  const { id, totalScore, cefr, target } = result
  const shown = useCountUp(totalScore, TOTAL_SCORE_LIMITS.min, `result-${id}`)

  return (
    <section
      aria-labelledby="skor-total"
      className="grid gap-4 rounded-md border border-transparent bg-deep p-6 text-on-deep sm:p-8 low:p-4 print:border-ink print:text-ink"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div>
          <h2 id="skor-total" className="font-semibold text-on-deep-soft print:text-ink">
            Skor total
          </h2>
          <div className="flex items-baseline gap-4">
            <p className="text-6xl font-extrabold tracking-tight tabular-nums sm:text-7xl">
              {formatScore(shown)}
            </p>
            {cefr !== null && (
              // The table of what it means names the level.
              <p aria-hidden className="text-3xl font-bold text-accent print:text-ink">
                {cefr}
              </p>
            )}
          </div>
        </div>
        {target !== null && totalScore >= target && (
          <p className="text-xl font-bold">Selamat, target Anda tercapai.</p>
        )}
      </div>
      <ScoreScale result={result} />
    </section>
  )
}

/** The sections with their correct answers. */
export function ResultSheet({ result }: { result: ScoredResult }) {
  const rows: { session: Session; scaled: number; correct: number }[] = [
    { session: 'listening', scaled: result.listeningScore, correct: result.listening_correct },
    { session: 'written', scaled: result.structureScore, correct: result.written_correct },
    { session: 'reading', scaled: result.readingScore, correct: result.reading_correct },
  ]

  return (
    <div className="overflow-hidden rounded-md border border-line bg-surface">
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
              <th scope="row" className="px-4 py-4 font-semibold sm:px-6">
                <span lang="en">{SESSION_TITLES[session]}</span>
                <Bar share={correct / SESSION_QUESTIONS[session]} />
              </th>
              <td className="px-2 py-4 text-right whitespace-nowrap tabular-nums">
                {correct} / {SESSION_QUESTIONS[session]}
              </td>
              <td className="px-4 py-4 text-right text-2xl font-bold tabular-nums sm:px-6">
                {formatScore(scaled)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The share of correct answers, which the table tells too. */
function Bar({ share }: { share: number }) {
  return (
    <span
      aria-hidden
      className="mt-2 block h-2.5 overflow-hidden rounded-full border border-line bg-muted"
    >
      <span
        className="block h-full bg-primary forced-colors:bg-[CanvasText] print:border-b-8 print:border-ink"
        style={{ width: `${Math.round(share * 100)}%` }}
      />
    </span>
  )
}
