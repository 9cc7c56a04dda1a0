import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSectionCountdown } from '@/features/mini-test/hooks/use-section-countdown'
import { withAnswer, type SectionAnswers } from '@/features/mini-test/model/answers'
import { MINI_TEST, type MiniSection, type OptionIndex } from '@/features/mini-test/model/sections'
import { readAnswers, saveAnswers } from '@/features/mini-test/model/stored-run'
import type { Countdown } from '@/lib/countdown/countdown'

export interface SectionRun {
  section: MiniSection
  /** Position of the open question, from 0. */
  position: number
  answers: SectionAnswers
  countdown: Countdown
  /** No time is left: the next screen is on its way. */
  isOver: boolean
  open: (position: number) => void
  choose: (option: OptionIndex) => void
  /** Ends the section: its time becomes zero. */
  finish: () => void
}

/** A section while it is taken: its time, its answers and the open question. */
export function useSection(section: MiniSection): SectionRun {
  const navigate = useNavigate()
  const [position, open] = useState(0)
  const [answers, setAnswers] = useState(() => readAnswers(section))
  const countdown = useSectionCountdown(section)
  const isOver = useSyncExternalStore(countdown.subscribe, () => countdown.remaining() === 0)
  const { next } = MINI_TEST[section]

  useEffect(() => {
    // In place of this screen: going back must not open a section that is over.
    if (isOver) void navigate(next, { replace: true })
  }, [isOver, navigate, next])

  function choose(option: OptionIndex) {
    if (isOver) return
    const changed = withAnswer(answers, position, option)
    saveAnswers(section, changed)
    setAnswers(changed)
  }

  const finish = () => countdown.adopt({ secondsRemaining: 0, at: performance.now() })

  return { section, position, answers, countdown, isOver, open, choose, finish }
}
