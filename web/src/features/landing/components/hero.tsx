import { useQuery } from '@tanstack/react-query'
import { useDocumentTitle, usePageFocus } from '@/components/page/arrival'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonClass } from '@/components/ui/button-style'
import { pricesQuery } from '@/features/landing/api/prices'
import examWide from '@/features/landing/pictures/exam-1280.webp'
import exam from '@/features/landing/pictures/exam-720.webp'
import result from '@/features/landing/pictures/result-480.webp'
import { classNames } from '@/lib/class-names'
import { formatRupiah } from '@/lib/format/numbers'
import { paths } from '@/lib/paths'

/** The first screen: what the app is, with the real exam and a result, and the links to the free test and the prices. */
export function Hero() {
  useDocumentTitle('Simulasi TOEFL ITP')
  const heading = usePageFocus()

  return (
    <section className="overflow-hidden bg-deep text-on-deep">
      <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-12 sm:px-6 lg:grid-cols-[1fr_1.1fr] lg:py-20 low:py-6">
        <div>
          <h1
            ref={heading}
            tabIndex={-1}
            className="max-w-2xl text-4xl leading-tight font-extrabold tracking-tight sm:text-5xl sm:leading-tight low:text-3xl"
          >
            Kenali ujian TOEFL ITP sebelum hari ujian tiba.
          </h1>
          <p className="mt-5 max-w-xl text-lg text-on-deep-soft low:mt-2">
            Simulasi lengkap tiga sesi dengan waktu yang berjalan seperti ujian sungguhan. Skor
            langsung keluar, dan sertifikat simulasi bisa diunduh.
          </p>
          <div className="mt-8 flex flex-wrap gap-3 low:mt-4">
            <ButtonLink to={paths.miniTest} variant="accent" size="lg" className="max-sm:w-full">
              Coba Mini Test gratis · 20 soal
            </ButtonLink>
            <a
              href="#harga"
              className={classNames(
                buttonClass({ variant: 'onDeep', size: 'lg' }),
                'max-sm:w-full'
              )}
            >
              <LowestPrice />
            </a>
          </div>
        </div>
        <Devices />
      </div>
    </section>
  )
}

/** Its space is reserved until the price is known. */
function LowestPrice() {
  const { data = [] } = useQuery(pricesQuery)
  const known = data.flatMap(({ harga }) => harga ?? [])

  return (
    <span>
      Lihat paket{' '}
      <span className={known.length === 0 ? 'invisible' : undefined}>
        · mulai {formatRupiah(Math.min(...known, 20_000))}
      </span>
    </span>
  )
}

/** Pictures of the product itself (`npm run screens`). */
function Devices() {
  return (
    <div className="relative mr-4 mb-6 sm:mr-10">
      <img
        src={exam}
        srcSet={`${exam} 720w, ${examWide} 1280w`}
        sizes="(min-width: 1024px) 34rem, 94vw"
        width={1280}
        height={720}
        alt="Layar ujian di laptop: soal dengan empat pilihan, sisa waktu, dan daftar nomor yang sebagian sudah terjawab."
        className="block h-auto w-full rounded-md border-8 border-b-24 border-on-deep-soft"
      />
      <img
        src={result}
        width={480}
        height={960}
        alt="Hasil simulasi di HP: skor total 543, level B2."
        className="absolute -right-4 -bottom-6 block h-auto w-1/4 rounded-md border-4 border-on-deep-soft shadow-raised sm:-right-10"
      />
    </div>
  )
}
