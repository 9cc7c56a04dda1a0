import { Suspense, useEffect, useState } from 'react'
import type { ListeningMode } from '@lulus/api/contracts/listening'
import {
  SESSION_TITLES,
  SESSION_QUESTIONS,
  SESSIONS,
  TOTAL_QUESTIONS,
} from '@lulus/api/contracts/exam'
import { extraTimeText } from '@/lib/format/duration'
import { Clock3, Coffee, LockKeyhole, WifiOff, type LucideIcon } from 'lucide-react'
import { InAppNotice } from '@/components/in-app-notice'
import { PageHeading } from '@/components/page/page-heading'
import { Button } from '@/components/ui/button'
import type { Paper } from '@/features/exam/api'
import { LateReports } from '@/features/exam/late/lazy-late-parts'
import { GridLegend } from '@/features/exam/components/grid-legend'
import { ListeningChoice } from '@/features/exam/components/listening-choice'
import { SoundCheck } from '@/features/exam/components/sound-check'
import { useStartAttempt } from '@/features/exam/hooks/use-start-attempt'
import { cacheFilesLater } from '@/lib/offline/cache-files'
import { sessionNumber } from '@/features/exam/model/progress'

const RULES: { icon: LucideIcon; text: string }[] = [
  { icon: Clock3, text: 'Timer berjalan otomatis dan tidak dapat dijeda.' },
  { icon: Coffee, text: 'Anda boleh beristirahat di setiap pergantian sesi.' },
  {
    icon: LockKeyhole,
    text: 'Anda tidak dapat kembali ke sesi sebelumnya setelah melanjutkan ke sesi berikutnya.',
  },
  {
    icon: WifiOff,
    text: 'Jawaban tersimpan otomatis. Bila jaringan terputus, tetap kerjakan: jawaban dikirim saat jaringan kembali.',
  },
]

/** The screen before the start: the sessions, the rules and the colours. */
export default function ReadyScreen({ paper }: { paper: Paper }) {
  const [mode, setMode] = useState<ListeningMode>('latihan')
  const { mutate: start, isPending } = useStartAttempt(paper.paketId, mode)
  useEffect(cacheFilesLater, [])
  const minutes = SESSIONS.reduce((sum, session) => sum + paper.durasi[session], 0)

  const extra = paper.waktuTambahan ? ` ${extraTimeText(paper.waktuTambahan)}.` : ''

  return (
    <div className="grid gap-8">
      <PageHeading
        lead={`${paper.nama_paket}: ${TOTAL_QUESTIONS} soal dalam ${minutes} menit.${extra}`}
      >
        Simulasi TOEFL
      </PageHeading>
      <Suspense>
        <LateReports />
      </Suspense>
      {/* Before the start, because answers stored in this browser can't be moved to another one later. */}
      <InAppNotice what="Jangan mulai ujian" />
      <SessionTable durasi={paper.durasi} />
      {paper.listening && (
        <ListeningChoice
          listening={paper.listening}
          minutes={paper.durasi.listening}
          mode={mode}
          onChoose={setMode}
        />
      )}
      <div className="grid gap-8 md:grid-cols-[3fr_2fr]">
        <Rules />
        <section className="grid content-start gap-4">
          <h2 className="text-lg font-bold">Warna nomor soal</h2>
          <GridLegend />
        </section>
      </div>
      <SoundCheck />
      <div>
        <Button size="lg" className="max-sm:w-full" unavailable={isPending} onClick={() => start()}>
          Mulai Simulasi TOEFL
        </Button>
      </div>
    </div>
  )
}

function SessionTable({ durasi }: Pick<Paper, 'durasi'>) {
  return (
    <div className="overflow-hidden rounded-md border border-line bg-surface">
      <table className="w-full text-left">
        <caption className="sr-only">Sesi-sesi simulasi</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line text-sm text-ink-soft">
            <th scope="col" className="px-6 py-3 font-semibold">
              Sesi
            </th>
            <th scope="col" className="px-6 py-3 font-semibold">
              Nomor soal
            </th>
            <th scope="col" className="px-6 py-3 font-semibold">
              Waktu
            </th>
          </tr>
        </thead>
        <tbody>
          {SESSIONS.map((session) => (
            <tr
              key={session}
              className="border-b border-line last:border-0 max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:p-4"
            >
              <th scope="row" className="font-semibold max-sm:w-full sm:px-6 sm:py-4">
                <span className="mr-3 font-bold text-primary">
                  Session {sessionNumber(session)}
                </span>
                <span lang="en">{SESSION_TITLES[session]}</span>
              </th>
              <td className="text-ink-soft tabular-nums sm:px-6 sm:py-4 sm:text-ink">
                <span className="sm:hidden">Soal </span>
                1–{SESSION_QUESTIONS[session]}
              </td>
              <td className="text-ink-soft tabular-nums sm:px-6 sm:py-4 sm:text-ink">
                {durasi[session]} menit
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Rules() {
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-lg font-bold">Aturan</h2>
      <ul className="grid gap-3">
        {RULES.map(({ icon: Icon, text }) => (
          <li key={text} className="flex gap-3">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
