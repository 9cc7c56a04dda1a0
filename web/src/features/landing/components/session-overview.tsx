import {
  DEFAULT_MINUTES,
  SESSION_QUESTIONS,
  SESSION_TITLES,
  SESSIONS,
  TOTAL_QUESTIONS,
  type Session,
} from '@lulus/api/contracts/exam'
import { BookOpenText, Headphones, PenLine, type LucideIcon } from 'lucide-react'

const ABOUT: Record<Session, { icon: LucideIcon; text: string }> = {
  listening: {
    icon: Headphones,
    text: 'Percakapan dan ceramah singkat. Setiap audio hanya bisa diputar sekali.',
  },
  written: {
    icon: PenLine,
    text: 'Melengkapi kalimat dan menemukan bagian kalimat yang salah.',
  },
  reading: {
    icon: BookOpenText,
    text: 'Bacaan akademik dengan pertanyaan tentang isi, makna kata, dan rujukan.',
  },
}

/** The three sessions with their numbers of questions and minutes. */
export function SessionOverview() {
  return (
    <section aria-labelledby="sesi" className="mx-auto max-w-6xl px-4 py-16 sm:px-6">
      <h2 id="sesi" className="text-2xl font-bold tracking-tight sm:text-3xl">
        Tiga sesi, {TOTAL_QUESTIONS} soal
      </h2>
      <ol className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {SESSIONS.map((session, index) => {
          const { icon: Icon, text } = ABOUT[session]
          return (
            <li key={session} className="border-t-2 border-primary pt-5">
              <p className="flex items-center gap-2 text-sm font-semibold text-primary">
                <Icon aria-hidden className="size-5" />
                Sesi {index + 1}
              </p>
              <h3 className="mt-2 text-lg font-bold">{SESSION_TITLES[session]}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
              <p className="mt-4 font-semibold tabular-nums">
                {SESSION_QUESTIONS[session]} soal · {DEFAULT_MINUTES[session]} menit
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
