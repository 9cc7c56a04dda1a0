import { SECTIONS, type Answer } from '@lulus/api/contracts/exam'
import { useState } from 'react'
import { LISTENING_GROUP, PICTURE, STRUCTURE, WRITTEN } from '@/app/design-system/samples'
import { Specimen } from '@/app/design-system/specimen'
import Instructions from '@/components/instructions/instructions'
import type { AnswersByPage, OpenEntry } from '@/components/questions/paper-entry'
import { PassageView } from '@/components/questions/passage-view'
import { QuestionView } from '@/components/questions/question-view'
import { Card } from '@/components/ui/card'

const PASSAGE = {
  nama: 'Lighthouses',
  teks: 'For most of their history, lighthouses were little\nmore than towers with fires on top.',
}

export function Questions() {
  return (
    <>
      <Specimen
        title="QuestionView: structure, written expression, disabled"
        className="grid gap-5 lg:grid-cols-2"
      >
        <Sample entry={STRUCTURE} />
        <Sample entry={WRITTEN} start="3" />
        <Sample entry={{ ...STRUCTURE, id: 53, page: 53 }} start="2" disabled />
      </Specimen>
      <Specimen title="QuestionView: a listening group, long options" className="grid">
        <Sample entry={LISTENING_GROUP} />
      </Specimen>
      <Specimen
        title="PassageView: with its text, picture only; the print keeps its white ground"
        className="grid gap-5 lg:grid-cols-2"
      >
        {[PASSAGE.teks, null].map((teks) => (
          <Card key={teks}>
            <PassageView passage={{ ...PASSAGE, teks }} src={PICTURE} />
          </Card>
        ))}
      </Specimen>
      {SECTIONS.map((section) => (
        <Specimen key={section} title={`Instructions: ${section}`} className="grid">
          <Instructions section={section} minutes={25} />
        </Specimen>
      ))}
    </>
  )
}

interface SampleProps {
  entry: OpenEntry
  start?: Answer
  disabled?: boolean
}

function Sample({ entry, start, disabled = false }: SampleProps) {
  const [answers, setAnswers] = useState<AnswersByPage>(start ? { [entry.page]: start } : {})

  return (
    <Card>
      <QuestionView
        entry={entry}
        answers={answers}
        disabled={disabled}
        onAnswer={(page, answer) => setAnswers({ ...answers, [page]: answer })}
      />
    </Card>
  )
}
