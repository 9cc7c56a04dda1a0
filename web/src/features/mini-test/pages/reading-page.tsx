import { useState } from 'react'
import LineLinks from '@/components/questions/line-links'
import { PassageView } from '@/components/questions/passage-view'
import { QUESTION_TEXT_ID, SectionScreen } from '@/features/mini-test/components/section-screen'
import { READING_PASSAGE, READING_QUESTIONS } from '@/features/mini-test/content/reading'
import { useSection } from '@/features/mini-test/hooks/use-section'
import { questionAt } from '@/features/mini-test/model/questions'
import { readHighlights, saveHighlights } from '@/features/mini-test/model/stored-run'

/** /reading: last section of the Mini Test. */
export default function ReadingPage() {
  const run = useSection('reading')
  const [ranges, setRanges] = useState(readHighlights)
  const { image, question, options } = questionAt(READING_QUESTIONS, run.position)

  function change(marked: typeof ranges) {
    saveHighlights(marked)
    setRanges(marked)
  }

  return (
    <SectionScreen
      run={run}
      options={options}
      passage={
        <PassageView
          passage={{ nama: READING_PASSAGE.name, teks: READING_PASSAGE.text }}
          src={image}
          size={READING_PASSAGE.size}
          highlights={{ ranges, change }}
        />
      }
    >
      <p id={QUESTION_TEXT_ID} lang="en" className="max-w-[65ch] leading-relaxed">
        <LineLinks text={question} passage={READING_PASSAGE.text} />
      </p>
    </SectionScreen>
  )
}
