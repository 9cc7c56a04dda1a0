/** Which columns and sheets a list was read from, and what was ignored. */
export function ListNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <ul className="grid list-disc gap-1 pl-5 text-sm wrap-anywhere text-ink-soft">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
