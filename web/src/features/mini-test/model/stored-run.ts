import { z } from '@/lib/validation/zod'
import { noAnswers, type SectionAnswers } from '@/features/mini-test/model/answers'
import { MINI_SECTIONS, MINI_TEST, type MiniSection } from '@/features/mini-test/model/sections'

/** By their prefix the keys are removed when the learner signs out. */
const answersKey = (section: MiniSection) => `lulus:mini-test:${section}`
const PLAYED_KEY = 'lulus:mini-test:played'

const optionSchema = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
const answersSchema = z.array(optionSchema.nullable())
const playedSchema = z.array(z.int().min(0))

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

/** Forgets a run: before a new one, and when it has been scored. */
export function clearRun(): void {
  for (const section of MINI_SECTIONS) localStorage.removeItem(answersKey(section))
  localStorage.removeItem(PLAYED_KEY)
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
