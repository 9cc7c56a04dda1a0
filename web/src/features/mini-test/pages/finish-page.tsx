import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { ScoreSheet } from '@/components/sitting/score-sheet'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { estimatedRange } from '@/features/mini-test/model/estimate'
import { finishRun, keptRun } from '@/features/mini-test/model/finished-run'
import {
  MINI_QUESTIONS,
  totalCorrect,
  totalScore,
  weakestSections,
  type MiniScore,
  shareCorrect,
} from '@/features/mini-test/model/score'
import { MINI_TEST, MINI_SECTIONS } from '@/features/mini-test/model/sections'
import { clearRun } from '@/features/mini-test/model/stored-run'
import { paths } from '@/lib/paths'
import { useKnownSession } from '@/lib/session/use-session'

const AnswerReview = lazy(() => import('@/features/mini-test/components/answer-review'))

/** /finish: score and answers of the Mini Test. The device's copy is deleted, and the history entry stores them. */
export default function FinishPage() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [run] = useState(() => keptRun(state) ?? finishRun())

  useEffect(() => {
    clearRun()
    // Stored in the history entry for a reload.
    void navigate(paths.miniTestFinish, { replace: true, state: run })
  }, [navigate, run])

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-8">
      <PageHeading title="Hasil Mini Test" lead={<Advice score={run} />}>
        Selamat, kamu telah berhasil menyelesaikan Mini Test
      </PageHeading>
      <ScoreSheet
        label={<span lang="en">Total Score</span>}
        figure={`${totalScore(run)}%`}
        note={`${totalCorrect(run)} dari ${MINI_QUESTIONS} soal benar`}
      >
        <ScoreTable score={run} />
      </ScoreSheet>
      <Estimate score={run} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.packages} size="lg">
          Mulai Simulasi TOEFL
        </ButtonLink>
        <ButtonLink to={paths.miniTest} variant="secondary" size="lg">
          Ulangi Mini Test
        </ButtonLink>
      </div>
      <Register />
      <p className="max-w-prose text-ink-soft">
        Simulasi lengkap berisi 140 soal dalam tiga sesi dengan waktu seperti TOEFL ITP, lalu skor,
        riwayat, dan sertifikat.
      </p>
      {run.sheet && (
        <Suspense fallback={<p role="status">Memuat pembahasan…</p>}>
          <AnswerReview sheet={run.sheet} />
        </Suspense>
      )}
    </div>
  )
}

/** For visitors: this result is only on the device, and what follows needs an account. */
function Register() {
  const { status } = useKnownSession()
  if (status !== 'visitor') return null
  return (
    <Alert
      title="Buat akun untuk melanjutkan"
      action={
        <ButtonLink to={paths.register} variant="secondary" size="sm">
          Daftar gratis
        </ButtonLink>
      }
    >
      Hasil Mini Test hanya ada di perangkat ini. Dengan akun, skor simulasi, riwayat, dan
      sertifikat Anda tersimpan.
    </Alert>
  )
}

function Advice({ score }: { score: MiniScore }) {
  if (totalCorrect(score) === MINI_QUESTIONS) return 'Semua jawabanmu benar.'
  const names = weakestSections(score).map((section) => MINI_TEST[section].name)
  if (names.length === 0) return 'Berikut hasilmu di tiap section.'
  return (
    <>
      Bagian yang paling perlu kamu latih:{' '}
      <span className="font-semibold text-ink">{names.join(' dan ')}</span>.
    </>
  )
}

/** What a whole simulation is likely to give, and how little twenty questions say. */
function Estimate({ score }: { score: MiniScore }) {
  const { from, to } = estimatedRange(totalCorrect(score))
  return (
    <p className="max-w-prose">
      Perkiraan skor simulasimu sekarang:{' '}
      <strong className="tabular-nums">
        {from}–{to}
      </strong>{' '}
      pada skala 310–677. Rentangnya lebar karena 20 soal hanya memberi gambaran kasar; simulasi
      lengkap memberi angka yang jauh lebih pasti.
    </p>
  )
}

/** The correct answers of each section, as numbers and bars. */
function ScoreTable({ score }: { score: MiniScore }) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">Jawaban benar tiap section</caption>
      <thead>
        <tr className="border-b border-line text-sm text-ink-soft">
          <th scope="col" className="px-4 py-3 font-semibold sm:px-6">
            Section
          </th>
          <th scope="col" className="px-4 py-3 text-right font-semibold sm:px-6">
            Benar
          </th>
        </tr>
      </thead>
      <tbody>
        {MINI_SECTIONS.map((section) => (
          <tr key={section} className="border-b border-line last:border-0">
            <th scope="row" lang="en" className="px-4 py-4 font-semibold sm:px-6">
              {MINI_TEST[section].name}
              <span aria-hidden className="mt-2 block h-1.5 overflow-hidden rounded-full bg-line">
                <span
                  className="block h-full rounded-full bg-primary"
                  style={{ width: `${shareCorrect(section, score) * 100}%` }}
                />
              </span>
            </th>
            <td className="px-4 py-4 text-right text-lg font-bold whitespace-nowrap tabular-nums sm:px-6">
              {score[section]} / {MINI_TEST[section].key.length}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
