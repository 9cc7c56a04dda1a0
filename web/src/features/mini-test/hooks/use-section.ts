import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { withAnswer, type SectionAnswers } from '@/features/mini-test/model/answers'
import { MINI_TEST, type MiniSection, type OptionIndex } from '@/features/mini-test/model/sections'
import {
  readAnswers,
  readPlace,
  saveAnswers,
  savePlace,
  type Place,
} from '@/features/mini-test/model/stored-run'
import type { Countdown } from '@/lib/countdown/countdown'
import { keepTime, sectionCountdown } from '@/features/mini-test/model/section-clock'

export interface SectionRun {
  section: MiniSection
  /** Position of the open question, starting at 0. */
  position: number
  answers: SectionAnswers
  /** Positions of the questions flagged 'ragu-ragu'. */
  flags: readonly number[]
  countdown: Countdown
  /** Whether the time is up and the next screen opens. */
  isOver: boolean
  open: (position: number) => void
  choose: (option: OptionIndex) => void
  /** Flags the open question 'ragu-ragu', or removes the flag. */
  flag: (isFlagged: boolean) => void
  /** Ends the section by setting its time to zero. */
  finish: () => void
}

/** A running section: its time, its answers and the open question. */
export function useSection(section: MiniSection): SectionRun {
  const navigate = useNavigate()
  const [place, setPlace] = useState(() => readPlace(section))
  const { position, flags } = place
  const [answers, setAnswers] = useState(() => readAnswers(section))
  const countdown = useSectionCountdown(section)
  const isOver = useSyncExternalStore(countdown.subscribe, () => countdown.remaining() === 0)
  const { next } = MINI_TEST[section]

  useEffect(() => {
    // Replaces this screen, because Back must not open a finished section.
    if (isOver) void navigate(next, { replace: true })
  }, [isOver, navigate, next])

  function choose(option: OptionIndex) {
    if (isOver) return
    const changed = withAnswer(answers, position, option)
    saveAnswers(section, changed)
    setAnswers(changed)
  }

  function go(change: Partial<Place>) {
    const next = { ...place, ...change }
    savePlace(section, next)
    setPlace(next)
  }
  const open = (to: number) => go({ position: to })
  const flag = (isFlagged: boolean) => {
    const others = flags.filter((one) => one !== position)
    go({ flags: isFlagged ? [...others, position] : others })
  }

  const finish = () => countdown.adopt({ secondsRemaining: 0, at: performance.now() })

  return { section, position, answers, flags, countdown, isOver, open, choose, flag, finish }
}

/** The time of a section, which runs while the component is mounted. */
function useSectionCountdown(section: MiniSection): Countdown {
  const [countdown] = useState(() => sectionCountdown(section))

  useEffect(() => {
    const stopKeeping = keepTime(section, countdown)
    countdown.start()
    return () => {
      countdown.stop()
      stopKeeping()
    }
  }, [section, countdown])

  return countdown
}
