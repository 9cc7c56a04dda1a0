import { formatDateTime } from '@/lib/format/date'
import { classNames } from '@/lib/class-names'

interface OneTimeCodeProps {
  label: string
  code: string
  /** ISO 8601. */
  validUntil: string
  /** Makes a long code smaller, to fit on one line. */
  isLong?: boolean
}

/** A code that is shown once, to be read out or copied, with its expiry. */
export function OneTimeCode({ label, code, validUntil, isLong = false }: OneTimeCodeProps) {
  return (
    <div className="grid justify-items-center gap-1 rounded-md bg-primary-soft px-4 py-5 text-center">
      <output
        aria-label={label}
        className={classNames(
          'font-bold text-primary-strong select-all',
          isLong
            ? 'text-2xl tracking-wider whitespace-nowrap sm:text-3xl'
            : 'text-3xl tracking-widest'
        )}
      >
        {code}
      </output>
      <p>
        Berlaku sampai{' '}
        <time dateTime={validUntil} className="font-semibold">
          {formatDateTime(validUntil)}
        </time>
      </p>
    </div>
  )
}
