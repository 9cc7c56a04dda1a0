interface TickBoxProps {
  label: string
  checked: boolean
  onChange: () => void
}

/** A checkbox in a table: its place says what it is for, and its label is read aloud. */
export function TickBox({ label, checked, onChange }: TickBoxProps) {
  return (
    <span className="flex min-h-11 items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
        className="size-6 accent-primary"
      />
    </span>
  )
}
