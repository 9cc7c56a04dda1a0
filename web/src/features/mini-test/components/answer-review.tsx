import { useState } from 'react'
import { PassageView } from '@/components/questions/passage-view'
import { Checkbox } from '@/components/ui/checkbox'
import { ReviewedItem } from '@/features/mini-test/components/reviewed-item'
import type { FinishedRun } from '@/features/mini-test/model/finished-run'
import { reviewedPassage, reviewedQuestions } from '@/features/mini-test/model/reviewed-questions'
import { MINI_SECTIONS, MINI_TEST } from '@/features/mini-test/model/sections'

interface AnswerReviewProps {
  sheet: NonNullable<FinishedRun['sheet']>
}

/** The twenty questions of a finished run, each with its answer, its key and the reasons. */
export default function AnswerReview({ sheet }: AnswerReviewProps) {
  const [questions] = useState(() => reviewedQuestions(sheet))
  const [passage] = useState(() => reviewedPassage(sheet))
  const [isWrongOnly, setWrongOnly] = useState(false)
  const wrong = questions.filter(({ answer, right }) => answer !== right)
  const shown = isWrongOnly ? wrong : questions

  return (
    <section aria-labelledby="pembahasan" className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="pembahasan" className="text-xl font-bold">
          Pembahasan
        </h2>
        {wrong.length > 0 && wrong.length < questions.length && (
          <Checkbox
            label={`Hanya yang belum benar (${wrong.length})`}
            checked={isWrongOnly}
            onChange={({ currentTarget }) => setWrongOnly(currentTarget.checked)}
          />
        )}
      </div>
      {MINI_SECTIONS.map((section) => {
        const ofSection = shown.filter((one) => one.section === section)
        if (ofSection.length === 0) return null
        return (
          <section key={section} aria-labelledby={`bahas-${section}`} className="grid gap-4">
            <h3 id={`bahas-${section}`} lang="en" className="text-lg font-bold">
              {MINI_TEST[section].name}
            </h3>
            {section === 'reading' && (
              <PassageView
                passage={{ nama: passage.name, teks: passage.text }}
                src={passage.image}
                size={passage.size}
              />
            )}
            <ol className="grid gap-4">
              {ofSection.map((question) => (
                <li key={question.number}>
                  <ReviewedItem question={question} />
                </li>
              ))}
            </ol>
          </section>
        )
      })}
    </section>
  )
}
