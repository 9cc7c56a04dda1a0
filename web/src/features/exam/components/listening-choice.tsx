import {
  ANSWER_SECONDS,
  LISTENING_MODE_TITLES,
  listeningTooLong,
  type ListeningMode,
} from '@lulus/api/contracts/listening'
import { RadioCard } from '@/components/ui/radio-card'
import type { Paper } from '@/features/exam/api'
import { spokenDuration } from '@/lib/format/duration'

interface ListeningChoiceProps {
  listening: NonNullable<Paper['listening']>
  /** Of the listening session, without extra time. */
  minutes: number
  mode: ListeningMode
  onChoose: (mode: ListeningMode) => void
}

/** How the listening session is sat: chosen here, or set by the exam event. */
export function ListeningChoice({ listening, minutes, mode, onChoose }: ListeningChoiceProps) {
  const { mode: set, muat: fits, detik: seconds } = listening
  if (set !== null) {
    return (
      <section className="grid gap-2">
        <h2 className="text-lg font-bold">Cara mengerjakan Listening</h2>
        <p>
          <strong>{LISTENING_MODE_TITLES[set]}</strong>, ditentukan oleh jadwal ujian ini.{' '}
          {set === 'asli' ? ASLI : LATIHAN}
        </p>
      </section>
    )
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-lg font-bold">Cara mengerjakan Listening</legend>
      <div className="grid gap-3 md:grid-cols-2">
        <Option mode="latihan" chosen={mode} onChoose={onChoose} text={LATIHAN} />
        <Option
          mode="asli"
          chosen={mode}
          onChoose={onChoose}
          disabled={!fits}
          text={
            fits
              ? `${ASLI} Seluruhnya ${spokenDuration(seconds)}.`
              : listeningTooLong(seconds, minutes)
          }
        />
      </div>
    </fieldset>
  )
}

const ASLI = `Rekaman berjalan sendiri, berurutan, dengan ${ANSWER_SECONDS} detik untuk setiap soal, seperti tes sebenarnya. Sertifikat menyebutkannya.`
const LATIHAN = 'Anda memutar setiap rekaman sendiri, satu kali, dengan urutan dan jeda yang bebas.'

interface OptionProps {
  mode: ListeningMode
  chosen: ListeningMode
  onChoose: (mode: ListeningMode) => void
  text: string
  disabled?: boolean
}

function Option({ mode, chosen, onChoose, text, disabled = false }: OptionProps) {
  return (
    <RadioCard
      name="mode"
      className="grid *:last:h-full"
      checked={mode === chosen}
      disabled={disabled}
      onChange={() => onChoose(mode)}
    >
      <strong className="block">{LISTENING_MODE_TITLES[mode]}</strong>
      <span className="text-sm">{text}</span>
    </RadioCard>
  )
}
