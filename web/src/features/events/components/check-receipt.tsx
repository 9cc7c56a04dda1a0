import { DEVICE_CHECKS, type CheckVerdict } from '@lulus/api/contracts/device_check'
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import type { Finding, Receipt } from '@/features/events/device-check-api'
import { formatDateTime } from '@/lib/format/date'

/** The server's judgement of this device, with what to do. */
export function CheckReceipt({ receipt }: { receipt: Receipt }) {
  const { kode, waktu, hasil, cek } = receipt
  return (
    <Card className="grid grid-cols-1 gap-5">
      <Alert
        tone={hasil === 'hijau' ? 'success' : 'danger'}
        title={
          hasil === 'hijau' ? 'Hijau: perangkat ini siap.' : 'Merah: perangkat ini belum siap.'
        }
      >
        {hasil === 'hijau'
          ? 'Pakai perangkat dan jaringan yang sama pada hari ujian.'
          : 'Lakukan langkah pada baris yang merah, lalu ulangi cek ini.'}
      </Alert>
      <p>
        Tanda terima <strong className="tracking-wider select-all">{kode}</strong>, tersimpan di
        server <time dateTime={waktu}>{formatDateTime(waktu)}</time>.
      </p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {cek.map((finding) => (
          <FindingLine key={finding.nama} finding={finding} />
        ))}
      </ul>
    </Card>
  )
}

const LOOKS: Readonly<
  Record<CheckVerdict, { icon: typeof CircleCheck; tone: string; word: string }>
> = {
  baik: { icon: CircleCheck, tone: 'text-success', word: 'hijau' },
  perhatian: { icon: CircleAlert, tone: 'text-accent-ink', word: 'perhatian' },
  buruk: { icon: CircleX, tone: 'text-danger', word: 'merah' },
}

function FindingLine({ finding: { nama, hasil, keterangan, langkah } }: { finding: Finding }) {
  const { icon: Icon, tone, word } = LOOKS[hasil]
  return (
    <li className="flex gap-3 rounded-md border border-line p-4">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${tone}`} />
      <div className="min-w-0">
        <p className="font-semibold">
          {DEVICE_CHECKS[nama]}: <span className={tone}>{word}</span>
        </p>
        <p className="text-sm text-ink-soft">{keterangan}</p>
        {langkah !== null && <p className="text-sm">{langkah}</p>}
      </div>
    </li>
  )
}
