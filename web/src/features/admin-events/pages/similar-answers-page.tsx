import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { similarAnswersQuery, type SimilarPair } from '@/features/admin-events/api/similar-answers'
import { oddsOf } from '@/features/admin-events/model/odds'
import { adminPaths } from '@/lib/admin-paths'
import { formatCount, formatDecimal } from '@/lib/format/numbers'

/** /admin/jadwal/{id}/kemiripan: pairs of one room who share improbably many answers, a hint for the head. */
export default function SimilarAnswersPage() {
  const id = Number(useParams().id)
  const { data, error, isPending, isFetching, refetch } = useQuery(similarAnswersQuery(id))

  return (
    <div className="grid gap-6">
      <PageHeading
        lead={
          data &&
          (data.dibandingkan === 0
            ? data.nama
            : `${data.nama} · ${formatCount(data.dibandingkan)} pasang seruang dibandingkan`)
        }
        actions={
          <ButtonLink to={adminPaths.event(id)} variant="secondary">
            Papan Ujian
          </ButtonLink>
        }
      >
        Kemiripan Jawaban
      </PageHeading>
      <Alert tone="info" title="Petunjuk, bukan bukti">
        Yang tampil di sini hanya petunjuk untuk diperiksa: lihat kursinya, catatan pengawas, dan
        bicarakan dengan pesertanya. Peserta tidak melihat halaman ini, dan tidak ada nilai yang
        berubah karenanya.
      </Alert>
      {isPending && <SkeletonList label="Membandingkan jawaban…" rows={3} rowClassName="h-32" />}
      {error && !data && (
        <LoadFailure
          title="Gagal membandingkan jawaban"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && data.dihitung < data.dibandingkan && (
        <Alert tone="info" title="Ujian ini sangat besar">
          Semua {formatCount(data.dibandingkan)} pasang dibandingkan dari jawaban salah yang sama;
          yang sedikitnya sama di {data.batasSamaSalah} jawaban salah, {formatCount(data.dihitung)}{' '}
          pasang, dihitung peluangnya.
        </Alert>
      )}
      {data?.pesan !== undefined && (
        <EmptyState title="Belum dapat dibandingkan" text={data.pesan} />
      )}
      {data?.pesan === undefined && data?.dibandingkan === 0 && (
        <EmptyState
          title="Tidak ada yang dapat dibandingkan"
          text="Tidak ada dua peserta seruang yang sama-sama selesai. Yang dibandingkan hanya peserta satu lab; di luar lab, satu kelas."
        />
      )}
      {data?.pesan === undefined && data?.dibandingkan !== 0 && data?.data.length === 0 && (
        <EmptyState
          title="Tidak ada pasangan yang menonjol"
          text="Kesamaan jawaban semua pasangan dapat dijelaskan oleh kemampuan peserta dan kesukaran soalnya."
        />
      )}
      {data && data.data.length > 0 && (
        <ul className="grid gap-4 lg:grid-cols-2">
          {data.data.map((pair) => (
            <li key={pair.peserta.map((one) => one.id).join('-')} className="grid">
              <Pair pair={pair} />
            </li>
          ))}
        </ul>
      )}
      <Explanation />
    </div>
  )
}

function Pair({ pair }: { pair: SimilarPair }) {
  return (
    <Card className="grid content-start gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg font-bold wrap-anywhere">
          {pair.peserta.map(({ nama }) => nama).join(' dan ')}
        </h2>
        <p className="text-ink-soft">
          {pair.ruang}
          {pair.peserta.some(({ kursi }) => kursi !== null) &&
            `, kursi ${pair.peserta.map(({ kursi }) => kursi ?? 'tidak diketahui').join(' dan ')}`}
        </p>
      </div>
      <dl className="grid gap-2 text-sm">
        <Figure term="Jawaban salah yang sama">
          {pair.samaSalah}, diharapkan {formatDecimal(pair.samaSalahHarapan)}
        </Figure>
        <Figure term="Semua jawaban yang sama">
          {pair.sama} dari {pair.dijawab}, diharapkan {formatDecimal(pair.samaHarapan)}
        </Figure>
        <Figure term="Peluang kebetulan">{oddsOf(pair.peluang)}</Figure>
        <Figure term="Indeks Wesolowsky (Z)">{formatDecimal(pair.z)}</Figure>
      </dl>
    </Card>
  )
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="text-right font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

/** How the pairs are found, for those who want to look it up. */
function Explanation() {
  return (
    <details className="text-sm text-ink-soft">
      <summary className="cursor-pointer py-2 font-semibold">Cara menghitungnya</summary>
      <ul className="grid max-w-prose list-disc gap-2 pl-5">
        <li>
          Peluang dua peserta menjawab sama dihitung untuk setiap soal dari kesukarannya, kemampuan
          keduanya, dan seringnya setiap pengecoh dipilih (indeks Wesolowsky, Journal of Applied
          Statistics 27, 2000).
        </li>
        <li>
          Pasangan tampil bila jawaban salahnya lebih banyak yang sama daripada yang diharapkan, dan
          kesamaan sebanyak itu begitu kecil peluangnya sehingga, dari semua pasangan ujian ini,
          paling banyak satu dari 100 ujian jujur menyebut satu pasangan (koreksi Bonferroni). Dalam
          simulasi 800 ujian jujur tidak ada pasangan yang disebut.
        </li>
        <li>
          Hanya peserta satu lab yang dibandingkan; di luar lab, satu kelas. Soal yang dikosongkan
          salah satunya atau digugurkan tidak dihitung.
        </li>
        <li>
          Belajar bersama tidak membuat jawaban salah yang sama sebanyak ini, tetapi pernah melihat
          soalnya bersama bisa.
        </li>
      </ul>
    </details>
  )
}
