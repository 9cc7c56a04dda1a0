import { ButtonLink } from '@/components/ui/button-link'
import { paths } from '@/lib/paths'

const STEPS = [
  { title: 'Buat akun', text: 'Cukup nama, nomor HP, email, dan password.' },
  { title: 'Pilih paket', text: 'Bayar lewat QRIS, lalu unggah bukti pembayaran.' },
  { title: 'Kerjakan', text: 'Waktu berjalan otomatis. Istirahat boleh di antara sesi.' },
  { title: 'Lihat skor', text: 'Skor per sesi dan sertifikat tersimpan di riwayat.' },
]

/** From registration to score in four steps. */
export function Steps() {
  return (
    <section aria-labelledby="langkah" className="border-t border-line bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6">
        <h2 id="langkah" className="text-2xl font-bold tracking-tight sm:text-3xl">
          Cara ikut simulasi
        </h2>
        <ol className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden
                className="flex size-10 shrink-0 items-center justify-center rounded-full border-2 border-primary font-bold text-primary"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="font-bold">{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <ButtonLink to={paths.packages} className="mt-10 max-sm:w-full" size="lg">
          Mulai Simulasi TOEFL
        </ButtonLink>
      </div>
    </section>
  )
}
