import { numberOfPage, sectionOfPage, SECTION_TITLES } from '@lulus/api/contracts/exam'
import { Check, CircleHelp, Minus, X } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Skeleton } from '@/components/ui/skeleton'
import type { ExplainedItem } from '@/features/learning/api/explanations'
import { ExplainedOptions, letterOf } from '@/features/learning/components/explained-options'
import { ExplainedRecording } from '@/features/learning/components/explained-recording'
import { OpenPassage } from '@/features/learning/components/open-passage'
import { SkillLinks } from '@/features/learning/components/skill-links'

const MendedSentence = lazy(() => import('@/features/learning/components/mended-sentence'))

/** The name of a question, such as 'Reading nomor 7'. */
export function questionName(page: number): string {
  const section = sectionOfPage(page)
  return `${section ? SECTION_TITLES[section] : ''} nomor ${numberOfPage(page) ?? page}`
}

interface ExplainedQuestionProps {
  item: ExplainedItem
  /** Whether it is a class's, without an answer of one learner. */
  ofClass?: boolean
}

/** A question with the learner's answer, the key and everything that explains it; nothing that nobody has written. */
export function ExplainedQuestion({ item, ofClass = false }: ExplainedQuestionProps) {
  const { page, soal, kunci, pembahasan, bacaan, bukti, perbaikan, catatanGuru } = item
  const isWritten = sectionOfPage(page) === 'written'
  const question = (
    <article aria-labelledby={`nomor-${page}`} className="grid content-start gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={`nomor-${page}`} tabIndex={-1} className="mr-auto text-lg font-bold">
          {questionName(page)}
        </h2>
        {!ofClass && <Outcome item={item} />}
      </div>
      {sectionOfPage(page) === 'listening' && <ExplainedRecording item={item} />}
      {soal !== null &&
        (isWritten ? (
          <Suspense fallback={<Skeleton className="h-20" />}>
            <MendedSentence html={soal} wrong={kunci} correction={perbaikan} />
          </Suspense>
        ) : (
          <p className="max-w-[65ch] leading-relaxed" lang="en">
            {soal}
          </p>
        ))}
      <ExplainedOptions item={item} />
      {pembahasan !== null && (
        <Explanation title={`Mengapa ${letterOf(kunci)} benar`}>{pembahasan}</Explanation>
      )}
      {catatanGuru.map(({ kelas, teks }) => (
        <Explanation key={kelas} title={`Catatan guru, ${kelas}`}>
          {teks}
        </Explanation>
      ))}
      {!ofClass && <SkillLinks skills={item.keterampilan} />}
    </article>
  )
  return (
    <OpenPassage passage={bacaan} proof={bukti}>
      {question}
    </OpenPassage>
  )
}

function Outcome({ item: { benar, jawaban, ragu } }: { item: ExplainedItem }) {
  return (
    <>
      {benar ? (
        <Badge tone="success" icon={Check}>
          Benar
        </Badge>
      ) : jawaban === null ? (
        <Badge icon={Minus}>Kosong</Badge>
      ) : (
        <Badge tone="danger" icon={X}>
          Salah
        </Badge>
      )}
      {ragu && (
        <Badge tone="accent" icon={CircleHelp}>
          Ragu-ragu
        </Badge>
      )}
    </>
  )
}

export function Explanation({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1.5 rounded-md bg-primary-soft p-4">
      <h3 className="font-semibold">{title}</h3>
      <p className="max-w-[65ch] leading-relaxed whitespace-pre-line">{children}</p>
    </section>
  )
}
