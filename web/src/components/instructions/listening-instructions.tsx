import { SESSION_TITLES } from '@lulus/api/contracts/exam'
import {
  InstructionPart,
  InstructionTitle,
  WorkedExample,
  type InstructionsProps,
} from '@/components/instructions/instruction-parts'

export function ListeningInstructions({ minutes, isSelfPlaying }: InstructionsProps) {
  return (
    <>
      <InstructionTitle section="Section 1">{SESSION_TITLES.listening}</InstructionTitle>
      <p>
        In this section you show how well you understand spoken English. There are fifty questions
        in three parts, and you have {minutes} minutes for all of them. Answer every question on the
        basis of what the speakers say or imply. <strong>Each recording can be played once.</strong>{' '}
        You may not take notes.{' '}
        {isSelfPlaying
          ? 'The recordings play one after the other, and you have 12 seconds to answer each question.'
          : 'Press the play button when you are ready to listen.'}
      </p>
      <InstructionPart title="Part A: Questions 1–30">
        <p>
          You will hear short conversations between two people. After each conversation a third
          voice asks a question about it. The conversations and the questions are not printed. When
          you have heard the question, read the four possible answers and choose the best one.
        </p>
        <WorkedExample
          title="Example"
          options={[
            'He has already returned the book.',
            'He will lend the woman his copy.',
            'The library does not have the book.',
            'The woman should buy a new book.',
          ]}
          answer="3"
          explanation="The man says that the library never bought the book, so it cannot be found there."
        >
          <p className="text-ink-soft">You hear:</p>
          <p>
            <em>(Woman)</em> I’ve looked on every shelf and I still can’t find that chemistry
            workbook.
          </p>
          <p>
            <em>(Man)</em> No wonder. The library never bought it.
          </p>
          <p>
            <em>(Narrator)</em> What does the man mean?
          </p>
          <p className="text-ink-soft">You read:</p>
        </WorkedExample>
      </InstructionPart>
      <InstructionPart title="Part B: Longer conversations">
        <p>
          You will hear longer conversations. After each one you are asked several questions. Listen
          to the whole recording before you answer: it contains the conversation and its questions,
          and it can be played once. The questions that belong to one recording stand together on
          the screen.
        </p>
      </InstructionPart>
      <InstructionPart title="Part C: Talks">
        <p>
          You will hear short talks, such as a part of a lecture or an announcement. After each talk
          you are asked several questions about what was said or implied. Answer them in the same
          way as in Part B.
        </p>
      </InstructionPart>
    </>
  )
}
