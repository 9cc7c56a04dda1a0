import {
  InstructionPart,
  InstructionTitle,
  LetteredPart,
  WorkedExample,
} from '@/components/instructions/instruction-parts'

export function WrittenInstructions() {
  return (
    <>
      <InstructionTitle section="Section 2">Written Expression</InstructionTitle>
      <InstructionPart title="Questions 16–40">
        <p>
          In these questions each sentence has four underlined words or phrases, marked (A), (B),
          (C) and (D). Choose the <strong>one</strong> underlined part that must be changed to make
          the sentence correct. You can select it in the sentence or in the list below it. The time
          of this section goes on: there is no separate time for this part.
        </p>
        <WorkedExample
          title="Example I"
          answer="1"
          explanation="“Bridge” is singular, so the sentence should say “is”."
        >
          <p className="leading-[2.6]">
            The oldest bridge in the city <LetteredPart letter="A">are</LetteredPart> still{' '}
            <LetteredPart letter="B">crossed</LetteredPart> by{' '}
            <LetteredPart letter="C">thousands</LetteredPart> of people{' '}
            <LetteredPart letter="D">every day</LetteredPart>.
          </p>
        </WorkedExample>
        <WorkedExample
          title="Example II"
          answer="3"
          explanation="After “enough” the sentence needs “to travel”."
        >
          <p className="leading-[2.6]">
            Some seeds are <LetteredPart letter="A">so</LetteredPart> small and{' '}
            <LetteredPart letter="B">light</LetteredPart> that the wind is strong enough{' '}
            <LetteredPart letter="C">travel</LetteredPart> with{' '}
            <LetteredPart letter="D">them</LetteredPart> for hundreds of miles.
          </p>
        </WorkedExample>
      </InstructionPart>
    </>
  )
}
