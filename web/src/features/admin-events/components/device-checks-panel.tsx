import { DEVICE_CHECKS, type CheckResult } from '@lulus/api/contracts/device_check'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { eventChecksQuery, type CheckedOne } from '@/features/admin-events/api/device-checks'
import { formatDateTime } from '@/lib/format/date'
import { formatCount } from '@/lib/format/numbers'

const LOOKS = {
  merah: { tone: 'danger', icon: CircleX, text: 'Merah' },
  belum: { tone: 'neutral', icon: CircleDashed, text: 'Belum dicek' },
  hijau: { tone: 'success', icon: CircleCheck, text: 'Hijau' },
} as const satisfies Record<CheckResult, object>

/** What needs somebody comes first. */
const ORDER = Object.keys(LOOKS) as CheckResult[]

/** The checks of devices before an event: green and red ones, with what to do for each red one. */
export function DeviceChecksPanel({ id }: { id: number }) {
  const { data } = useQuery(eventChecksQuery(id))
  const [isOpen, setOpen] = useState(false)
  // A page about the exam doesn't fail for them.
  if (!data) return null
  const groups = [
    { what: 'peserta', list: data.peserta },
    { what: 'kursi lab', list: data.kursi },
  ].filter(({ list }) => list.data.length > 0)
  if (groups.length === 0) return null

  return (
    <Card className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-bold">Cek Perangkat</h2>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          onClick={() => setOpen((before) => !before)}
        >
          {isOpen ? 'Tutup rincian' : 'Lihat rincian'}
        </Button>
      </div>
      <div className="grid gap-2">
        {groups.map(({ what, list: { jumlah, data: all } }) => (
          <p key={what} className="flex flex-wrap items-center gap-2">
            <span className="min-w-24">
              {formatCount(all.length)} {what}:
            </span>
            {ORDER.map((result) => (
              <Badge key={result} tone={LOOKS[result].tone} icon={LOOKS[result].icon}>
                {formatCount(jumlah[result])} {LOOKS[result].text.toLowerCase()}
              </Badge>
            ))}
          </p>
        ))}
      </div>
      {isOpen && groups.map(({ what, list }) => <Details key={what} what={what} all={list.data} />)}
    </Card>
  )
}

function Details({ what, all }: { what: string; all: readonly CheckedOne[] }) {
  const sorted = ORDER.flatMap((result) => all.filter(({ hasil }) => hasil === result))
  return (
    <ul aria-label={`Cek perangkat ${what}`} className="grid divide-y divide-line">
      {sorted.map((one) => (
        <li key={`${one.nohp} ${one.nama}`} className="grid gap-1 py-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <strong className="wrap-anywhere">
              {one.nohp === null ? `Kursi ${one.nama}` : one.nama}
            </strong>
            <Badge tone={LOOKS[one.hasil].tone} icon={LOOKS[one.hasil].icon}>
              {LOOKS[one.hasil].text}
            </Badge>
            {one.tandaTerima && (
              <span className="text-sm text-ink-soft">
                {one.tandaTerima.kode} · {formatDateTime(one.tandaTerima.waktu)}
              </span>
            )}
          </p>
          {one.masalah.length > 0 && (
            <ul className="grid list-disc gap-1 pl-5 text-sm">
              {one.masalah.map(({ nama, hasil, keterangan, langkah }) => (
                <li key={nama}>
                  <strong>
                    {DEVICE_CHECKS[nama]}
                    {hasil === 'perhatian' && ' (perhatian)'}:
                  </strong>{' '}
                  {keterangan} {langkah}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
