import { useState } from 'react'
import { ANSWERS } from '@lulus/api/contracts/exam'
import WrittenSentence from '@/components/questions/written-sentence'
import { Blanks } from '@/components/questions/blanks'
import { QUESTION_TEXT_ID, SectionScreen } from '@/features/mini-test/components/section-screen'
import { structureQuestions } from '@/features/mini-test/content/structure'
import { useSection } from '@/features/mini-test/hooks/use-section'
import { currentForm } from '@/features/mini-test/model/forms'
import { questionAt } from '@/features/mini-test/model/questions'

/** /structure: second section of the Mini Test. */
export default function StructurePage() {
  const run = useSection('structure')
  const [questions] = useState(() => structureQuestions(currentForm()))
  const { position, answers } = run
  const { type, question, options } = questionAt(questions, position)
  const answer = answers[position] ?? null

  return (
    <SectionScreen run={run} options={options}>
      {type === 'written' ? (
        <>
          <p className="text-base text-ink-soft">
            Pilih bagian yang salah pada kalimat di bawah ini:
          </p>
          <div lang="en">
            <WrittenSentence
              id={QUESTION_TEXT_ID}
              page={position + 1}
              html={question}
              answer={answer === null ? undefined : ANSWERS[answer]}
            />
          </div>
        </>
      ) : (
        <>
          <p className="text-base text-ink-soft">
            Pilih kata atau frasa yang tepat untuk melengkapi kalimat di bawah ini:
          </p>
          <p
            id={QUESTION_TEXT_ID}
            lang="en"
            className="max-w-[60ch] text-[1.11em] leading-relaxed font-semibold"
          >
            <Blanks text={question} />
          </p>
        </>
      )}
    </SectionScreen>
  )
}
