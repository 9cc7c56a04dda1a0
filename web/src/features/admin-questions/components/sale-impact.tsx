import { useQuery } from '@tanstack/react-query'
import { impactQuery, type Impact } from '@/features/admin-questions/api/chosen-questions'
import { formatDateTime } from '@/lib/format/date'
import { formatCount } from '@/lib/format/numbers'

/** The names of the learners and exam events that wait for a package. */
export function SaleImpact({ paketId }: { paketId: number }) {
  const { data, isError } = useQuery(impactQuery(paketId))
  if (isError) return <p>Peserta dan jadwal yang menunggu paket ini tidak dapat dimuat.</p>
  if (!data) return <p>Memeriksa peserta dan jadwal yang menunggu paket ini…</p>
  const { peserta, jadwal } = data
  if (peserta.jumlah === 0 && jadwal.length === 0) {
    return <p>Belum ada peserta atau jadwal yang menunggu paket ini.</p>
  }
  return (
    <div className="grid gap-2 text-left">
      {jadwal.length > 0 && (
        <div>
          <p className="font-semibold">{formatCount(jadwal.length)} jadwal ujian</p>
          <ul className="list-disc pl-5">
            {jadwal.map((event) => (
              <li key={event.id}>{eventText(event)}</li>
            ))}
          </ul>
        </div>
      )}
      {peserta.jumlah > 0 && (
        <div>
          <p className="font-semibold">
            {formatCount(peserta.jumlah)} peserta yang belum memakai aksesnya
          </p>
          <p className="max-h-24 overflow-y-auto">{learnersText(peserta)}</p>
        </div>
      )}
    </div>
  )
}

function eventText({ nama, mulai, peserta }: Impact['jadwal'][number]): string {
  return `${nama}, ${formatDateTime(mulai)}, ${formatCount(peserta)} peserta`
}

function learnersText({ jumlah, nama }: Impact['peserta']): string {
  const more = jumlah - nama.length
  return `${nama.join(', ')}${more > 0 ? `, dan ${formatCount(more)} lainnya` : ''}`
}
