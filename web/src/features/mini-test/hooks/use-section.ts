import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { withAnswer, type SectionAnswers } from '@/features/mini-test/model/answers'
import { MINI_TEST, type MiniSection, type OptionIndex } from '@/features/mini-test/model/sections'
import { readAnswers, saveAnswers } from '@/features/mini-test/model/stored-run'
import { useSectionTimer } from '@/features/mini-test/hooks/use-section-timer'

export interface SectionRun {
  section: MiniSection
  /** Position of the open question, from 0. */
  position: number
  answers: SectionAnswers
  /** Seconds. */
  left: number
  open: (position: number) => void
  choose: (option: OptionIndex) => void
  /** Ends the section. */
  finish: () => void
}

/** A section while it is taken: its time, its answers and the open question. */
export function useSection(section: MiniSection): SectionRun {
  const navigate = useNavigate()
  const [position, open] = useState(0)
  const [answers, setAnswers] = useState(() => readAnswers(section))
  const { seconds, next } = MINI_TEST[section]

  // In place of this screen: going back must not open a section anew that is over.
  const finish = () => void navigate(next, { replace: true })
  const left = useSectionTimer(seconds, finish)

  function choose(option: OptionIndex) {
    const changed = withAnswer(answers, position, option)
    saveAnswers(section, changed)
    setAnswers(changed)
  }

  return { section, position, answers, left, open, choose, finish }
}
