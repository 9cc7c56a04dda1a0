import { CopyButton } from '@/components/ui/copy-button'

interface SecretProps {
  label: string
  hint?: string
  text: string
  copyLabel: string
  done: string
}

/** A text to be copied, with a button. */
export function Secret({ label, hint, text, copyLabel, done }: SecretProps) {
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm font-semibold">{label}</p>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      <output
        aria-label={label}
        className="w-full rounded-md bg-muted px-3.5 py-2.5 text-sm [overflow-wrap:anywhere] whitespace-pre-wrap select-all"
      >
        {text}
      </output>
      <CopyButton
        text={text}
        done={done}
        failed="Teks tidak dapat disalin. Silakan pilih dan salin sendiri."
        variant="secondary"
        size="sm"
      >
        {copyLabel}
      </CopyButton>
    </div>
  )
}
