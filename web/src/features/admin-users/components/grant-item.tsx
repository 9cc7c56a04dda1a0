import { extraTimeText } from '@/lib/format/duration'
import { extraTimeChoices } from '@lulus/api/contracts/extra_time'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Grant } from '@/features/admin-users/api/access'
import { formatDateTime } from '@/lib/format/date'
import { sourceText } from '@/lib/format/grant-source'

interface GrantItemProps {
  grant: Grant
  onRevoke: (grant: Grant) => void
  onExtend: (grant: Grant) => void
  onReopen: (grant: Grant) => void
}

/** A grant of a learner: its source, its state, and the button that revokes it. */
export function GrantItem({ grant, onRevoke, onExtend, onReopen }: GrantItemProps) {
  const titleId = `akses-${grant.id}`
  const isRevocable =
    grant.dipakai === null &&
    grant.dicabut === null &&
    (grant.sumber === 'admin' || grant.sumber === 'class')

  // The same button extends a running attempt. The server refuses for a finished one.
  const isExtendable =
    grant.dicabut === null &&
    grant.sumber !== 'event' &&
    extraTimeChoices(grant.waktuTambahan, grant.dipakai !== null).length > 0

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line p-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <span id={titleId} className="font-semibold">
            {grant.nama_paket}
          </span>
          <State grant={grant} />
          {grant.waktuTambahan > 0 && <Badge>{extraTimeText(grant.waktuTambahan)}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {sourceText(grant)} ·{' '}
          <time dateTime={grant.createdAt}>{formatDateTime(grant.createdAt)}</time>
          {grant.oleh !== null && ` · oleh ${grant.oleh}`}
        </p>
        {grant.alasan !== null && (
          <p className="text-sm [overflow-wrap:anywhere]">Alasan: {grant.alasan}</p>
        )}
        {grant.alasan_pencabutan !== null && (
          <p className="text-sm [overflow-wrap:anywhere]">Dicabut: {grant.alasan_pencabutan}</p>
        )}
      </div>
      {isExtendable && (
        <Button
          variant="quiet"
          size="sm"
          aria-describedby={titleId}
          onClick={() => onExtend(grant)}
        >
          Waktu Tambahan
        </Button>
      )}
      {/* Only the server knows whether the attempt is in its listening session. */}
      {grant.dipakai !== null && grant.dicabut === null && (
        <Button
          variant="quiet"
          size="sm"
          aria-describedby={titleId}
          onClick={() => onReopen(grant)}
        >
          Buka Lagi Rekaman
        </Button>
      )}
      {isRevocable && (
        <Button
          variant="secondary"
          size="sm"
          aria-describedby={titleId}
          onClick={() => onRevoke(grant)}
        >
          Cabut
        </Button>
      )}
    </li>
  )
}

function State({ grant: { dipakai, dicabut } }: { grant: Grant }) {
  if (dicabut !== null) return <Badge tone="danger">Dicabut</Badge>
  if (dipakai !== null) return <Badge>Sudah digunakan</Badge>
  return <Badge tone="success">Belum digunakan</Badge>
}
