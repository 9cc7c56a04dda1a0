import { Check, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Badge } from '@/components/ui/badge'
import { Skeleton } from '@/components/ui/skeleton'
import type { DrillItem, DrillVerdict as Verdict } from '@/features/learning/api/drill'
import { ExplainedOptions, letterOf } from '@/features/learning/components/explained-options'
import { Explanation } from '@/features/learning/components/explained-question'
import { ExplainedRecording } from '@/features/learning/components/explained-recording'
import { OpenPassage } from '@/features/learning/components/open-passage'
import { SkillLinks } from '@/features/learning/components/skill-links'
import { formatDate } from '@/lib/format/date'

const MendedSentence = lazy(() => import('@/features/learning/components/mended-sentence'))

interface DrillVerdictProps {
  item: DrillItem
  verdict: Verdict
  /** Whether it was answered just now, so that the verdict takes the focus. */
  isNew: boolean
}

/** A question of the day after its answer, with everything that explains it. */
export function DrillVerdict({ item, verdict, isNew }: DrillVerdictProps) {
  const { bagian, soal, pilihan, audio, bacaan } = item
  const { benar, kunci, pembahasan, berikutnya } = verdict
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])

  return (
    <OpenPassage passage={bacaan ?? null} proof={verdict.bukti}>
      <div className="grid content-start gap-5">
        <h3 ref={heading} tabIndex={-1} className="flex flex-wrap items-center gap-2 font-bold">
          {benar ? (
            <Badge tone="success" icon={Check}>
              Benar
            </Badge>
          ) : (
            <Badge tone="danger" icon={X}>
              Salah
            </Badge>
          )}
          {benar ? 'Jawaban Anda benar.' : `Jawaban yang benar: ${letterOf(kunci)}.`}
        </h3>
        {audio !== undefined && (
          <ExplainedRecording
            item={{
              audio,
              transkrip: verdict.transkrip,
              bukti: verdict.bukti,
              page: item.asal?.page,
              kelompok: item.asal?.kelompok ?? null,
            }}
          />
        )}
        {soal !== null &&
          (bagian === 'written' ? (
            <Suspense fallback={<Skeleton className="h-20" />}>
              <MendedSentence html={soal} wrong={kunci} correction={verdict.perbaikan} />
            </Suspense>
          ) : (
            <p className="max-w-[65ch] leading-relaxed" lang="en">
              {soal}
            </p>
          ))}
        <ExplainedOptions item={{ ...verdict, pilihan }} />
        {pembahasan !== null && (
          <Explanation title={`Mengapa ${letterOf(kunci)} benar`}>{pembahasan}</Explanation>
        )}
        <SkillLinks skills={verdict.keterampilan} />
        {berikutnya !== null && (
          <p className="text-sm text-ink-soft">Soal ini muncul lagi {formatDate(berikutnya)}.</p>
        )}
      </div>
    </OpenPassage>
  )
}
