import { Fragment } from 'react'

const BLANK = /_{3,}/

/** A sentence to complete: each run of underscores is drawn as a line, and spoken as 'blank'. */
export function Blanks({ text }: { text: string }) {
  return text.split(BLANK).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          <span aria-hidden className="inline-block w-[4em] border-b-2 border-current" />
          <span className="sr-only">blank</span>
        </>
      )}
      {part}
    </Fragment>
  ))
}
