import { useState } from 'react'
import { isGroup, type AnswersByPage, type OpenEntry } from '@/components/questions/paper-entry'
import { PassageView } from '@/components/questions/passage-view'
import { QuestionView } from '@/components/questions/question-view'
import { Alert } from '@/components/ui/alert'

export interface PreviewPassage {
  nama: string
  teks: string | null
  /** URL of the picture, or null if it is only text. */
  src: string | null
}

export interface Preview {
  entry: OpenEntry
  audioUrl?: string | null
  passage?: PreviewPassage | null
}

/** An entry rendered with the exam's components: options can be chosen, but nothing is timed or saved. */
export function PreviewEntry({ entry, audioUrl = null, passage = null }: Preview) {
  const [answers, setAnswers] = useState<AnswersByPage>({})
  const question = (
    <QuestionView
      entry={entry}
      answers={answers}
      onAnswer={(page, answer) => setAnswers((before) => ({ ...before, [page]: answer }))}
      audio={isListening(entry) && <Recording src={audioUrl} />}
    />
  )
  if (!passage) return <div className="max-w-3xl">{question}</div>

  return (
    <div className="@container">
      <div className="grid gap-6 @[44rem]:grid-cols-2 @[44rem]:gap-8">
        <div className="max-h-[60vh] overflow-y-auto rounded-md border border-line bg-surface p-4 @[44rem]:self-start">
          <PassageView passage={passage} src={passage.src} />
        </div>
        {question}
      </div>
    </div>
  )
}

function isListening(entry: OpenEntry): boolean {
  return isGroup(entry) || (entry.soal === null && entry.type === undefined)
}

/** Learners hear it once, but authors can repeat it. */
function Recording({ src }: { src: string | null }) {
  if (src === null) return <Alert tone="warning">Audio belum ada.</Alert>
  return <audio controls preload="metadata" src={src} aria-label="Audio soal" className="w-full" />
}
