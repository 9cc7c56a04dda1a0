import { SESSION_TITLES } from '@lulus/api/contracts/exam'
import {
  InstructionPart,
  InstructionTitle,
  WorkedExample,
  type InstructionsProps,
} from '@/components/instructions/instruction-parts'

export function StructureInstructions({ minutes }: InstructionsProps) {
  return (
    <>
      <InstructionTitle section="Section 2">{SESSION_TITLES.written}</InstructionTitle>
      <p>
        In this section you show that you recognize language that is right for standard written
        English. There are two types of questions, forty questions in all, and you have {minutes}{' '}
        minutes for both types together.
      </p>
      <InstructionPart title="Structure: Questions 1–15">
        <p>
          These are incomplete sentences. Below each sentence you see four words or phrases. Choose
          the <strong>one</strong> that best completes the sentence.
        </p>
        <WorkedExample
          title="Example I"
          options={['it grows', 'grows', 'growing', 'which grows']}
          answer="2"
          explanation="The sentence has a subject, “the saguaro cactus”, and needs a verb that goes with it."
        >
          <p>
            The saguaro cactus <Blank /> very slowly and may not have its first arm before it is
            seventy years old.
          </p>
        </WorkedExample>
        <WorkedExample
          title="Example II"
          options={['they were', 'the', 'when they', 'were']}
          answer="4"
          explanation="In a question that begins with “when”, the verb stands before the subject."
        >
          <p>
            When <Blank /> the first eyeglasses made?
          </p>
        </WorkedExample>
      </InstructionPart>
    </>
  )
}

function Blank() {
  return (
    <>
      <span aria-hidden>_______</span>
      <span className="sr-only">blank</span>
    </>
  )
}
