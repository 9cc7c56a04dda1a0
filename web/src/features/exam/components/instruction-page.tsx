import { extraTimeText } from '@/lib/format/duration'
import type { Section } from '@lulus/api/contracts/exam'
import Instructions from '@/components/instructions/instructions'
import ListeningPanel from '@/features/exam/components/listening-panel'
import { useRoom } from '@/features/exam/hooks/use-room'

/** The directions before a section, with this package's time and the learner's extra time. */
export default function InstructionPage({ section }: { section: Section }) {
  const { session, paper, isSelfPlaying } = useRoom()
  return (
    <div className="grid gap-3">
      {isSelfPlaying && <ListeningPanel page={0} />}
      <Instructions
        section={section}
        minutes={paper.durasi[session]}
        isSelfPlaying={isSelfPlaying}
      />
      {paper.waktuTambahan !== undefined && (
        <p className="text-center text-sm text-ink-soft">{extraTimeText(paper.waktuTambahan)}</p>
      )}
    </div>
  )
}
