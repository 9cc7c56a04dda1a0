import { ANSWER_LETTERS, ANSWERS, type Answer } from '@lulus/api/contracts/exam'
import { useMemo } from 'react'
import { optionId } from '@/components/questions/answer-options'
import { pointAt } from '@/components/questions/option-keys'
import { sentencePieces } from '@/components/questions/sentence-pieces'
import { classNames } from '@/lib/class-names'

interface WrittenSentenceProps {
  id: string
  page: number
  /** Sanitised by the server and again here. */
  html: string
  answer: Answer | undefined
}

interface Piece {
  text: string
  /** The wire value of the part's letter; null for other text. */
  option: Answer | null
}

/** A sentence with four underlined parts and the letters A-D below them. Clicking a part chooses it. */
export default function WrittenSentence({ id, page, html, answer }: WrittenSentenceProps) {
  const pieces = useMemo(() => readPieces(html), [html])

  return (
    <p id={id} className="leading-[2.9] low:leading-[2.5]">
      {pieces.map(({ text, option }, position) =>
        option === null ? (
          <span key={position}>{text}</span>
        ) : (
          <label
            key={position}
            htmlFor={optionId(page, option)}
            onPointerDown={pointAt}
            className={classNames(
              'relative inline-block max-w-full cursor-pointer rounded-sm px-0.5 text-center leading-snug',
              answer === option ? 'bg-primary-soft text-primary-strong' : 'hover:bg-muted'
            )}
          >
            <u className="underline decoration-2 underline-offset-4">{text}</u>
            <span className="sr-only"> ({ANSWER_LETTERS[option]})</span>
            <span
              aria-hidden
              className={classNames(
                'absolute top-full left-1/2 -translate-x-1/2 text-[0.78em] leading-tight font-bold',
                answer === option ? 'text-primary-strong' : 'text-ink-soft'
              )}
            >
              {ANSWER_LETTERS[option]}
            </span>
          </label>
        )
      )}
    </p>
  )
}

/** Splits the sentence and numbers its underlined parts. */
function readPieces(html: string): Piece[] {
  let parts = 0
  return sentencePieces(html).map(({ text, isMarked }) => {
    const option = isMarked ? (ANSWERS[parts] ?? null) : null
    if (isMarked) parts += 1
    return { text, option }
  })
}
