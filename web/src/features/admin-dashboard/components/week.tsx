import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import {
  weakQuestionsQuery,
  weekQuery,
  type Ages,
  type WeakPackage,
  type Week,
} from '@/features/admin-dashboard/api/dashboard'
import { adminPaths } from '@/lib/admin-paths'
import { formatDateTime } from '@/lib/format/date'
import { formatCount, formatRupiah } from '@/lib/format/numbers'
import { useCan } from '@/lib/session/use-can'

const GIGABYTES = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })
const formatBytes = (bytes: number) => `${GIGABYTES.format(bytes / 1024 ** 3)} GB`

/** What has to be done this week, and how its revenue compares with the last. */
export function WeekPart() {
  const { data, error, isFetching, refetch } = useQuery(weekQuery)
  if (!data && error) {
    return (
      <LoadFailure
        title="Gagal mengambil keadaan minggu ini"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <SkeletonList label="Memuat minggu ini…" rows={2} rowClassName="h-40" />
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <ToDo week={data} />
      <Events week={data} />
    </div>
  )
}

/** A figure with its name, and more about it below. */
function Item({ name, value, children }: { name: ReactNode; value: string; children?: ReactNode }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-line pb-3 not-last:border-b">
      <dt className="min-w-0 font-semibold">{name}</dt>
      <dd className="font-bold tabular-nums">{value}</dd>
      {children !== undefined && <dd className="col-span-2 text-sm text-ink-soft">{children}</dd>}
    </div>
  )
}

function ToDo({ week }: { week: Week }) {
  const { menunggu, pendapatan, kelasBelumBayar, disk } = week
  const mayDecideLate = useCan('late_answers.decide')
  const owed = kelasBelumBayar.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <Card className="grid content-start gap-5">
      <h2 className="text-lg font-bold">Minggu Ini</h2>
      <dl className="grid gap-3">
        <Item
          name={<To to={adminPaths.payments}>Pembayaran menunggu</To>}
          value={formatCount(countOf(menunggu.peserta))}
        >
          {agesText(menunggu.peserta)}
        </Item>
        <Item
          name={<To to={adminPaths.classPayments}>Kelas belum bayar</To>}
          value={formatCount(kelasBelumBayar.length)}
        >
          {kelasBelumBayar.length === 0
            ? 'Semua pembayaran kelas sudah diputuskan.'
            : `${formatRupiah(owed)}: ${kelasBelumBayar.map((one) => one.nama_kelas).join(', ')}`}
        </Item>
        <Item
          name={<To to={adminPaths.moneyReport}>Pendapatan minggu ini</To>}
          value={formatRupiah(pendapatan.mingguIni)}
        >
          Minggu lalu sampai saat yang sama {formatRupiah(pendapatan.mingguLaluSampaiSaatIni)}
          {', seluruhnya '}
          {formatRupiah(pendapatan.mingguLalu)}.
        </Item>
        <Item name="Sudah bayar, belum mulai" value={formatCount(week.belumMulai)} />
        <Item
          name={
            mayDecideLate ? (
              <To to={adminPaths.lateAnswers}>Jawaban terlambat belum diputuskan</To>
            ) : (
              'Jawaban terlambat belum diputuskan'
            )
          }
          value={formatCount(week.jawabanTerlambat)}
        />
        <WeakQuestions />
        <Item name="Ruang disk kosong" value={formatBytes(disk.bebas)}>
          Dari {formatBytes(disk.total)}. Cadangan terakhir:{' '}
          {week.cadanganTerakhir === null
            ? 'belum ada dari perintah cadangan server ini'
            : formatDateTime(week.cadanganTerakhir)}
          .
        </Item>
      </dl>
    </Card>
  )
}

/** Questions whose analysis says that something is wrong with them, by package. */
function WeakQuestions() {
  const { data, isError } = useQuery(weakQuestionsQuery)
  const mayEdit = useCan('questions.edit')
  const name = 'Soal yang perlu diperiksa'
  if (!data) return <Item name={name} value={isError ? 'Gagal dihitung' : 'Menghitung…'} />
  const total = data.reduce((sum, one) => sum + one.kunciMungkinSalah + one.dayaPembedaNegatif, 0)
  return (
    <Item name={name} value={formatCount(total)}>
      {total === 0 ? (
        'Tidak ada soal dengan kunci yang meragukan atau daya pembeda negatif.'
      ) : (
        <ul className="grid gap-1">
          {data.map((one) => (
            <li key={one.paketId} className="[overflow-wrap:anywhere]">
              {mayEdit ? (
                <To to={adminPaths.analysis(one.paketId)}>{one.nama_paket}</To>
              ) : (
                one.nama_paket
              )}
              : {weaknessesOf(one)}
            </li>
          ))}
        </ul>
      )}
    </Item>
  )
}

function weaknessesOf({ kunciMungkinSalah: keys, dayaPembedaNegatif: negative }: WeakPackage) {
  return [
    ...(keys > 0 ? [`${formatCount(keys)} kunci mungkin salah`] : []),
    ...(negative > 0 ? [`${formatCount(negative)} daya pembeda negatif`] : []),
  ].join(', ')
}

function To(props: { to: string; children: ReactNode }) {
  return (
    <Link
      {...props}
      className="text-primary underline underline-offset-4 hover:text-primary-strong"
    />
  )
}

const countOf = ({ hariIni, sampaiTigaHari, lebihLama }: Ages) =>
  hariIni + sampaiTigaHari + lebihLama

function agesText(ages: Ages): string {
  if (ages.tertua === null) return 'Semua pembayaran sudah diproses.'
  const parts = [
    [ages.hariIni, 'kurang dari sehari'],
    [ages.sampaiTigaHari, '1–3 hari'],
    [ages.lebihLama, 'lebih dari 3 hari'],
  ] as const
  const shown = parts.filter(([count]) => count > 0).map(([count, age]) => `${count} ${age}`)
  return `${shown.join(', ')}. Tertua ${formatDateTime(ages.tertua)}.`
}

function Events({ week: { jadwal } }: { week: Week }) {
  const mayOpen = useCan('events.watch')
  return (
    <Card className="grid content-start gap-5">
      <h2 className="text-lg font-bold">Ujian Minggu Ini</h2>
      {jadwal.length === 0 ? (
        <p className="text-ink-soft">Tidak ada ujian yang dijadwalkan minggu ini.</p>
      ) : (
        <ul className="grid gap-4">
          {jadwal.map((event) => (
            <li key={event.id} className="grid gap-1.5">
              <div className="font-semibold [overflow-wrap:anywhere]">
                {mayOpen ? <To to={adminPaths.event(event.id)}>{event.nama}</To> : event.nama}
              </div>
              <div className="text-sm text-ink-soft">
                {formatDateTime(event.mulai)} · {event.nama_paket} · {formatCount(event.peserta)}{' '}
                peserta
              </div>
              {event.kurang.length === 0 ? (
                <div>
                  <Badge tone="success">Lengkap</Badge>
                </div>
              ) : (
                <ul aria-label="Yang masih kurang" className="flex flex-wrap gap-2">
                  {event.kurang.map((lack) => (
                    <li key={lack} className="min-w-0">
                      <Badge tone="accent">{lack}</Badge>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
