import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageHeading } from '@/components/page/page-heading'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Choices } from '@/features/mini-test/components/choices'
import { QuestionNumbers } from '@/features/mini-test/components/question-numbers'
import { TimeLeft } from '@/features/mini-test/components/time-left'
import type { SectionRun } from '@/features/mini-test/hooks/use-section'
import type { OptionTexts } from '@/features/mini-test/model/questions'
import { MINI_TEST, sectionNumber } from '@/features/mini-test/model/sections'

/** Id of the question's text, for naming its options. */
export const QUESTION_TEXT_ID = 'teks-soal'
const NUMBER_ID = 'nomor-soal'

interface SectionScreenProps {
  run: SectionRun
  options: OptionTexts
  /** The question: its text carries `QUESTION_TEXT_ID`. */
  children: ReactNode
}

/** The frame of a section: time, the open question with its options, the ways to the others. */
export function SectionScreen({ run, options, children }: SectionScreenProps) {
  const { section, position, answers, countdown, isOver, open, choose, finish } = run
  const number = position + 1

  return (
    <div className="grid gap-6">
      <PageHeading
        actions={
          <>
            <TimeLeft countdown={countdown} />
            <Button onClick={finish} loading={isOver}>
              Selesai
            </Button>
          </>
        }
      >
        {`Section ${sectionNumber(section)}: ${MINI_TEST[section].name}`}
      </PageHeading>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_auto]">
        <Card className="grid min-w-0 gap-5">
          <h2 id={NUMBER_ID} aria-live="polite" className="text-lg font-bold">
            Nomor {number}
          </h2>
          {children}
          <div lang="en">
            <Choices
              key={number}
              number={number}
              options={options}
              answer={answers[position] ?? null}
              onChoose={choose}
              labelledBy={`${NUMBER_ID} ${QUESTION_TEXT_ID}`}
            />
          </div>
          <div className="flex flex-wrap justify-between gap-2">
            <Button
              variant="secondary"
              className="max-sm:px-2"
              unavailable={position === 0}
              onClick={() => open(position - 1)}
            >
              <ChevronLeft aria-hidden className="size-4" />
              Sebelumnya
            </Button>
            <Button
              variant="secondary"
              className="max-sm:px-2"
              unavailable={number === answers.length}
              onClick={() => open(position + 1)}
            >
              Selanjutnya
              <ChevronRight aria-hidden className="size-4" />
            </Button>
          </div>
        </Card>
        <Card>
          <QuestionNumbers answers={answers} position={position} open={open} />
        </Card>
      </div>
    </div>
  )
}
