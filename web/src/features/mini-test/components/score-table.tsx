import { shareCorrect, type MiniScore } from '@/features/mini-test/model/score'
import { MINI_SECTIONS, MINI_TEST } from '@/features/mini-test/model/sections'

/** The correct answers of each section, in numbers and as a bar. */
export function ScoreTable({ score }: { score: MiniScore }) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">Jawaban benar tiap section</caption>
      <thead>
        <tr className="border-b border-line text-sm text-ink-soft">
          <th scope="col" className="px-4 py-3 font-semibold sm:px-6">
            Section
          </th>
          <th scope="col" className="px-4 py-3 text-right font-semibold sm:px-6">
            Benar
          </th>
        </tr>
      </thead>
      <tbody>
        {MINI_SECTIONS.map((section) => (
          <tr key={section} className="border-b border-line last:border-0">
            <th scope="row" lang="en" className="px-4 py-4 font-semibold sm:px-6">
              {MINI_TEST[section].name}
              <span aria-hidden className="mt-2 block h-1.5 overflow-hidden rounded-full bg-line">
                <span
                  className="block h-full rounded-full bg-primary"
                  style={{ width: `${shareCorrect(section, score) * 100}%` }}
                />
              </span>
            </th>
            <td className="px-4 py-4 text-right text-lg font-bold whitespace-nowrap tabular-nums sm:px-6">
              {score[section]} / {MINI_TEST[section].key.length}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
