import { CircleAlert, CircleCheck, Circle } from 'lucide-react'
import { useSyncExternalStore } from 'react'

/** The narrowest screen that shows a question with its answers without horizontal scrolling. */
const NARROWEST = 320

/** One check of this device: done, to do, or failed. */
interface Check {
  name: string
  state: 'done' | 'open' | 'failed'
  text: string
}

/** Whether the window is wide enough for the exam. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (notify) => {
      addEventListener('resize', notify)
      return () => removeEventListener('resize', notify)
    },
    () => innerWidth >= NARROWEST
  )
}

/** The checks during the wait. */
export function deviceChecks({
  isHeard,
  isWide,
  isReached,
}: {
  /** Null before the test sentence was played. */
  isHeard: boolean | null
  isWide: boolean
  isReached: boolean
}): Check[] {
  return [
    {
      name: 'Suara',
      state: isHeard === null ? 'open' : isHeard ? 'done' : 'failed',
      text:
        isHeard === null
          ? 'Putar kalimat uji di bawah, lalu jawab apakah terdengar.'
          : isHeard
            ? 'Terdengar jelas.'
            : 'Belum terdengar. Ikuti petunjuk di bawah atau panggil pengawas.',
    },
    {
      name: 'Layar',
      state: isWide ? 'done' : 'failed',
      text: isWide ? 'Cukup lebar.' : 'Terlalu sempit. Perlebar jendela atau putar ponsel.',
    },
    {
      name: 'Koneksi',
      state: isReached ? 'done' : 'failed',
      text: isReached ? 'Terhubung ke server.' : 'Terputus. Menghubungkan lagi…',
    },
  ]
}

const LOOKS = {
  done: { icon: CircleCheck, tone: 'text-success', word: 'siap' },
  open: { icon: Circle, tone: 'text-ink-soft', word: 'belum diperiksa' },
  failed: { icon: CircleAlert, tone: 'text-danger', word: 'bermasalah' },
} as const

/** The checks as a list, announced when they change. */
export function DeviceChecks({ checks }: { checks: readonly Check[] }) {
  return (
    <ul aria-live="polite" className="grid gap-3 sm:grid-cols-3">
      {checks.map(({ name, state, text }) => {
        const { icon: Icon, tone, word } = LOOKS[state]
        return (
          <li key={name} className="flex gap-3 rounded-md border border-line bg-surface p-4">
            <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${tone}`} />
            <div className="min-w-0">
              <p className="font-semibold">
                {name}
                <span className="sr-only">: {word}</span>
              </p>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
