import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { useChange } from '@/components/use-change'
import {
  archivedPackagesQuery,
  restorePackageMutation,
  type PackageRow,
} from '@/features/admin-packages/api/packages'

/** The archived packages, which can be brought back. Without any, nothing. */
export function ArchivedPackages() {
  const { data: packages = [] } = useQuery(archivedPackagesQuery)
  const restore = useChange(restorePackageMutation, {
    ask: ({ nama_paket: name }: PackageRow) => ({
      title: 'Pulihkan paket ini?',
      text: `“${name}” tampil lagi sebagai “Coming Soon” dan belum dapat dibeli sampai Anda menjadikannya siap.`,
      confirmLabel: 'Pulihkan',
    }),
  })
  if (packages.length === 0) return null

  return (
    <details className="rounded-md border border-line bg-surface px-4 py-2">
      <summary className="cursor-pointer py-2 font-semibold">
        Diarsipkan ({packages.length})
      </summary>
      <ul className="grid gap-2 pb-2">
        {packages.map((pack) => (
          <li
            key={pack.id}
            className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2"
          >
            <span id={`arsip-${pack.id}`} className="min-w-0 wrap-anywhere">
              {pack.nama_paket}
            </span>
            <Button
              variant="secondary"
              size="sm"
              aria-describedby={`arsip-${pack.id}`}
              loading={restore.sending?.id === pack.id}
              onClick={() => restore.change(pack)}
            >
              Pulihkan
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
