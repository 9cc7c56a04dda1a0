import { ANSWER_LETTERS, ANSWERS, type Answer } from '@lulus/api/contracts/exam'
import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from '@/lib/class-names'

interface InstructionTitleProps {
  section: string
  children: ReactNode
}

/** The heading of a section's directions. */
export function InstructionTitle({ section, children }: InstructionTitleProps) {
  return (
    <header>
      <p className="font-bold text-primary">{section}</p>
      <h2 className="text-2xl font-bold tracking-tight">{children}</h2>
    </header>
  )
}

/** A part of the directions with its own heading. */
export function InstructionPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-bold">{title}</h3>
      {children}
    </section>
  )
}

interface WorkedExampleProps {
  title: string
  /** The question's text, spoken or printed. */
  children: ReactNode
  /** The options A-D, or undefined where the parts are in the sentence itself. */
  options?: readonly [string, string, string, string]
  answer: Answer
  explanation: ReactNode
}

/** An example question with its answer and the reason. */
export function WorkedExample({
  title,
  children,
  options,
  answer,
  explanation,
}: WorkedExampleProps) {
  const titleId = useId()

  return (
    <figure
      aria-labelledby={titleId}
      className="grid gap-4 rounded-md border border-line bg-muted p-4 sm:p-5"
    >
      <figcaption id={titleId} className="font-bold">
        {title}
      </figcaption>
      <div className="grid gap-2">{children}</div>
      {options && (
        <ul className="grid gap-2">
          {ANSWERS.map((option, position) => (
            <li
              key={option}
              className={classNames(
                'flex items-center gap-3 rounded-md border bg-surface px-3 py-2',
                option === answer ? 'border-primary font-semibold' : 'border-line'
              )}
            >
              <span className="w-5 font-bold text-primary">{ANSWER_LETTERS[option]}</span>
              <span className="flex-1">{options[position]}</span>
              {option === answer && <Check aria-hidden className="size-5 text-primary" />}
            </li>
          ))}
        </ul>
      )}
      <p>
        <strong>The correct answer is ({ANSWER_LETTERS[answer]}).</strong> {explanation}
      </p>
    </figure>
  )
}

/** An underlined part of a sentence with its letter below it. */
export function LetteredPart({ letter, children }: { letter: string; children: string }) {
  return (
    <span className="relative inline-block">
      <u className="decoration-2 underline-offset-4">{children}</u>
      <span className="sr-only"> ({letter})</span>
      <span
        aria-hidden
        className="absolute top-full left-1/2 -translate-x-1/2 text-[0.78em] leading-tight font-bold text-ink-soft"
      >
        {letter}
      </span>
    </span>
  )
}

/** The props of every section's directions. */
export interface InstructionsProps {
  /** Length of the whole session in minutes. */
  minutes: number
  /** Whether the recordings play by themselves. */
  isSelfPlaying?: boolean
}
