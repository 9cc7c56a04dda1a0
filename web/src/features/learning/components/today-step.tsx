import { ButtonLink } from '@/components/ui/button-link'
import type { Plan } from '@/features/learning/api/plan'
import { paths } from '@/lib/paths'

interface TodayStepProps {
  plan: Plan
  /** The screen that shows it, which needs no way to itself. */
  at: string
}

/** What the learner does next today, with the way there. */
export function TodayStep({ plan: { langkah }, at }: TodayStepProps) {
  const { text, to, label } = stepOf(langkah)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>
        <span className="font-semibold">Langkah hari ini:</span> {text}
      </p>
      {to !== null && to !== at && <ButtonLink to={to}>{label}</ButtonLink>}
    </div>
  )
}

function stepOf({ jenis, materi }: Plan['langkah']): {
  text: string
  to: string | null
  label: string
} {
  if (materi) {
    return {
      text: `baca materi ${materi.label.toLocaleLowerCase('id')}.`,
      to: paths.lesson(materi.keterampilan),
      label: 'Buka materi',
    }
  }
  if (jenis === 'latihan') {
    return { text: 'dua belas soal latihan harian.', to: paths.practice, label: 'Latihan harian' }
  }
  if (jenis === 'simulasi') {
    return {
      text: 'kerjakan satu simulasi, supaya skor awal Anda diketahui.',
      to: paths.packages,
      label: 'Lihat paket soal',
    }
  }
  return { text: 'cukup untuk hari ini.', to: null, label: '' }
}
