import certificate from '@/features/landing/pictures/certificate-900.webp'
import reading from '@/features/landing/pictures/reading-900.webp'
import skills from '@/features/landing/pictures/skills-900.webp'
import { classNames } from '@/lib/class-names'

const SCENES = [
  {
    picture: reading,
    alt: 'Sesi Reading: bacaan di kiri, soal di tengah, daftar nomor di kanan.',
    title: 'Ujiannya seperti hari H',
    text: 'Waktu berjalan, setiap rekaman diputar sekali, dan sesi yang selesai tertutup. Pilihan Anda tersimpan tiap kali ditekan, juga saat jaringan terputus.',
  },
  {
    picture: skills,
    alt: 'Peta kemampuan: yang paling menaikkan skor, lalu kemampuan di tiap bagian.',
    title: 'Hasil yang memberi tahu langkah berikutnya',
    text: 'Skor tiap bagian pada skala 310–677 dengan level CEFR, pembahasan soal dalam bahasa Indonesia, dan latihan dari bagian yang paling menaikkan skor Anda.',
  },
  {
    picture: certificate,
    alt: 'Halaman verifikasi: sertifikat valid, dengan nama dan skor pemiliknya.',
    title: 'Sertifikat yang bisa dicek',
    text: 'Setiap sertifikat simulasi punya kode QR. Siapa pun yang memindainya melihat nama, tanggal, dan skor yang sama.',
  },
]

/** The exam, the result and the certificate, each with its real screen. */
export function Scenes() {
  return (
    <section aria-labelledby="adegan" className="border-y border-line bg-surface">
      <div className="mx-auto grid max-w-6xl gap-14 px-4 py-16 sm:px-6 lg:py-20">
        <h2 id="adegan" className="text-2xl font-bold tracking-tight sm:text-3xl">
          Dari soal pertama sampai sertifikat
        </h2>
        {SCENES.map(({ picture, alt, title, text }, index) => (
          <div
            key={title}
            className={classNames(
              'grid items-center gap-6 lg:grid-cols-[1fr_1.4fr] lg:gap-12',
              index % 2 === 1 && 'lg:grid-cols-[1.4fr_1fr] lg:*:first:order-2'
            )}
          >
            <div>
              <h3 className="text-xl font-bold sm:text-2xl">{title}</h3>
              <p className="mt-3 max-w-prose text-lg text-ink-soft">{text}</p>
            </div>
            <img
              src={picture}
              alt={alt}
              width={900}
              height={506}
              loading="lazy"
              decoding="async"
              className="block h-auto w-full rounded-md border border-line shadow-raised"
            />
          </div>
        ))}
      </div>
    </section>
  )
}
