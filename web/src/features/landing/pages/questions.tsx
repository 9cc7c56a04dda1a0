import { Steps } from '@/features/landing/pages/steps'

const QUESTIONS = [
  {
    question: 'Apakah skornya resmi?',
    answer:
      'Tidak. Ini simulasi untuk mengukur kesiapan Anda. Skor resmi TOEFL ITP hanya keluar dari tes yang diselenggarakan ETS dan mitranya.',
  },
  {
    question: 'Bagaimana cara membayarnya?',
    answer:
      'Lewat QRIS dari bank atau dompet digital mana pun. Unggah bukti pembayarannya, dan paket terbuka setelah admin mengonfirmasi.',
  },
  {
    question: 'Bagaimana kalau internet terputus saat ujian?',
    answer:
      'Anda tetap bisa menjawab. Jawaban tersimpan di perangkat dan terkirim sendiri begitu jaringan kembali. Waktu ujian terus berjalan.',
  },
  {
    question: 'Bisakah dikerjakan dari HP?',
    answer:
      'Bisa. Semua layar dibuat untuk HP, tablet, dan laptop. Untuk sesi Listening, siapkan earphone.',
  },
  {
    question: 'Berapa kali satu paket boleh dikerjakan?',
    answer:
      'Satu kali untuk setiap pembayaran. Hasil, pembahasan, dan sertifikatnya tetap bisa Anda buka sesudahnya.',
  },
  {
    question: 'Apakah Mini Test benar-benar gratis?',
    answer:
      'Ya. Dua puluh soal dari ketiga bagian, tanpa akun dan tanpa pembayaran, dengan pembahasan dan perkiraan skor.',
  },
]

/** The end of the page's content: what is asked before buying, and the steps from there. */
export default function Questions() {
  return (
    <>
      <Asked />
      <Steps />
    </>
  )
}

function Asked() {
  return (
    <section aria-labelledby="tanya" className="mx-auto max-w-6xl px-4 py-16 sm:px-6">
      <h2 id="tanya" className="text-2xl font-bold tracking-tight sm:text-3xl">
        Pertanyaan yang sering diajukan
      </h2>
      <div className="mt-8 max-w-3xl divide-y divide-line rounded-md border border-line bg-surface">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="group px-5 open:pb-4">
            <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 py-2 font-bold [&::-webkit-details-marker]:hidden">
              {question}
              <span
                aria-hidden
                className="mr-1 ml-auto size-2 shrink-0 rotate-45 border-r-2 border-b-2 border-current transition-transform duration-150 group-open:-rotate-135"
              />
            </summary>
            <p className="max-w-prose text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
