import { classNames } from '@/lib/class-names'

const ENTRIES: { label: string; look: string; sign?: string }[] = [
  { label: 'Belum terjawab', look: 'border-line-strong bg-surface' },
  {
    label: 'Sedang dibuka',
    look: 'border-primary bg-primary ring-2 ring-primary ring-offset-2 ring-offset-surface',
  },
  { label: 'Sudah terjawab', look: 'border-primary bg-primary-soft text-primary', sign: 'A' },
  { label: 'Ragu-ragu', look: 'border-accent-ink bg-accent text-on-accent', sign: '?' },
]

/** Explains the colours and icons of the number grid. */
export function GridLegend({ className }: { className?: string }) {
  return (
    <ul className={classNames('grid gap-2 text-sm', className)}>
      {ENTRIES.map(({ label, look, sign }) => (
        <li key={label} className="flex items-center gap-2.5">
          <span
            aria-hidden
            className={classNames(
              'flex size-6 shrink-0 items-center justify-center rounded-sm border text-xs font-bold',
              look
            )}
          >
            {sign}
          </span>
          {label}
        </li>
      ))}
    </ul>
  )
}
