import { SESSIONS, TOTAL_QUESTIONS } from '@lulus/api/contracts/exam'
import { SectionFrame } from '@/features/landing/components/section-frame'

const REASONS = [
  {
    title: 'Rasanya seperti hari ujian',
    text: `${TOTAL_QUESTIONS} soal dalam ${SESSIONS.length} sesi, waktu berjalan terus, dan setiap audio hanya diputar sekali.`,
  },
  {
    title: 'Skor keluar saat itu juga',
    text: 'Begitu sesi terakhir selesai, Anda melihat skor tiap bagian dan skor totalnya.',
  },
  {
    title: 'Sertifikat yang bisa dicek',
    text: 'Setiap sertifikat simulasi punya kode QR, jadi siapa pun dapat memeriksa keasliannya.',
  },
  {
    title: 'Jawaban tidak hilang',
    text: 'Setiap pilihan langsung disimpan. Koneksi terputus di tengah jalan? Lanjutkan dari soal yang sama.',
  },
  {
    title: 'Belajar dan berlatih di satu tempat',
    text: 'Kelas, Mini Test gratis, dan simulasi lengkap, dari HP maupun laptop.',
  },
]

/** Who the academy is to a learner: five reasons to join. */
export function Reasons({ academy = 'kami' }: { academy: string | undefined }) {
  return (
    <SectionFrame
      id="profile"
      ground="surface"
      title={`Lima alasan belajar bersama ${academy}`}
      className="grid gap-10 lg:grid-cols-[1fr_1.4fr]"
      lead={
        <p className="mt-4 max-w-md text-lg text-ink-soft">
          Kami membantu Anda mengenal ujiannya, mengukur kemampuan, lalu memperbaiki bagian yang
          masih lemah.
        </p>
      }
    >
      <ol className="grid">
        {REASONS.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2.5rem_1fr] gap-x-4 border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0"
          >
            <span
              aria-hidden
              className="text-3xl leading-none font-extrabold text-primary tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg font-bold">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
