import { SECTION_TITLES } from '@lulus/api/contracts/exam'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { adminPaths } from '@/lib/admin-paths'

interface MissingPartsProps {
  packageId: number
  reasons: readonly string[]
  /** Whether the server has just refused 'siap' because of them. */
  isRefusal: boolean
}

const TABLES = [
  { name: SECTION_TITLES.listening, to: adminPaths.listening },
  { name: SECTION_TITLES.structure, to: adminPaths.structure },
  { name: SECTION_TITLES.written, to: adminPaths.written },
  { name: SECTION_TITLES.reading, to: adminPaths.reading },
]

/** A package's missing parts for 'siap', with links for adding them. */
export function MissingParts({ packageId, reasons, isRefusal }: MissingPartsProps) {
  const tables = TABLES.filter(({ name }) => reasons.some((reason) => reason.startsWith(name)))

  return (
    <Alert
      tone={isRefusal ? 'danger' : 'warning'}
      title={
        isRefusal
          ? 'Paket belum dapat dibuat siap. Yang masih kurang:'
          : 'Yang masih kurang sebelum paket dapat dibuat siap:'
      }
      action={
        <div className="flex flex-wrap gap-2">
          {tables.map(({ name, to }) => (
            <ButtonLink key={name} to={to(packageId)} variant="secondary" size="sm">
              Lengkapi {name}
            </ButtonLink>
          ))}
        </div>
      }
    >
      <ul className="mt-2 list-disc space-y-1 pl-5 text-ink">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Alert>
  )
}

/** The questions that nobody has explained; the package can be sold without. */
export function Unexplained({ reasons }: { reasons: readonly string[] }) {
  return (
    <details className="rounded-md border border-line px-4 py-3">
      <summary className="min-h-6 cursor-pointer font-semibold">Soal tanpa pembahasan</summary>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  )
}
