import type { Section } from '@lulus/api/contracts/exam'
import Instructions from '@/components/instructions/instructions'
import { useRoom } from '@/features/exam/hooks/use-room'

/** The directions before a section, with the time that this exam gives. */
export default function InstructionPage({ section }: { section: Section }) {
  const { session, paper } = useRoom()
  return <Instructions section={section} minutes={paper.durasi[session]} />
}
