import { useState } from 'react'
import LineLinks from '@/components/questions/line-links'
import { PassageView } from '@/components/questions/passage-view'
import { QUESTION_TEXT_ID, SectionScreen } from '@/features/mini-test/components/section-screen'
import { readingPassage, readingQuestions } from '@/features/mini-test/content/reading'
import { useSection } from '@/features/mini-test/hooks/use-section'
import { currentForm } from '@/features/mini-test/model/forms'
import { questionAt } from '@/features/mini-test/model/questions'
import { readHighlights, saveHighlights } from '@/features/mini-test/model/stored-run'

/** /reading: last section of the Mini Test. */
export default function ReadingPage() {
  const run = useSection('reading')
  const [{ passage, questions }] = useState(readForm)
  const [ranges, setRanges] = useState(readHighlights)
  const { question, options } = questionAt(questions, run.position)

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
          passage={{ nama: passage.name, teks: passage.text }}
          src={passage.image}
          size={passage.size}
          highlights={{ ranges, change }}
        />
      }
    >
      <p id={QUESTION_TEXT_ID} lang="en" className="max-w-[65ch] leading-relaxed">
        <LineLinks text={question} passage={passage.text} />
      </p>
    </SectionScreen>
  )
}

function readForm() {
  const form = currentForm()
  return { passage: readingPassage(form), questions: readingQuestions(form) }
}
