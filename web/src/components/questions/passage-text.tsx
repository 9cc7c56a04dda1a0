import { Fragment, type Ref } from 'react'
import type { Lines } from '@/components/questions/line-references'
import { runsOf, type WordLine, type WordRange } from '@/components/questions/passage-words'
import { classNames } from '@/lib/class-names'

interface PassageTextProps {
  paragraphs: readonly (readonly WordLine[])[]
  highlights?: readonly WordRange[]
  /** The words under the highlighter's cursor. */
  cursor?: WordRange | null
  /** The lines that a question refers to. */
  pointed?: Lines | null
  /** Lines that prove an answer, once the exam is over. */
  proof?: readonly Lines[]
  ref?: Ref<HTMLDivElement>
}

/** Printed tests number every fifth line. */
const NUMBERED = 5

const NOTHING: readonly WordRange[] = []
const NO_PROOF: readonly never[] = []

/**
 * A passage as text for any width. Where its printed lines fit, they keep their line breaks, with every fifth number
 * beside them. Elsewhere they flow, and the numbers are inline.
 */
export function PassageText({
  paragraphs,
  highlights = NOTHING,
  cursor = null,
  pointed = null,
  proof = NO_PROOF,
  ref,
}: PassageTextProps) {
  return (
    <div ref={ref} lang="en" className="@container font-serif leading-relaxed">
      <div className="grid gap-3 @[36em]:pl-9">
        {paragraphs.map((lines, paragraph) => (
          <p key={paragraph}>
            {lines.map((line) => {
              const { number } = line
              const isPointed =
                number !== null &&
                [...(pointed ? [pointed] : []), ...proof].some(
                  ([from, to]) => from <= number && number <= to
                )
              return (
                <span
                  key={line.first}
                  data-line={number ?? undefined}
                  className={classNames(
                    number !== null && 'relative @[36em]:block',
                    isPointed && 'rounded-sm bg-primary-soft outline-2 outline-primary'
                  )}
                >
                  {number !== null && (isPointed || number % NUMBERED === 0) && (
                    <LineNumber number={number} />
                  )}
                  {runsOf(line, highlights, cursor).map((run) => (
                    <Fragment key={run.first}>
                      <Run {...run} />{' '}
                    </Fragment>
                  ))}
                </span>
              )
            })}
          </p>
        ))}
      </div>
    </div>
  )
}

function Run({ first, text, isMarked, isUnderCursor }: ReturnType<typeof runsOf>[number]) {
  const look = classNames(
    isMarked && 'rounded-sm bg-marker text-ink underline decoration-1 underline-offset-4',
    isUnderCursor && 'rounded-sm outline-2 outline-primary'
  )
  // The first word of the lines is found by this attribute.
  return isMarked ? (
    <mark data-word={first} className={look}>
      {text}
    </mark>
  ) : (
    <span data-word={first} className={look || undefined}>
      {text}
    </span>
  )
}

function LineNumber({ number }: { number: number }) {
  return (
    <>
      <span
        aria-hidden
        className="mr-1 align-super font-sans text-[0.65em] text-ink-soft select-none @[36em]:absolute @[36em]:-left-9 @[36em]:w-7 @[36em]:text-right @[36em]:align-baseline @[36em]:leading-[2.5]"
      >
        {number}
      </span>
      <span className="sr-only">(line {number}) </span>
    </>
  )
}
