import { Check } from 'lucide-react'
import type { Plan } from '@/features/learning/api/plan'
import { classNames } from '@/lib/class-names'
import { formatShortDay } from '@/lib/format/date'

const DAYS = [
  ['Sen', 'Senin'],
  ['Sel', 'Selasa'],
  ['Rab', 'Rabu'],
  ['Kam', 'Kamis'],
  ['Jum', 'Jumat'],
  ['Sab', 'Sabtu'],
  ['Min', 'Minggu'],
] as const

/** The days of this week, those with practice ticked. */
export function PractisedWeek({ plan: { hari, pekan } }: { plan: Plan }) {
  return (
    <ol
      aria-label="Hari berlatih pekan ini"
      className="grid w-full grid-cols-7 gap-1 sm:w-auto sm:gap-2"
    >
      {pekan.map(({ tanggal, berlatih }, index) => {
        const [short, long] = DAYS[index] ?? ['', '']
        const isToday = tanggal === hari
        return (
          <li
            key={tanggal}
            aria-current={isToday ? 'date' : undefined}
            className="grid min-w-0 justify-items-center gap-1 text-sm sm:w-10"
          >
            <span aria-hidden className={isToday ? 'font-bold text-ink' : 'text-ink-soft'}>
              {short}
            </span>
            <span
              aria-hidden
              className={classNames(
                'flex size-7 items-center sm:size-8 justify-center rounded-full border',
                berlatih
                  ? 'border-success bg-success-soft text-success'
                  : 'border-line-strong bg-surface',
                isToday && 'outline-2 outline-offset-2 outline-primary'
              )}
            >
              {berlatih && <Check className="size-4" />}
            </span>
            <span className="sr-only">
              {long}, {formatShortDay(tanggal)}
              {isToday && ', hari ini'}
              {berlatih && ': berlatih'}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
