import { useId } from 'react'
import { despiteAttempts } from '@/components/despite-attempts'
import { Button } from '@/components/ui/button'
import { useChange } from '@/components/use-change'
import { removeSebVersionMutation } from '@/features/admin-labs/api/seb'

interface SebVersionsProps {
  labId: number
  versions: readonly string[]
  /** False for a revoked lab. */
  isOpen: boolean
}

/** The SEB versions that a lab accepts. */
export function SebVersions({ labId, versions, isOpen }: SebVersionsProps) {
  const remove = useChange(removeSebVersionMutation(labId), {
    ask: ({ nama }) => ({
      tone: 'danger',
      title: `Hapus versi ${nama}?`,
      text: 'Komputer dengan versi SEB ini ditolak server selama masih ada versi lain yang terdaftar. Tanpa versi terdaftar, semua versi diterima.',
      confirmLabel: 'Hapus Versi',
    }),
    insist: despiteAttempts('Tetap Lanjutkan'),
    done: null,
  })
  const titleId = useId()
  if (versions.length === 0) {
    return (
      <p className="text-ink-soft">
        Semua versi SEB diterima. Daftarkan Browser Exam Key agar hanya versi resmi tertentu yang
        diterima.
      </p>
    )
  }
  return (
    <div className="grid max-w-xl gap-2">
      <h3 id={titleId} className="text-sm font-semibold">
        Versi SEB yang diterima
      </h3>
      <ul aria-labelledby={titleId} className="grid gap-2">
        {versions.map((name) => (
          <li
            key={name}
            className="flex items-center justify-between gap-3 rounded-md border border-line bg-surface py-1 pr-1 pl-3"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            {isOpen && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Hapus versi ${name}`}
                loading={remove.sending?.nama === name}
                onClick={() => remove.change({ nama: name })}
              >
                Hapus
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
