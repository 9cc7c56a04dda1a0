import { EVENT_PHASES } from '@lulus/api/contracts/events'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import type { ClassAccess } from '@/features/admin-events/api/events'
import type { EventDetail } from '@/features/admin-events/model/event-form'
import { formatCount } from '@/lib/format/numbers'

interface ClassAccessCardProps {
  event: EventDetail
  access: ClassAccess
  /** Whether a draft will be scheduled on it. */
  isWanted: boolean
  onWant: (isWanted: boolean) => void
}

/** What the classes of an event hold for it: the choice to use it while it is a draft, and who hasn't paid. */
export function ClassAccessCard({ event, access, isWanted, onWant }: ClassAccessCardProps) {
  const { dipakai: isUsed, punya: covered, belumBayar: unpaid } = access
  const isDraft = event.fase === EVENT_PHASES.draft
  if (!isDraft && isUsed !== true) return null
  const total = covered + unpaid.length
  const count = `${formatCount(covered)} dari ${formatCount(total)} peserta`

  return (
    <Card className="grid gap-4">
      <h2 className="text-lg font-bold">Akses kelas</h2>
      {isDraft ? (
        <Checkbox
          label="Pakai akses kelas"
          hint={`${count} sudah punya akses ${event.nama_paket} dari kelasnya. Akses itu dipakai di ujian ini, jadi tidak ada kesempatan kedua; kelas yang membayar sesudahnya juga tidak mendapat akses tambahan. Bila ujian dibatalkan atau ditutup, akses yang belum dipakai kembali ke peserta.`}
          checked={isWanted}
          onChange={({ currentTarget }) => onWant(currentTarget.checked)}
        />
      ) : (
        <p>{count} memakai akses dari kelasnya.</p>
      )}
      {unpaid.length > 0 && (
        <details className="rounded-md bg-muted px-4 py-1">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
            Belum bayar ({formatCount(unpaid.length)})
          </summary>
          <ul className="mb-3 columns-1 gap-6 sm:columns-2 lg:columns-3">
            {unpaid.map(({ id, nama: name }) => (
              <li key={id} className="[overflow-wrap:anywhere]">
                {name}
              </li>
            ))}
          </ul>
        </details>
      )}
      {unpaid.length > 0 && isDraft && isWanted && (
        <Alert tone="info">
          Peserta yang belum bayar tetap dapat mengikuti ujian. Begitu kelasnya membayar, aksesnya
          tercatat lunas.
        </Alert>
      )}
    </Card>
  )
}
