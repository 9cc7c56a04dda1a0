import type { ReactNode } from 'react'
import type { Sitter } from '@/features/admin-events/api/events'
import { formatClockTime, formatDateTime } from '@/lib/format/date'

function batteryOf({ baterai, mengisi }: Sitter): string {
  if (baterai === null) return '–'
  return mengisi === null ? `${baterai}%` : `${baterai}%, ${mengisi ? 'diisi' : 'tidak diisi'}`
}

/** How far the last message or notice to the learner has come. */
function receiptOf({ pemberitahuan }: Sitter): string {
  const last = pemberitahuan.at(-1)
  if (!last) return '–'
  if (last.dibaca) return `dibaca ${formatClockTime(Date.parse(last.dibaca))}`
  if (last.terkirim) return `tampil ${formatClockTime(Date.parse(last.terkirim))}, belum dibaca`
  return 'belum sampai'
}

/** More about one learner: number, class, arrival, contact and what happened; and what can be done. */
export function SitterDetails({ sitter, children }: { sitter: Sitter; children: ReactNode }) {
  const { nohp, kelas, kursi, masuk, mulaiMengerjakan, kontakTerakhir, belumTerkirim } = sitter
  const facts: [string, string][] = [
    ['Nomor HP', nohp],
    ['Kelas', kelas ?? '–'],
    ['Kursi', kursi ?? '–'],
    ['Masuk', masuk ? formatDateTime(masuk) : '–'],
    ['Mulai', mulaiMengerjakan ? formatDateTime(mulaiMengerjakan) : '–'],
    ['Kontak terakhir', kontakTerakhir ? formatClockTime(Date.parse(kontakTerakhir)) : '–'],
    ['Perangkat', sitter.perangkat ?? '–'],
    ['Baterai', batteryOf(sitter)],
    ['Pemberitahuan terakhir', receiptOf(sitter)],
    ['Belum terkirim', belumTerkirim === null ? '–' : `${belumTerkirim} jawaban`],
  ]
  return (
    <div className="grid gap-3">
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {sitter.kejadian.length > 0 && (
        <div>
          <h2 className="text-xs font-semibold text-ink-soft">Kejadian, yang terbaru di atas</h2>
          <ol className="grid gap-1">
            {[...sitter.kejadian].reverse().map(({ jenis, waktu, keterangan }) => (
              <li key={`${waktu} ${jenis}`}>
                <time dateTime={waktu} className="tabular-nums">
                  {formatClockTime(Date.parse(waktu))}
                </time>{' '}
                {keterangan}
              </li>
            ))}
          </ol>
        </div>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>
    </div>
  )
}
