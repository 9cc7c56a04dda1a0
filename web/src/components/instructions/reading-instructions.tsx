import { SESSION_TITLES } from '@lulus/api/contracts/exam'
import '@/styles/passage-font.css'
import {
  InstructionPart,
  InstructionTitle,
  WorkedExample,
  type InstructionsProps,
} from '@/components/instructions/instruction-parts'

export function ReadingInstructions({ minutes }: InstructionsProps) {
  return (
    <>
      <InstructionTitle section="Section 3">{SESSION_TITLES.reading}</InstructionTitle>
      <p>
        In this section you read several passages. Each one is followed by questions about it. There
        are fifty questions, and you have {minutes} minutes to read all the passages and answer the
        questions. For each question choose the <strong>one</strong> best answer, on the basis of
        what is <strong>stated</strong> or <strong>implied</strong> in that passage.
      </p>
      <InstructionPart title="Example">
        <p>Read the following passage:</p>
        <blockquote className="rounded-md border border-line bg-surface p-4 font-serif sm:p-5">
          <p className="indent-8">
            Before clocks were common, many towns measured the working day by bells. A keeper in the
            tower turned a sandglass every hour and rang the bell once it had run out. The method
            was simple, but it depended on somebody who stayed awake: when the keeper of one market
            town slept through two hours in 1455, the shops closed long after dark, and the council
            ordered a mechanical clock the same month.
          </p>
        </blockquote>
        <WorkedExample
          title="Question I"
          options={[
            'The sandglass in the tower was broken.',
            'The keeper did not ring the bell in time.',
            'The council had forbidden the use of bells.',
            'The mechanical clock was too slow.',
          ]}
          answer="2"
          explanation="The passage says that the keeper slept through two hours."
        >
          <p>Why did the shops of one town close late in 1455?</p>
        </WorkedExample>
        <WorkedExample
          title="Question II"
          options={['tower', 'bell', 'sandglass', 'hour']}
          answer="3"
          explanation="It is the sandglass that runs out."
        >
          <p>The word “it” in the second sentence refers to</p>
        </WorkedExample>
      </InstructionPart>
    </>
  )
}
