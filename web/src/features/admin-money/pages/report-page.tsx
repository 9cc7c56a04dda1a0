import { NO_PAYMENTS, PAYMENT_WAY_LABELS } from '@lulus/api/contracts/payments'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { moneyReportQuery, type MoneyReport, type Sums } from '@/features/admin-money/api/report'
import { OpenLists } from '@/features/admin-money/components/open-lists'
import { PeriodBar } from '@/features/admin-money/components/period-bar'
import { SumsTable, type SumsLine } from '@/features/admin-money/components/sums-table'
import { todayOf, usualPeriods, type Period } from '@/features/admin-money/model/periods'
import { classNames } from '@/lib/class-names'
import { formatDayOfYear } from '@/lib/format/date'
import { formatRupiah } from '@/lib/format/numbers'

/** /admin/laporan: the academy's money in a period, with the one before beside it. */
export default function ReportPage() {
  const [today] = useState(() => todayOf(Date.now()))
  const [search, setSearch] = useSearchParams()
  const period = periodIn(search, today)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(moneyReportQuery(period))

  return (
    <div className="grid gap-6">
      <PageHeading lead={data && leadOf(data)}>Laporan</PageHeading>
      <PeriodBar
        today={today}
        period={period}
        onChange={(next) => setSearch({ ...next }, { preventScrollReset: true })}
      />
      {!data && !error && <SkeletonList label="Memuat laporan…" rows={4} rowClassName="h-28" />}
      {error && (
        <LoadFailure
          title="Gagal mengambil laporan"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && !error && (
        <div
          aria-busy={isPlaceholderData}
          className={classNames('grid gap-6', isPlaceholderData && 'opacity-60')}
        >
          <SumsTable
            title="Ringkasan"
            of="Sumber"
            lines={summaryOf(data)}
            total="semua"
            none={NO_PAYMENTS}
          />
          <SumsTable
            title="Peserta menurut paket"
            of="Paket"
            lines={[...packagesOf(data), ...bundlesOf(data)]}
            none="Tidak ada pembayaran peserta dalam periode ini."
          />
          <SumsTable
            title="Peserta menurut cara bayar"
            of="Cara"
            lines={waysOf(data)}
            none="Tidak ada pembayaran peserta dalam periode ini."
          />
          {data.promo.length > 0 && (
            <SumsTable
              title="Peserta menurut kode promo"
              of="Kode"
              lines={promosOf(data)}
              none={NO_PAYMENTS}
            />
          )}
          <OpenLists report={data} />
        </div>
      )}
    </div>
  )
}

/** The period in the address, else this month. */
function periodIn(search: URLSearchParams, today: string): Period {
  const [dari, sampai] = [search.get('dari'), search.get('sampai')]
  if (dari && sampai) return { dari, sampai }
  const month = usualPeriods(today).find(({ name }) => name === 'Bulan ini')
  return month?.period ?? { dari: today, sampai: today }
}

function leadOf({ dari, sampai, sebelumnya }: MoneyReport): string {
  const text = (period: Period) =>
    `${formatDayOfYear(period.dari)} – ${formatDayOfYear(period.sampai)}`
  return `${text({ dari, sampai })}, dibandingkan dengan ${text(sebelumnya)}.`
}

function summaryOf({ sebelumnya: before, ...report }: MoneyReport): SumsLine[] {
  const { kelas, semua } = report
  return [
    { key: 'peserta', name: 'Peserta', sums: report, before: before.bersih },
    { key: 'kelas', name: 'Kelas', sums: kelas, before: before.kelas.bersih },
    { key: 'semua', name: 'Semua', sums: semua, before: before.semua.bersih },
  ]
}

/** The packages of the period, and those that sold in the one before only. */
function packagesOf({ paket, sebelumnya }: MoneyReport): SumsLine[] {
  const now = paket.map((one): SumsLine => ({
    key: one.paketId,
    name: one.nama_paket,
    sums: one,
    before: sebelumnya.paket.find(({ paketId }) => paketId === one.paketId)?.bersih ?? 0,
  }))
  const gone = sebelumnya.paket
    .filter(({ paketId }) => !paket.some((one) => one.paketId === paketId))
    .map((one): SumsLine => ({
      key: one.paketId,
      name: one.nama_paket,
      sums: NOTHING,
      before: one.bersih,
    }))
  return [...now, ...gone]
}

/** The same of bundles, which stand beside the packages. */
function bundlesOf({ bundel, sebelumnya }: MoneyReport): SumsLine[] {
  const line = (one: MoneyReport['bundel'][number], sums: Sums, before: number): SumsLine => ({
    key: `bundel-${one.bundelId}`,
    name: `Bundel ${one.nama_bundel}`,
    sums,
    before,
  })
  const earlier = new Map(sebelumnya.bundel.map((one) => [one.bundelId, one]))
  const known = new Set(bundel.map(({ bundelId }) => bundelId))
  return [
    ...bundel.map((one) => line(one, one, earlier.get(one.bundelId)?.bersih ?? 0)),
    ...sebelumnya.bundel
      .filter(({ bundelId }) => !known.has(bundelId))
      .map((one) => line(one, NOTHING, one.bersih)),
  ]
}

const NOTHING: Sums = { transaksi: 0, kotor: 0, pengembalian: 0, bersih: 0 }

function promosOf({ promo, sebelumnya }: MoneyReport): SumsLine[] {
  return promo.map((one) => ({
    key: one.kode,
    name: `${one.kode} (potongan ${formatRupiah(one.potongan)})`,
    sums: one,
    before: sebelumnya.promo.find(({ kode }) => kode === one.kode)?.bersih ?? 0,
  }))
}

function waysOf({ cara, sebelumnya }: MoneyReport): SumsLine[] {
  return cara.map((one) => ({
    key: one.cara,
    name: PAYMENT_WAY_LABELS[one.cara],
    sums: one,
    before: sebelumnya.cara.find((other) => other.cara === one.cara)?.bersih ?? 0,
  }))
}
