import { Fragment } from 'react'
import { sentencePieces } from '@/components/questions/sentence-pieces'
import { letterOf } from '@/features/learning/components/explained-options'

interface MendedSentenceProps {
  /** With four `<u>`. */
  html: string
  /** The wrong part, 1-4. */
  wrong: number
  /** Its correct form; null where nobody has written it. */
  correction: string | null
}

/** A Written Expression sentence with its lettered parts, and the wrong one corrected. */
export default function MendedSentence({ html, wrong, correction }: MendedSentenceProps) {
  let part = 0
  return (
    <p className="max-w-[65ch] leading-loose" lang="en">
      {sentencePieces(html).map(({ text, isMarked }, position) => {
        if (!isMarked) return <Fragment key={position}>{text}</Fragment>
        part += 1
        const isMended = part === wrong && correction !== null
        return (
          <span key={position}>
            {isMended ? (
              <>
                <del className="text-danger decoration-2">{text}</del>{' '}
                <ins className="font-semibold text-success decoration-2 underline-offset-4">
                  {correction}
                </ins>
              </>
            ) : (
              <u className="decoration-2 underline-offset-4">{text}</u>
            )}
            <sup className="ml-0.5 font-bold text-ink-soft">{letterOf(part)}</sup>
          </span>
        )
      })}
    </p>
  )
}
