import { VERSION_FIELDS, type VersionDifference } from '@lulus/api/contracts/question_versions'
import { VisuallyHidden } from '@/components/ui/screen-reader'
import { wordDiff, type DiffPart } from '@/components/differences/word-diff'

/** What differs between two versions of a question, field by field and word by word. */
export function DifferenceList({ differences }: { differences: readonly VersionDifference[] }) {
  return (
    <dl className="grid gap-3">
      {differences.map(({ bidang, lama, baru }) => (
        <div key={bidang} className="grid gap-1 sm:grid-cols-[10rem_1fr] sm:gap-4">
          <dt className="text-sm font-semibold text-ink-soft">{VERSION_FIELDS[bidang]}</dt>
          <dd className="min-w-0 whitespace-pre-wrap wrap-anywhere">
            {wordDiff(lama ?? '', baru ?? '').map((part, place) => (
              <Part key={place} {...part} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Screen readers skip the elements for removed and added text, so it is said. */
function Part({ kind, text }: DiffPart) {
  if (kind === 'same') return text
  if (kind === 'removed') {
    return (
      <del className="bg-danger-soft text-danger-strong decoration-2">
        <VisuallyHidden> dihapus: </VisuallyHidden>
        {text}
      </del>
    )
  }
  return (
    <ins className="bg-success-soft font-semibold text-success no-underline">
      <VisuallyHidden> ditambah: </VisuallyHidden>
      {text}
      <VisuallyHidden>;</VisuallyHidden>
    </ins>
  )
}
