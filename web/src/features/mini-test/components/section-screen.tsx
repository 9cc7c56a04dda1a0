import { useRef, type ReactNode } from 'react'
import { useDocumentTitle } from '@/components/page/use-document-title'
import { usePageFocus } from '@/components/page/use-page-focus'
import { MoveBar } from '@/components/sitting/move-bar'
import { QuestionPanes } from '@/components/sitting/question-panes'
import { SittingHeader } from '@/components/sitting/sitting-header'
import { useTestKeys } from '@/components/sitting/use-test-keys'
import { useTopOfScreen } from '@/components/sitting/use-top-of-screen'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Choices } from '@/features/mini-test/components/choices'
import { QuestionNumbers } from '@/features/mini-test/components/question-numbers'
import { TimeLeft } from '@/features/mini-test/components/time-left'
import type { SectionRun } from '@/features/mini-test/hooks/use-section'
import { answerOf, optionOf } from '@/features/mini-test/model/answers'
import type { OptionTexts } from '@/features/mini-test/model/questions'
import { MINI_TEST, sectionNumber } from '@/features/mini-test/model/sections'
import { classNames } from '@/lib/class-names'
import { paths } from '@/lib/paths'

/** Id of the question's text, for naming its options. */
export const QUESTION_TEXT_ID = 'teks-soal'
const NUMBER_ID = 'nomor-soal'

interface SectionScreenProps {
  run: SectionRun
  options: OptionTexts
  /** What all questions of the section are about. */
  passage?: ReactNode
  /** The question: its text carries `QUESTION_TEXT_ID`. */
  children: ReactNode
}

/** The numbers stand beside the question, else below it. A passage needs the width. */
const NUMBERS_BESIDE = {
  question: { row: 'lg:flex-row', numbers: 'lg:sticky lg:top-20 lg:w-80' },
  passage: { row: 'xl:flex-row', numbers: 'xl:sticky xl:top-20 xl:w-80' },
} as const

/** The frame of a section, as the exam's: time and place always in sight, the open question, the ways to the others. */
export function SectionScreen({ run, options, passage, children }: SectionScreenProps) {
  const { section, position, answers, countdown, isOver, open, choose, finish } = run
  const number = position + 1
  const answer = answers[position] ?? null
  const title = `Section ${sectionNumber(section)}: ${MINI_TEST[section].name}`
  const content = useRef<HTMLElement>(null)
  const heading = usePageFocus()
  useDocumentTitle(title)
  useTopOfScreen(position)
  const previous = position === 0 ? null : () => open(position - 1)
  const next = number === answers.length ? null : () => open(position + 1)
  useTestKeys({
    pages: [number],
    answerOf: () => (answer === null ? undefined : answerOf(answer)),
    choose: (_, chosen) => choose(optionOf(chosen)),
    previous,
    next,
    content,
  })
  const beside = NUMBERS_BESIDE[passage ? 'passage' : 'question']

  return (
    <div className="flex min-h-screen flex-col">
      <SittingHeader caption="Mini Test" title={title} titleRef={heading}>
        <TimeLeft countdown={countdown} />
        <div className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
          <p aria-live="polite" className="font-semibold whitespace-nowrap tabular-nums">
            Nomor {number} dari {answers.length}
          </p>
          <div className="flex items-center gap-2">
            <ButtonLink to={paths.miniTest} variant="quiet" size="sm">
              Keluar
            </ButtonLink>
            <Button variant="accent" size="sm" loading={isOver} onClick={finish}>
              Selesai
            </Button>
          </div>
        </div>
      </SittingHeader>
      <div
        className={classNames(
          'mx-auto flex w-full max-w-384 flex-1 flex-col items-start gap-4 px-3 py-5 sm:px-6 lg:gap-6',
          beside.row
        )}
      >
        <main ref={content} tabIndex={-1} className="w-full min-w-0 text-lg">
          <QuestionPanes passage={passage}>
            <section aria-labelledby={NUMBER_ID} data-page={number} className="grid gap-4">
              <h2 id={NUMBER_ID} className="flex min-h-11 items-center text-lg font-bold">
                Nomor {number}
              </h2>
              {children}
              <div lang="en">
                <Choices
                  key={number}
                  number={number}
                  options={options}
                  answer={answer}
                  onChoose={choose}
                  labelledBy={`${NUMBER_ID} ${QUESTION_TEXT_ID}`}
                />
              </div>
            </section>
          </QuestionPanes>
        </main>
        <aside aria-label="Daftar soal" className={classNames('w-full shrink-0', beside.numbers)}>
          <QuestionNumbers answers={answers} position={position} open={open} />
        </aside>
      </div>
      <MoveBar previous={previous} next={next} content={content} />
    </div>
  )
}
