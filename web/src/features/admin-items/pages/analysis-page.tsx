import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Checkbox } from '@/components/ui/checkbox'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { useChange } from '@/components/use-change'
import {
  analysisFileMutation,
  analysisQuery,
  type Analysis,
} from '@/features/admin-items/api/analysis'
import { ItemCard } from '@/features/admin-items/components/item-card'
import { Reliability } from '@/features/admin-items/components/reliability'
import { adminPaths } from '@/lib/admin-paths'
import { formatCount } from '@/lib/format/numbers'
import { useCan } from '@/lib/session/use-can'

/** /admin/soal-simulasi/analisis/{paketId}: what finished attempts say about each item. */
export default function AnalysisPage() {
  const paketId = Number(useParams().paketId)
  const { data, error, isPending, isFetching, refetch } = useQuery(analysisQuery(paketId))
  const mayCorrect = useCan('packages.edit')
  const isReady = data?.keandalan !== undefined

  return (
    <div className="grid gap-6">
      <PageHeading
        lead={data && `${data.paket.nama_paket} · ${formatCount(data.peserta)} simulasi selesai`}
        actions={
          <>
            <ButtonLink to={adminPaths.packages} variant="secondary">
              Semua Paket
            </ButtonLink>
            {mayCorrect && (
              <ButtonLink to={adminPaths.rescoring(paketId)} variant="secondary">
                Hitung Ulang Nilai
              </ButtonLink>
            )}
            {isReady && <SaveExcel paketId={paketId} />}
          </>
        }
      >
        Analisis Soal
      </PageHeading>
      {isPending && <SkeletonList label="Menganalisis soal…" rows={6} rowClassName="h-40" />}
      {error && !data && (
        <LoadFailure
          title="Gagal menganalisis soal"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.pesan !== undefined && (
        <EmptyState
          title="Belum cukup data"
          text={`${data.pesan} Sekarang baru ${formatCount(data.peserta)}.`}
        />
      )}
      {data && isReady && <Items analysis={data} paketId={paketId} mayCorrect={mayCorrect} />}
    </div>
  )
}

interface ItemsProps {
  analysis: Analysis
  paketId: number
  mayCorrect: boolean
}

function Items({ analysis: { data, keandalan }, paketId, mayCorrect }: ItemsProps) {
  const warned = data.filter(({ peringatan }) => peringatan.length > 0)
  const [isAll, setAll] = useState(false)
  const shown = isAll ? data : warned
  return (
    <>
      {keandalan && <Reliability sections={keandalan} />}
      <div className="grid gap-3">
        <p>
          {warned.length === 0
            ? 'Tidak ada soal yang perlu diperiksa.'
            : `${warned.length} dari ${data.length} soal perlu diperiksa, yang paling mendesak lebih dulu.`}
        </p>
        <Checkbox
          label="Tampilkan semua soal"
          checked={isAll}
          onChange={({ currentTarget }) => setAll(currentTarget.checked)}
        />
      </div>
      {shown.length > 0 && (
        <ul className="grid gap-4 lg:grid-cols-2">
          {shown.map((item) => (
            <li key={item.page} className="grid">
              <ItemCard item={item} paketId={paketId} mayCorrect={mayCorrect} />
            </li>
          ))}
        </ul>
      )}
      <Explanation />
    </>
  )
}

/** The terms, for those who want to look them up. */
function Explanation() {
  return (
    <details className="text-sm text-ink-soft">
      <summary className="cursor-pointer py-2 font-semibold">Cara membaca angka</summary>
      <ul className="grid max-w-prose list-disc gap-2 pl-5">
        <li>
          Tingkat kesukaran: bagian peserta yang benar. 0,7 ke atas mudah, 0,3 ke atas sedang, di
          bawahnya sukar.
        </li>
        <li>
          Daya pembeda: bagian yang benar di 27% teratas dikurangi yang di 27% terbawah. 0,4 ke atas
          baik, 0,2 ke atas cukup, negatif berarti terbalik.
        </li>
        <li>
          Korelasi: hubungan antara benar di soal ini dan jumlah benar di soal lain bagiannya.
        </li>
        <li>
          Garis tebal adalah kunci, garis putus-putus adalah pengecoh: berapa bagian dari sepertiga
          terbawah, tengah, dan teratas yang memilihnya.
        </li>
        <li>
          Waktu: median dari jeda antara jawaban sebelumnya dan jawaban soal ini, dari saat server
          menerimanya. Di Listening termasuk rekamannya, di Reading termasuk bacaan pada soal
          pertamanya. Tidak diketahui untuk soal pertama setiap sesi, untuk jawaban yang diubah atau
          tiba bersamaan sesudah jaringan terputus, dan untuk jeda di atas 10 menit. Tampil mulai 10
          peserta, dan tidak dinilai.
        </li>
      </ul>
    </details>
  )
}

function SaveExcel({ paketId }: { paketId: number }) {
  const { change: save, isPending } = useChange(analysisFileMutation, { done: null })
  return (
    <Button variant="secondary" loading={isPending} onClick={() => save(paketId)}>
      {!isPending && <Download aria-hidden className="size-4" />}
      Unduh Excel
    </Button>
  )
}
