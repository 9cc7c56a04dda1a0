import '@/styles/passage-font.css'
import { passageLines } from '@/components/questions/passage-lines'

/** A passage as text. Where it is set in lines, every fifth carries its number, for questions name lines. */
export function PassageText({ text }: { text: string }) {
  const lines = passageLines(text)

  return (
    <div lang="en" className="font-serif leading-relaxed">
      {lines.map(({ text: line, number }, position) =>
        number === null ? (
          <p key={position} className="mb-3 indent-8">
            {line}
          </p>
        ) : (
          <p key={position} className="grid grid-cols-[2.25em_1fr]">
            <span className="text-[0.8em] leading-[inherit] text-ink-soft select-none">
              {number % 5 === 0 && (
                <>
                  <span className="sr-only">Line </span>
                  {number}
                </>
              )}
            </span>
            <span>{line}</span>
          </p>
        )
      )}
    </div>
  )
}
