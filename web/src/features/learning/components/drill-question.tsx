import { ANSWERS, type Answer } from '@lulus/api/contracts/exam'
import { CloudUpload } from 'lucide-react'
import { lazy, Suspense, useState, type SubmitEvent } from 'react'
import { AnswerOptions } from '@/components/questions/answer-options'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import type { DrillItem } from '@/features/learning/api/drill'
import { ExplainedRecording } from '@/features/learning/components/explained-recording'
import { OpenPassage } from '@/features/learning/components/open-passage'
import { questionName } from '@/features/learning/components/explained-question'

const WrittenSentence = lazy(() => import('@/components/questions/written-sentence'))

const DIRECTIONS = {
  listening: 'Dengarkan rekaman, lalu pilih jawaban yang paling tepat.',
  structure: 'Choose the word or phrase that best completes the sentence.',
  written: 'Identify the one underlined part that must be changed to make the sentence correct.',
  reading: null,
} as const

interface DrillQuestionProps {
  item: DrillItem
  /** Given on this device, but not yet delivered. */
  waiting: number | undefined
  /** Given on another device. */
  onLook: () => void
  onAnswer: (option: number) => void
}

/** A question of the day before its answer is known to be right or wrong. */
export function DrillQuestion({ item, waiting, onLook, onAnswer }: DrillQuestionProps) {
  const { id, bagian, soal, bacaan, audio } = item
  const [chosen, setChosen] = useState<Answer>()
  const answer = waiting === undefined ? chosen : ANSWERS[waiting - 1]
  const isClosed = waiting !== undefined || item.dijawab
  const direction = DIRECTIONS[bagian]

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (chosen !== undefined) onAnswer(ANSWERS.indexOf(chosen) + 1)
  }

  return (
    <OpenPassage passage={bacaan ?? null} proof={[]}>
      <form onSubmit={submit} className="grid gap-4">
        <Origin item={item} />
        {direction && (
          <p className="text-base text-ink-soft" lang={bagian === 'listening' ? 'id' : 'en'}>
            {direction}
          </p>
        )}
        {audio !== undefined && <ExplainedRecording item={{ audio, transkrip: [], bukti: [] }} />}
        {soal !== null &&
          (bagian === 'written' ? (
            <Suspense fallback={<Skeleton className="h-24" />}>
              <div lang="en">
                <WrittenSentence id={`teks-${id}`} page={id} html={soal} answer={answer} />
              </div>
            </Suspense>
          ) : (
            <p id={`teks-${id}`} className="max-w-[65ch] leading-relaxed" lang="en">
              {soal}
            </p>
          ))}
        <div lang="en">
          <AnswerOptions
            question={{
              page: id,
              pilihan_satu: item.pilihan[0] ?? '',
              pilihan_dua: item.pilihan[1] ?? '',
              pilihan_tiga: item.pilihan[2] ?? '',
              pilihan_empat: item.pilihan[3] ?? '',
            }}
            answer={answer}
            disabled={isClosed}
            onAnswer={(_, option) => setChosen(option)}
            labelledBy={soal === null ? 'nomor-latihan' : `nomor-latihan teks-${id}`}
          />
        </div>
        {waiting !== undefined ? (
          <Alert title="Jawaban tersimpan di perangkat ini.">
            Kunci dan pembahasannya muncul setelah perangkat terhubung lagi.
          </Alert>
        ) : item.dijawab ? (
          <Alert
            title="Soal ini sudah Anda jawab di perangkat lain."
            action={
              <Button variant="secondary" onClick={onLook}>
                <CloudUpload aria-hidden className="size-4" />
                Lihat pembahasan
              </Button>
            }
          />
        ) : (
          <div>
            <Button type="submit" disabled={chosen === undefined}>
              Periksa jawaban
            </Button>
          </div>
        )}
      </form>
    </OpenPassage>
  )
}

/** Where a question comes from, and which one of a recording it is. */
function Origin({ item: { asal } }: { item: DrillItem }) {
  if (asal === null) return <p className="text-sm text-ink-soft">Dari bank latihan</p>
  return (
    <p className="text-sm text-ink-soft">
      Dari {asal.nama_paket}, {questionName(asal.page)}
      {asal.kelompok && `: pertanyaan ke-${asal.page - asal.kelompok.dari + 1} pada rekaman ini`}
    </p>
  )
}
