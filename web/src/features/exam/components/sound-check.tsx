import { CircleCheck, Headphones, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Volume } from '@/features/exam/components/volume'
import { setPreferences, usePreferences } from '@/features/exam/preferences'
import sentence from '@/features/exam/sound-check/sentence.mp3'
import { Button } from '@/components/ui/button'

type Step = 'untried' | 'playing' | 'asked' | 'heard' | 'unheard' | 'failed'

const HELP = [
  'Naikkan volume di sini dan di komputer atau ponsel Anda, dan pastikan tidak dibisukan.',
  'Periksa apakah earphone terpasang penuh, atau cabut dan dengarkan lewat speaker.',
  'Bila memakai Bluetooth, pastikan perangkat suara itu yang sedang dipilih.',
  'Tutup aplikasi lain yang memakai suara, lalu putar lagi.',
]

/**
 * Tests the sound with a sentence like those in the recordings, because those play only once. The volume is the exam's.
 * `onAnswer` gets the learner's answer.
 */
export function SoundCheck({ onAnswer }: { onAnswer?: (isHeard: boolean) => void }) {
  const volume = usePreferences((preferences) => preferences.volume)
  const [step, setStep] = useState<Step>('untried')
  const audio = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    if (audio.current) audio.current.volume = volume
  }, [volume])

  function answer(given: 'heard' | 'unheard') {
    setStep(given)
    onAnswer?.(given === 'heard')
  }

  async function play() {
    const element = audio.current
    if (!element) return
    setStep('playing')
    try {
      element.currentTime = 0
      await element.play()
    } catch (error) {
      console.warn('The test sentence did not play.', error)
      setStep('failed')
    }
  }

  return (
    <section aria-labelledby="uji-suara" className="grid gap-4 rounded-md bg-primary-soft p-5">
      <audio ref={audio} src={sentence} preload="none" onEnded={() => setStep('asked')} />
      <div className="flex flex-wrap items-center gap-4">
        <Headphones aria-hidden className="size-6 text-primary" />
        <div className="min-w-52 flex-1">
          <h2 id="uji-suara" className="font-bold">
            Uji suara
          </h2>
          <p>
            Setiap rekaman hanya bisa diputar sekali. Putar kalimat uji dan atur volumenya sebelum
            mulai; volume ini dipakai selama simulasi.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:justify-between sm:gap-4">
          <Volume volume={volume} onVolume={(next) => setPreferences({ volume: next })} />
          <Button
            variant="secondary"
            className="max-sm:px-3"
            unavailable={step === 'playing'}
            onClick={() => void play()}
          >
            <Play aria-hidden className="size-4 fill-current" />
            {step === 'playing'
              ? 'Memutar…'
              : step === 'untried'
                ? 'Putar kalimat uji'
                : 'Putar lagi'}
          </Button>
        </div>
      </div>
      {step !== 'untried' && <HeardQuestion step={step} onAnswer={answer} />}
      <Outcome step={step} />
    </section>
  )
}

interface HeardQuestionProps {
  step: Step
  onAnswer: (given: 'heard' | 'unheard') => void
}

function HeardQuestion({ step, onAnswer }: HeardQuestionProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
      <p className="mr-auto">Apakah setiap katanya terdengar jelas?</p>
      <Button
        variant="secondary"
        size="sm"
        className="aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
        aria-pressed={step === 'heard'}
        onClick={() => onAnswer('heard')}
      >
        Terdengar
      </Button>
      <Button
        variant="secondary"
        size="sm"
        className="aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
        aria-pressed={step === 'unheard'}
        onClick={() => onAnswer('unheard')}
      >
        Tidak terdengar
      </Button>
    </div>
  )
}

function Outcome({ step }: { step: Step }) {
  return (
    <div role="status">
      {step === 'heard' && (
        <p className="flex items-center gap-2 font-semibold text-success">
          <CircleCheck aria-hidden className="size-5" />
          Suara siap.
        </p>
      )}
      {step === 'failed' && <p>Kalimat uji gagal diputar. Periksa jaringan, lalu coba lagi.</p>}
      {step === 'unheard' && (
        <>
          <p className="font-semibold">Coba satu per satu, lalu putar lagi:</p>
          <ul className="mt-2 grid list-disc gap-1 pl-5">
            {HELP.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
