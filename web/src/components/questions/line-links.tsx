import { Fragment, useEffect, useMemo } from 'react'
import { promptPieces } from '@/components/questions/line-references'
import { pointAt, pointAtNothing } from '@/components/questions/pointed-lines'

interface LineLinksProps {
  text: string
  /** The passage's text. */
  passage: string
}

/** A question in which 'line 20' is a button that shows that line in the passage. */
export default function LineLinks({ text, passage }: LineLinksProps) {
  const pieces = useMemo(() => promptPieces(text, passage), [text, passage])
  useEffect(() => pointAtNothing, [text])

  return pieces.map(({ text: piece, lines }, position) =>
    lines === null ? (
      <Fragment key={position}>{piece}</Fragment>
    ) : (
      <button
        key={position}
        type="button"
        title="Tunjukkan di bacaan"
        className="min-h-6 rounded-sm font-semibold text-primary underline underline-offset-4 hover:bg-primary-soft"
        onClick={() => pointAt(lines)}
      >
        {piece}
      </button>
    )
  )
}
