import { totalScore, type MiniScore } from '@/features/mini-test/model/score'
import { MINI_SECTIONS, MINI_TEST } from '@/features/mini-test/model/sections'

/** The correct answers of each section and the total. */
export function ScoreTable({ score }: { score: MiniScore }) {
  return (
    <table className="w-full rounded-md border border-line bg-surface text-left">
      <caption className="sr-only">Jawaban benar tiap section</caption>
      <thead>
        <tr className="border-b border-line text-sm text-ink-soft">
          <th scope="col" className="px-4 py-3 font-semibold sm:px-6">
            Section
          </th>
          <th scope="col" className="px-4 py-3 text-right font-semibold sm:px-6">
            Jawaban benar
          </th>
        </tr>
      </thead>
      <tbody>
        {MINI_SECTIONS.map((section) => (
          <tr key={section} className="border-b border-line">
            <th scope="row" lang="en" className="px-4 py-4 font-semibold sm:px-6">
              {MINI_TEST[section].name}
            </th>
            <td className="px-4 py-4 text-right tabular-nums sm:px-6">
              {score[section]} / {MINI_TEST[section].key.length}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="text-lg font-bold">
          <th scope="row" lang="en" className="px-4 py-4 sm:px-6">
            Total Score
          </th>
          <td className="px-4 py-4 text-right tabular-nums sm:px-6">{totalScore(score)}%</td>
        </tr>
      </tfoot>
    </table>
  )
}
