import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Journal } from '#app/exam/domain/late_answers'
import { instant } from '#app/platform/database/columns'
import type { JournalEntry } from '#contracts/journal'
import type { LateStatus } from '#contracts/late_answers'

/** Late answers of one attempt that are decided together; the answers are in `late_answers`. */
export default class LateSubmission extends BaseModel {
  static override table = 'late_submissions'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare attemptId: number

  /** The attempt's id while undecided; a unique index refuses a second one. */
  @column()
  declare openAttemptId: number | null

  @column()
  declare userId: number

  @column()
  declare packageName: string

  @column()
  declare status: LateStatus

  /** Number of answers. */
  @column()
  declare answers: number

  /** Number of those that saves contradict; null in submissions of earlier versions. */
  @column()
  declare contradicted: number | null

  /** The link before the first entry of the first journal. */
  @column()
  declare journalFrom: string | null

  /** JSON of the entries of the first journal as received; null without a journal. */
  @column()
  declare journal: string | null

  /** JSON of the journals that differ from the first; null without any. */
  @column()
  declare otherJournals: string | null

  @column()
  declare reason: string | null

  @column()
  declare decidedBy: number | null

  @instant()
  declare decidedAt: number | null

  /** When its first answer reached the server. */
  @instant()
  declare createdAt: number

  /** The devices' journals that don't continue each other, in the order of their first delivery. */
  get journals(): Journal[] {
    if (this.journal === null || this.journalFrom === null) return []
    const entries = JSON.parse(this.journal) as JournalEntry[]
    const others = JSON.parse(this.otherJournals ?? '[]') as Journal[]
    return [{ from: this.journalFrom, entries }, ...others]
  }

  keepJournals([first, ...others]: readonly Journal[]): void {
    this.journalFrom = first?.from ?? null
    this.journal = first ? JSON.stringify(first.entries) : null
    this.otherJournals = others.length > 0 ? JSON.stringify(others) : null
  }
}
