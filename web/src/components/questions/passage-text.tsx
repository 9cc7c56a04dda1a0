import '@/styles/passage-font.css'
import { Fragment } from 'react'
import { passageParagraphs, type PassageLine } from '@/components/questions/passage-lines'

/**
 * A passage as text that flows into any width. Where the print is set in lines, each carries its number, for
 * questions name lines; screen readers say every fifth.
 */
export function PassageText({ text }: { text: string }) {
  return (
    <div lang="en" className="grid gap-3 font-serif leading-relaxed">
      {passageParagraphs(text).map((lines, paragraph) => (
        <p key={paragraph}>
          {lines.map((line, position) => (
            <Fragment key={position}>
              <LineNumber number={line.number} />
              {line.text}{' '}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  )
}

function LineNumber({ number }: Pick<PassageLine, 'number'>) {
  if (number === null) return null
  return (
    <>
      <sup aria-hidden className="mr-0.5 font-sans text-[0.6em] text-ink-faint select-none">
        {number}
      </sup>
      {number % 5 === 0 && <span className="sr-only">(line {number}) </span>}
    </>
  )
}
