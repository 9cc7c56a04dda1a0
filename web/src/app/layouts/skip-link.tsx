export const MAIN_ID = 'isi'

/** The first Tab stop: skips the navigation. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed -top-20 left-2 z-50 rounded-md bg-primary px-4 py-2.5 font-semibold text-on-primary focus:top-2 print:hidden"
      onClick={(event) => {
        // The address stays unchanged, because a hash would add a history entry.
        event.preventDefault()
        document.getElementById(MAIN_ID)?.focus()
      }}
    >
      Langsung ke isi
    </a>
  )
}
