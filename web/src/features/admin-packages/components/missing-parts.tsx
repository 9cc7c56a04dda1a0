import { SECTION_TITLES } from '@lulus/api/contracts/exam'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { paths } from '@/lib/paths'

interface MissingPartsProps {
  packageId: number
  /** The server's sentences. */
  reasons: readonly string[]
  /** Whether 'siap' has just been refused for them. */
  isRefusal: boolean
}

const TABLES = [
  { name: SECTION_TITLES.listening, to: paths.admin.listening },
  { name: SECTION_TITLES.structure, to: paths.admin.structure },
  { name: SECTION_TITLES.written, to: paths.admin.written },
  { name: SECTION_TITLES.reading, to: paths.admin.reading },
]

/** What a package lacks before it can be 'siap', with the ways to put it in. */
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
