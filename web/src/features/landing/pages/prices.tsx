import { TOTAL_QUESTIONS } from '@lulus/api/contracts/exam'
import { useQuery } from '@tanstack/react-query'
import { pricesQuery } from '@/features/landing/api/prices'
import { ButtonLink } from '@/components/ui/button-link'
import { formatRupiah } from '@/lib/format/numbers'
import { paths } from '@/lib/paths'
import { useSessionOnceStarted } from '@/lib/session/use-session'

const TITLES = { prediction: 'Prediction Level', itp: 'ITP Level' }

/** The price of a simulation in each level. */
export function Prices() {
  const { data: prices } = useQuery(pricesQuery)
  const isVisitor = useSessionOnceStarted().status === 'visitor'
  const textOf = (level: keyof typeof TITLES) => {
    if (!prices) return '…'
    const price = prices.find((one) => one.level === level)?.harga ?? null
    return price === null ? 'Coming Soon' : `mulai ${formatRupiah(price)}`
  }

  return (
    <section
      id="harga"
      aria-labelledby="judul-harga"
      className="mx-auto max-w-6xl px-4 py-16 sm:px-6"
    >
      <h2 id="judul-harga" className="text-2xl font-bold tracking-tight sm:text-3xl">
        Harga simulasi
      </h2>
      <dl className="mt-8 grid gap-4 sm:grid-cols-2">
        {(['prediction', 'itp'] as const).map((level) => (
          <div key={level} className="rounded-md border border-line bg-surface p-5 sm:p-6">
            <dt className="font-semibold text-ink-soft">{TITLES[level]}</dt>
            <dd className="mt-1 text-2xl font-bold tabular-nums">{textOf(level)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-prose text-ink-soft">
        Sekali bayar lewat QRIS untuk satu kali pengerjaan: {TOTAL_QUESTIONS} soal, skor,
        pembahasan, dan sertifikat.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={paths.packages} className="max-sm:w-full" size="lg">
          Mulai Simulasi TOEFL
        </ButtonLink>
        {isVisitor && (
          <ButtonLink to={paths.register} variant="secondary" className="max-sm:w-full" size="lg">
            Buat akun dulu
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
