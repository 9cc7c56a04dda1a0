import { ANSWER_LETTERS } from '@lulus/api/contracts/exam'
import { NumberButton } from '@/components/sitting/number-button'
import { ShortcutsSwitch } from '@/components/sitting/shortcuts-switch'
import { TextSizeControl } from '@/components/sitting/text-size-control'
import { Card } from '@/components/ui/card'
import type { SectionRun } from '@/features/mini-test/hooks/use-section'
import { answerOf } from '@/features/mini-test/model/answers'
import type { OptionIndex } from '@/features/mini-test/model/sections'

/** The numbers of a section with their state: answered, open. */
export function QuestionNumbers({
  answers,
  flags,
  position,
  open,
}: Pick<SectionRun, 'answers' | 'flags' | 'position' | 'open'>) {
  const answered = answers.filter((answer) => answer !== null).length

  return (
    <Card className="grid gap-3">
      <div>
        <h2 className="font-bold">Daftar soal</h2>
        <p className="text-sm text-ink-soft">
          {answered} dari {answers.length} terjawab
        </p>
      </div>
      <ol data-numbers aria-label="Nomor soal" className="grid grid-cols-[repeat(5,2.75rem)] gap-2">
        {answers.map((answer, at) => (
          <li key={at}>
            <NumberButton
              number={at + 1}
              answer={answer === null ? null : answerOf(answer)}
              current={at === position}
              flagged={flags.includes(at)}
              aria-label={cellLabel(at, answer, flags.includes(at))}
              data-opens={at + 1}
              onClick={() => open(at)}
              className="hover:border-primary"
            />
          </li>
        ))}
      </ol>
      <div className="flex items-center justify-between gap-3 border-t border-line pt-3 lg:hidden">
        <span className="font-semibold">Ukuran teks</span>
        <TextSizeControl />
      </div>
      <div className="border-t border-line pt-3 max-sm:hidden">
        <ShortcutsSwitch />
      </div>
    </Card>
  )
}

/** For example 'Nomor 3, terjawab B, ragu-ragu'. `aria-current` marks the open one. */
function cellLabel(at: number, answer: OptionIndex | null, isFlagged: boolean): string {
  const state = answer === null ? 'belum terjawab' : `terjawab ${ANSWER_LETTERS[answerOf(answer)]}`
  return `Nomor ${at + 1}, ${state}${isFlagged ? ', ragu-ragu' : ''}`
}
