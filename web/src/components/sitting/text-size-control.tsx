import { useTextSize } from '@/components/sitting/text-size'
import { classNames } from '@/lib/class-names'

const CHOICES = [
  { sign: 'A−', label: 'Teks kecil', look: 'text-sm' },
  { sign: 'A', label: 'Teks sedang', look: 'text-base' },
  { sign: 'A+', label: 'Teks besar', look: 'text-lg' },
]

/** Chooses the text size of questions. */
export function TextSizeControl() {
  const textSize = useTextSize((setting) => setting.step)

  return (
    <div
      role="group"
      aria-label="Ukuran teks"
      className="flex rounded-md border border-line-strong"
    >
      {CHOICES.map(({ sign, label, look }, position) => (
        <button
          key={sign}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={textSize === position}
          onClick={() => useTextSize.setState({ step: position })}
          className={classNames(
            'min-h-10 min-w-11 font-bold first:rounded-l-md last:rounded-r-md',
            look,
            textSize === position
              ? 'bg-primary-soft text-primary-strong underline underline-offset-4'
              : 'text-ink-soft hover:bg-muted'
          )}
        >
          {sign}
        </button>
      ))}
    </div>
  )
}
