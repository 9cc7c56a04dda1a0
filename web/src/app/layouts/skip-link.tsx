export const MAIN_ID = 'isi'

/** First stop of the Tab key: past the navigation, to the content. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed -top-20 left-2 z-50 rounded-md bg-primary px-4 py-2.5 font-semibold text-on-primary focus:top-2 print:hidden"
      onClick={(event) => {
        // The address stays as it is: a hash would be another entry in the history.
        event.preventDefault()
        document.getElementById(MAIN_ID)?.focus()
      }}
    >
      Langsung ke isi
    </a>
  )
}
