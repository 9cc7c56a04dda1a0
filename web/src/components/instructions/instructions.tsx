import type { Section } from '@lulus/api/contracts/exam'
import type { ComponentType } from 'react'
import type { InstructionsProps } from '@/components/instructions/instruction-parts'
import { ListeningInstructions } from '@/components/instructions/listening-instructions'
import { ReadingInstructions } from '@/components/instructions/reading-instructions'
import { StructureInstructions } from '@/components/instructions/structure-instructions'
import { WrittenInstructions } from '@/components/instructions/written-instructions'
import { Card } from '@/components/ui/card'

const PAGES: Readonly<Record<Section, ComponentType<InstructionsProps>>> = {
  listening: ListeningInstructions,
  structure: StructureInstructions,
  written: WrittenInstructions,
  reading: ReadingInstructions,
}

/** The directions before a section, in English like the test. */
export default function Instructions({
  section,
  ...props
}: InstructionsProps & { section: Section }) {
  const Page = PAGES[section]

  return (
    <Card>
      <article lang="en" className="mx-auto grid max-w-3xl gap-8 leading-relaxed">
        <Page {...props} />
      </article>
    </Card>
  )
}
