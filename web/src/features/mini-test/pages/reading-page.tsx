import { PassageView } from '@/components/questions/passage-view'
import { QUESTION_TEXT_ID, SectionScreen } from '@/features/mini-test/components/section-screen'
import { READING_PASSAGE, READING_QUESTIONS } from '@/features/mini-test/content/reading'
import { useSection } from '@/features/mini-test/hooks/use-section'
import { questionAt } from '@/features/mini-test/model/question-at'

/** /reading: last section of the Mini Test. */
export default function ReadingPage() {
  const run = useSection('reading')
  const { image, question, options } = questionAt(READING_QUESTIONS, run.position)

  return (
    <SectionScreen
      run={run}
      options={options}
      passage={
        <PassageView
          passage={{ nama: READING_PASSAGE.name, teks: READING_PASSAGE.text }}
          src={image}
          size={READING_PASSAGE.size}
        />
      }
    >
      <p id={QUESTION_TEXT_ID} lang="en" className="max-w-[65ch] leading-relaxed">
        {question}
      </p>
    </SectionScreen>
  )
}
