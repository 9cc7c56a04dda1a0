import { z } from '@/lib/validation/zod'
import type { WordRange } from '@/components/questions/passage-words'
import { noAnswers, type SectionAnswers } from '@/features/mini-test/model/answers'
import { MINI_SECTIONS, MINI_TEST, type MiniSection } from '@/features/mini-test/model/sections'
import { exactRemaining, type ClockReading } from '@/lib/countdown/time-left'

/** Keys with this prefix are removed when the learner signs out. */
const answersKey = (section: MiniSection) => `lulus:mini-test:${section}`
const PLAYED_KEY = 'lulus:mini-test:played'
const HEARD_KEY = 'lulus:mini-test:heard'
const TIMES_KEY = 'lulus:mini-test:times'
const HIGHLIGHTS_KEY = 'lulus:mini-test:highlights'
const placeKey = (section: MiniSection) => `lulus:mini-test:place:${section}`

const optionSchema = z.literal([0, 1, 2, 3])
/** One entry for each question, null if unanswered. */
export const answersSchema = z.array(optionSchema.nullable())
const playedSchema = z.array(z.int().min(0))
const heardSchema = z.record(z.string(), z.number().min(0)).catch({})
const placeSchema = z
  .object({ position: z.int().min(0), flags: z.array(z.int().min(0)) })
  .catch({ position: 0, flags: [] })
const highlightsSchema = z.array(z.tuple([z.int().min(0), z.int().min(0)])).catch([])
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

/** A section's stored answers. Missing or invalid ones count as unanswered. */
export function readAnswers(section: MiniSection): SectionAnswers {
  const stored = answersSchema.safeParse(readJson(answersKey(section)))
  const isOurs = stored.success && stored.data.length === MINI_TEST[section].key.length
  return isOurs ? stored.data : noAnswers(section)
}

export function saveAnswers(section: MiniSection, answers: SectionAnswers): void {
  localStorage.setItem(answersKey(section), JSON.stringify(answers))
}

/** Where the learner is in a section. */
export interface Place {
  /** Position of the open question, from 0. */
  position: number
  /** Positions of the questions flagged 'ragu-ragu'. */
  flags: readonly number[]
}

/** Where a section was left, or its first question if nothing is stored. */
export function readPlace(section: MiniSection): Place {
  const { position, flags } = placeSchema.parse(readJson(placeKey(section)))
  const count = MINI_TEST[section].key.length
  return {
    position: position < count ? position : 0,
    flags: flags.filter((flag) => flag < count),
  }
}

export function savePlace(section: MiniSection, place: Place): void {
  localStorage.setItem(placeKey(section), JSON.stringify(place))
}

/** Highlighted words of the passage. */
export function readHighlights(): readonly WordRange[] {
  return highlightsSchema.parse(readJson(HIGHLIGHTS_KEY) ?? [])
}

export function saveHighlights(ranges: readonly WordRange[]): void {
  localStorage.setItem(HIGHLIGHTS_KEY, JSON.stringify(ranges))
}

/** Seconds heard of the recording at `position`. An interrupted one resumes from there. */
export function readHeard(position: number): number {
  return heardSchema.parse(readJson(HEARD_KEY))[position] ?? 0
}

export function saveHeard(position: number, seconds: number): void {
  const heard = heardSchema.parse(readJson(HEARD_KEY))
  localStorage.setItem(HEARD_KEY, JSON.stringify({ ...heard, [position]: seconds }))
}

/** Positions (from 0) of the listening questions whose recording was played to its end. */
export function readPlayed(): readonly number[] {
  const stored = playedSchema.safeParse(readJson(PLAYED_KEY))
  return stored.success ? stored.data : []
}

export function savePlayed(position: number): void {
  const played = new Set(readPlayed()).add(position)
  localStorage.setItem(PLAYED_KEY, JSON.stringify([...played]))
}

/** The time left when last stored, and the device's date then. Null before the section is opened. */
export function readTime(section: MiniSection): ClockReading | null {
  return readTimes()[section] ?? null
}

export function saveTime(section: MiniSection, time: ClockReading): void {
  localStorage.setItem(TIMES_KEY, JSON.stringify({ ...readTimes(), [section]: time }))
}

/** The section in which an unfinished run can continue, or null. */
export function openSection(date: number): MiniSection | null {
  const opened = MINI_SECTIONS.filter((section) => readTime(section) !== null)
  const last = opened[opened.length - 1]
  const time = last && readTime(last)
  if (!last || !time) return null
  if (exactRemaining(time, date) > 0) return last
  // Its time passed while the page was closed.
  return MINI_SECTIONS[MINI_SECTIONS.indexOf(last) + 1] ?? null
}

function readTimes() {
  return timesSchema.parse(readJson(TIMES_KEY))
}

/** Deletes a run: before a new one and after scoring. */
export function clearRun(): void {
  for (const section of MINI_SECTIONS) {
    localStorage.removeItem(answersKey(section))
    localStorage.removeItem(placeKey(section))
  }
  localStorage.removeItem(PLAYED_KEY)
  localStorage.removeItem(HEARD_KEY)
  localStorage.removeItem(HIGHLIGHTS_KEY)
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
