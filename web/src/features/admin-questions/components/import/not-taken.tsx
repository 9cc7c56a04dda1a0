import { CircleAlert } from 'lucide-react'
import type { ImportReview } from '@/features/admin-questions/api/imports'

/** Open at once while there is little to read. */
const OPEN_UNTIL = 5

/** What the file has and the package can't take, with its place. */
export function NotTaken({ items }: { items: ImportReview['tidakDibawa'] }) {
  if (items.length === 0) return null
  return (
    <details open={items.length <= OPEN_UNTIL} className="rounded-md border border-line bg-surface">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 py-2.5 font-semibold">
        <CircleAlert aria-hidden className="size-5 text-accent-ink" />
        Tidak dibawa ({items.length})
      </summary>
      <ul className="grid max-h-80 gap-2 overflow-y-auto border-t border-line p-4 text-sm">
        {items.map(({ letak, sebab }, at) => (
          <li key={at}>
            <span className="font-semibold break-words">{letak}</span>: {sebab}
          </li>
        ))}
      </ul>
    </details>
  )
}
