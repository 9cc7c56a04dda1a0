import type { Section } from '@lulus/api/contracts/exam'
import type { ComponentType } from 'react'
import { Card } from '@/components/ui/card'
import { ListeningInstructions } from '@/features/exam/components/instructions/listening-instructions'
import { ReadingInstructions } from '@/features/exam/components/instructions/reading-instructions'
import { StructureInstructions } from '@/features/exam/components/instructions/structure-instructions'
import { WrittenInstructions } from '@/features/exam/components/instructions/written-instructions'
import { useRoom } from '@/features/exam/hooks/use-room'

export interface InstructionsProps {
  /** Length of the whole session in minutes. */
  minutes: number
}

const PAGES: Readonly<Record<Section, ComponentType<InstructionsProps>>> = {
  listening: ListeningInstructions,
  structure: StructureInstructions,
  written: WrittenInstructions,
  reading: ReadingInstructions,
}

/** The directions before a section, in the language of the test. */
export default function InstructionPage({ section }: { section: Section }) {
  const { session, paper } = useRoom()
  const Page = PAGES[section]

  return (
    <Card>
      <article lang="en" className="mx-auto grid max-w-3xl gap-8 leading-relaxed">
        <Page minutes={paper.durasi[session]} />
      </article>
    </Card>
  )
}
