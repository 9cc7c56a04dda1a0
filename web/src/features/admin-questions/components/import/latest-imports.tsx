import { useQuery } from '@tanstack/react-query'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { importsQuery, type ListedImport } from '@/features/admin-questions/api/imports'
import { formatShortMoment } from '@/lib/format/date'

const STATES: Readonly<Record<ListedImport['keadaan'], string>> = {
  ditinjau: 'Belum disimpan',
  diterapkan: 'Disimpan',
  dibatalkan: 'Dibatalkan',
}

interface LatestImportsProps {
  paketId: number
  onOpen: (id: number) => void
}

/** Earlier imports of the package, to finish or undo one. */
export function LatestImports({ paketId, onOpen }: LatestImportsProps) {
  const { data = [] } = useQuery(importsQuery(paketId))
  if (data.length === 0) return null
  return (
    <section aria-labelledby="impor-terakhir" className="grid gap-3">
      <h2 id="impor-terakhir" className="text-xl font-bold">
        Impor terakhir
      </h2>
      <ul className="grid gap-2">
        {data.map(({ id, namaBerkas, keadaan, dibuat }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3"
          >
            <span className="min-w-0 flex-1 basis-48 font-semibold break-words">{namaBerkas}</span>
            <span className="text-sm text-ink-soft">{formatShortMoment(dibuat)}</span>
            <Badge tone={keadaan === 'ditinjau' ? 'accent' : 'neutral'}>{STATES[keadaan]}</Badge>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`${keadaan === 'ditinjau' ? 'Lanjutkan' : 'Buka'} impor ${namaBerkas}`}
              onClick={() => onOpen(id)}
            >
              {keadaan === 'ditinjau' ? 'Lanjutkan' : 'Buka'}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
