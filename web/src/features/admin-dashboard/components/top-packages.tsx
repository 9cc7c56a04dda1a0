import { Card } from '@/components/ui/card'
import type { Dashboard } from '@/features/admin-dashboard/api/dashboard'
import { formatCount } from '@/lib/format/numbers'

/** The packages with the most learners, the most popular one first. */
export function TopPackages({ packages }: { packages: Dashboard['topPaketSoal'] }) {
  const most = packages[0]?.total ?? 0

  return (
    <Card className="grid content-start gap-5">
      <h2 className="text-lg font-bold">Paket Soal Terlaris</h2>
      {packages.length === 0 ? (
        <p className="text-ink-soft">
          Belum ada paket yang dibeli. Peringkatnya tampil begitu pembayaran pertama dikonfirmasi.
        </p>
      ) : (
        <ol className="grid gap-4">
          {packages.map(({ paket_soal_id: id, nama_paket: name, total }, index) => (
            <li key={id} className="grid gap-1.5">
              <div className="flex items-baseline justify-between gap-4">
                <span className="min-w-0 font-semibold">
                  <span className="mr-2 text-ink-soft tabular-nums">{index + 1}.</span>
                  {name}
                </span>
                <span className="shrink-0 text-ink-soft tabular-nums">
                  {formatCount(total)} peserta
                </span>
              </div>
              {/* Repeats the number visually. */}
              <div aria-hidden className="h-2 overflow-hidden rounded-full bg-muted">
                <div
                  className="h-full rounded-full bg-primary"
                  style={{ width: `${(total / most) * 100}%` }}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
