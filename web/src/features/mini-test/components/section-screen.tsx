import { useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react'
import { useDocumentTitle, usePageFocus, useTopOfScreen } from '@/components/page/arrival'
import { FlagBox } from '@/components/sitting/flag-box'
import { KeysHelp } from '@/components/sitting/keys-help'
import { useMoreKeys } from '@/components/sitting/more-keys'
import { MoveBar } from '@/components/sitting/move-bar'
import { QuestionPanes } from '@/components/sitting/question-panes'
import { ReviewDialog } from '@/components/sitting/review-dialog'
import { SittingFrame } from '@/components/sitting/sitting-frame'
import { SittingHeader } from '@/components/sitting/sitting-header'
import { useTextStyle } from '@/components/sitting/text-size'
import { TextSizeControl } from '@/components/sitting/text-size-control'
import { useTestKeys } from '@/components/sitting/use-test-keys'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Choices } from '@/features/mini-test/components/choices'
import { QuestionNumbers } from '@/features/mini-test/components/question-numbers'
import { useEndSection } from '@/features/mini-test/hooks/use-end-section'
import type { SectionRun } from '@/features/mini-test/hooks/use-section'
import { answerOf, optionOf } from '@/features/mini-test/model/answers'
import type { OptionTexts } from '@/features/mini-test/model/questions'
import { MINI_TEST, sectionNumber } from '@/features/mini-test/model/sections'
import { classNames } from '@/lib/class-names'
import { paths } from '@/lib/paths'
import { TimeAnnouncer } from '@/components/sitting/time-announcer'
import { TimeFace } from '@/components/sitting/time-face'
import type { Countdown } from '@/lib/countdown/countdown'
import { formatMinutes, spokenDuration } from '@/lib/format/duration'

/** Id of the question's text, which names its options. */
export const QUESTION_TEXT_ID = 'teks-soal'
const NUMBER_ID = 'nomor-soal'

interface SectionScreenProps {
  run: SectionRun
  options: OptionTexts
  passage?: ReactNode
  /** The question, whose text has the id `QUESTION_TEXT_ID`. */
  children: ReactNode
}

/**
 * The frame of a section, built from the exam's own components: time, numbers, the open question, navigation and
 * review.
 */
export function SectionScreen({ run, options, passage, children }: SectionScreenProps) {
  const { section, position, answers, flags, open, choose, flag } = run
  const number = position + 1
  const answer = answers[position] ?? null
  const title = `Section ${sectionNumber(section)}: ${MINI_TEST[section].name}`
  const content = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const textStyle = useTextStyle()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isReviewed, setReviewed] = useState(false)
  const end = useEndSection(run)
  useDocumentTitle(title)
  useTopOfScreen(scroller, position)
  const previous = position === 0 ? null : () => open(position - 1)
  const next = number === answers.length ? null : () => open(position + 1)
  useSectionKeys(run, { previous, next, content, scroller, onHelp: () => setHelpOpen(true) })
  const hasPassage = passage !== undefined

  const header = <SectionHeader run={run} title={title} onEnd={() => void end()} />
  const bar = (
    <MoveBar
      previous={previous}
      next={next}
      content={content}
      end={<ReviewButton onClick={() => setReviewed(true)} />}
    >
      <FlagBox isFlagged={flags.includes(position)} onFlag={flag} />
    </MoveBar>
  )

  return (
    <SittingFrame header={header} bar={bar} scroller={scroller}>
      <div
        className={classNames(
          'mx-auto flex w-full max-w-384 flex-col items-start gap-4 px-3 py-5 sm:px-6 lg:gap-6 low:py-2',
          hasPassage ? 'xl:min-h-64 xl:flex-1 xl:flex-row' : 'lg:flex-row'
        )}
      >
        <main
          ref={content}
          tabIndex={-1}
          className={classNames(
            'w-full min-w-0',
            // On narrow screens the numbers are below the bottom of the window.
            hasPassage &&
              'flex h-[max(16rem,calc(100vh-11rem))] flex-col xl:h-auto xl:min-h-0 xl:self-stretch'
          )}
          style={textStyle}
        >
          <QuestionPanes index={position} passage={passage}>
            <Question number={number} options={options} answer={answer} onChoose={choose}>
              {children}
            </Question>
          </QuestionPanes>
        </main>
        <aside
          aria-label="Daftar soal"
          className={classNames(
            'w-full shrink-0',
            hasPassage ? 'xl:w-80' : 'lg:sticky lg:top-5 lg:w-80'
          )}
        >
          <QuestionNumbers answers={answers} flags={flags} position={position} open={open} />
        </aside>
      </div>
      <ReviewDialog
        open={isReviewed}
        onOpenChange={setReviewed}
        onEnd={() => void end()}
        numbers={reviewedNumbers(run)}
      />
      <KeysHelp
        open={isHelpOpen}
        onOpenChange={setHelpOpen}
        hasRecordings={section === 'listening'}
      />
    </SittingFrame>
  )
}

interface SectionKeys {
  previous: (() => void) | null
  next: (() => void) | null
  content: RefObject<HTMLElement | null>
  scroller: RefObject<HTMLElement | null>
  onHelp: () => void
}

function useSectionKeys(run: SectionRun, { onHelp, scroller, ...moves }: SectionKeys): void {
  const { position, answers, flags, choose, flag } = run
  const answer = answers[position] ?? null
  const pages = () => [position + 1]
  useTestKeys({
    ...moves,
    pages,
    answerOf: () => (answer === null ? undefined : answerOf(answer)),
    choose: (_, chosen) => choose(optionOf(chosen)),
  })
  useMoreKeys({
    pages,
    flag: () => flag(!flags.includes(position)),
    help: onHelp,
    scroller,
  })
}

function reviewedNumbers({ answers, flags, open }: SectionRun) {
  return answers.map((given, at) => ({
    number: at + 1,
    page: at + 1,
    answer: given === null ? null : answerOf(given),
    flagged: flags.includes(at),
    open: () => open(at),
  }))
}

interface SectionHeaderProps {
  run: SectionRun
  title: string
  onEnd: () => void
}

function SectionHeader({ run, title, onEnd }: SectionHeaderProps) {
  const heading = usePageFocus()
  const { position, answers, countdown, isOver } = run
  return (
    <SittingHeader caption="Mini Test" title={title} titleRef={heading}>
      <TimeLeft countdown={countdown} />
      <div className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
        <p aria-live="polite" className="font-semibold whitespace-nowrap tabular-nums">
          Nomor {position + 1} dari {answers.length}
        </p>
        <div className="min-w-33.5 max-lg:hidden">
          <TextSizeControl />
        </div>
        <div className="flex items-center gap-2">
          <ButtonLink to={paths.miniTest} variant="quiet" size="sm">
            Keluar
          </ButtonLink>
          <Button variant="secondary" size="sm" loading={isOver} onClick={onEnd}>
            Selesai
          </Button>
        </div>
      </div>
    </SittingHeader>
  )
}

function ReviewButton({ onClick }: { onClick: () => void }) {
  return (
    <Button className="max-sm:px-2 max-sm:text-sm" aria-haspopup="dialog" onClick={onClick}>
      Periksa &amp; Selesai
    </Button>
  )
}

interface QuestionProps {
  number: number
  options: OptionTexts
  answer: SectionRun['answers'][number] | null
  onChoose: SectionRun['choose']
  children: ReactNode
}

function Question({ number, options, answer, onChoose, children }: QuestionProps) {
  return (
    <section aria-labelledby={NUMBER_ID} data-page={number} className="grid gap-4 low:gap-2">
      <h2
        id={NUMBER_ID}
        tabIndex={-1}
        className="flex min-h-11 items-center text-lg font-bold low:min-h-0"
      >
        Nomor {number}
      </h2>
      {children}
      <div lang="en">
        <Choices
          key={number}
          number={number}
          options={options}
          answer={answer}
          onChoose={onChoose}
          labelledBy={`${NUMBER_ID} ${QUESTION_TEXT_ID}`}
        />
      </div>
    </section>
  )
}

/** The time left of a section, which updates itself. */
function TimeLeft({ countdown }: { countdown: Countdown }) {
  const seconds = useSyncExternalStore(countdown.subscribe, countdown.remaining)

  return (
    <>
      <TimeFace seconds={seconds} label={`Sisa waktu ${spokenDuration(seconds)}`}>
        {formatMinutes(seconds)}
      </TimeFace>
      <TimeAnnouncer countdown={countdown} />
    </>
  )
}
