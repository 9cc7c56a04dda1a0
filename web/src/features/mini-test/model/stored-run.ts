import { z } from '@/lib/validation/zod'
import { noAnswers, type SectionAnswers } from '@/features/mini-test/model/answers'
import { MINI_SECTIONS, MINI_TEST, type MiniSection } from '@/features/mini-test/model/sections'
import type { ClockReading } from '@/lib/countdown/time-left'

/** By their prefix the keys are removed when the learner signs out. */
const answersKey = (section: MiniSection) => `lulus:mini-test:${section}`
const PLAYED_KEY = 'lulus:mini-test:played'
const TIMES_KEY = 'lulus:mini-test:times'

const optionSchema = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
const answersSchema = z.array(optionSchema.nullable())
const playedSchema = z.array(z.int().min(0))
const timeOf = (section: MiniSection) =>
  z
    .object({
      secondsRemaining: z.number().min(0).max(MINI_TEST[section].seconds),
      at: z.number(),
    })
    .optional()
    .catch(undefined)
const timesSchema = z
  .object({
    listening: timeOf('listening'),
    structure: timeOf('structure'),
    reading: timeOf('reading'),
  })
  .catch({})

/** A section's answers as kept on this device; what is missing or isn't of our making counts as unanswered. */
export function readAnswers(section: MiniSection): SectionAnswers {
  const stored = answersSchema.safeParse(readJson(answersKey(section)))
  const isOurs = stored.success && stored.data.length === MINI_TEST[section].key.length
  return isOurs ? stored.data : noAnswers(section)
}

export function saveAnswers(section: MiniSection, answers: SectionAnswers): void {
  localStorage.setItem(answersKey(section), JSON.stringify(answers))
}

/** Positions (from 0) of the listening questions whose recording has been played. */
export function readPlayed(): readonly number[] {
  const stored = playedSchema.safeParse(readJson(PLAYED_KEY))
  return stored.success ? stored.data : []
}

export function savePlayed(position: number): void {
  const played = new Set(readPlayed()).add(position)
  localStorage.setItem(PLAYED_KEY, JSON.stringify([...played]))
}

/** What was left of a section's time when it was last seen, and the device's date of that; null before it is opened. */
export function readTime(section: MiniSection): ClockReading | null {
  return readTimes()[section] ?? null
}

export function saveTime(section: MiniSection, time: ClockReading): void {
  localStorage.setItem(TIMES_KEY, JSON.stringify({ ...readTimes(), [section]: time }))
}

function readTimes() {
  return timesSchema.parse(readJson(TIMES_KEY))
}

/** Forgets a run: before a new one, and when it has been scored. */
export function clearRun(): void {
  for (const section of MINI_SECTIONS) localStorage.removeItem(answersKey(section))
  localStorage.removeItem(PLAYED_KEY)
  localStorage.removeItem(TIMES_KEY)
}

function readJson(key: string): unknown {
  const text = localStorage.getItem(key)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch (error) {
    console.warn(`What was kept under ${key} is unreadable and left out.`, error)
    return null
  }
}
