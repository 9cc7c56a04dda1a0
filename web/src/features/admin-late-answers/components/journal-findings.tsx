import { TONES } from '@/components/ui/tone'
import type { Finding } from '@/features/admin-late-answers/model/journal-sentences'
import { classNames } from '@/lib/class-names'

/** The findings about a device's journal, one sentence per line. */
export function JournalFindings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="grid gap-2">
      {findings.map(({ tone, text }) => {
        const { icon: Icon, sign } = TONES[tone]
        return (
          <li key={text} className="flex gap-2.5">
            <Icon aria-hidden className={classNames('mt-0.5 size-5 shrink-0', sign)} />
            {text}
          </li>
        )
      })}
    </ul>
  )
}
