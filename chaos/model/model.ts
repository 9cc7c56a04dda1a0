import { inspect } from 'node:util'
import fc from 'fast-check'
import { factoryKey } from '../../api/database/factories/question_factory.ts'
import { startWithoutMemory } from '../../api/tests/support/database.ts'
import { silenceLog } from '../../api/tests/support/quiet_log.ts'
import { completePackage, takeSeat } from '../../api/tests/support/exam.ts'
import { stopClock } from '../../api/tests/support/time_travel.ts'
import { HAPPENINGS } from './commands.ts'
import { PAGES, SESSIONS, type Minutes } from './reference.ts'
import { SimulatedExam } from './simulated_exam.ts'

const SHORTEST: Minutes = { listening: 1, written: 1, reading: 1 }
const LENGTHS: readonly Minutes[] = [
  SHORTEST,
  { listening: 3, written: 2, reading: 4 },
  { listening: 30, written: 25, reading: 55 },
]
const MOST_HAPPENINGS = 40
const REPORT_EVERY = 500

/** The right answers of every package here. */
const KEYS: ReadonlyMap<number, string> = new Map(
  SESSIONS.flatMap((session) => PAGES[session]).map((page) => [page, factoryKey(page)])
)

export interface ModelOutcome {
  exams: number
  calls: number
  faults: number
  saved: number
  finished: number
  isOver: boolean
  /** The smallest failing sequence, with its seed; null without one. */
  failure: string | null
}

const NOTHING: ModelOutcome = {
  exams: 0,
  calls: 0,
  faults: 0,
  saved: 0,
  finished: 0,
  isOver: false,
  failure: null,
}

/**
 * Simulates exams against the application in this process.
 * @param report called from time to time, and at the end
 */
export async function simulateExams(
  runs: number,
  seed: number,
  report: (outcome: ModelOutcome) => void
): Promise<void> {
  silenceLog()
  const packages = await Promise.all(LENGTHS.map(packageOf))
  const outcome: ModelOutcome = { ...NOTHING }

  const property = fc.asyncProperty(
    fc.nat({ max: LENGTHS.length - 1 }),
    fc.commands([...HAPPENINGS], { maxCommands: MOST_HAPPENINGS, size: 'max' }),
    async (length, happenings) => {
      const minutes = LENGTHS[length] ?? SHORTEST
      await startWithoutMemory()
      using time = stopClock()
      const exam = new SimulatedExam(await takeSeat(packages[length]), minutes, time)
      await exam.start(0, false)
      await fc.asyncModelRun(() => ({ model: {}, real: exam }), happenings)
      await exam.conclude(KEYS)

      outcome.exams += 1
      outcome.calls += exam.calls.sent
      outcome.faults += exam.calls.faults
      outcome.saved += exam.ledger.saved
      if (exam.reference.began.has('reading')) outcome.finished += 1
      if (outcome.exams % REPORT_EVERY === 0) report(outcome)
    }
  )
  const run = await fc.check(property, { numRuns: runs, seed })
  // The report omits the error's cause, without which a failed call can't be explained.
  outcome.failure = run.failed
    ? `${fc.defaultReportMessage(run)}\n${inspect(run.errorInstance)}`
    : null
  report({ ...outcome, isOver: true })
}

function packageOf({ listening, written, reading }: Minutes) {
  return completePackage({
    listeningMinutes: listening,
    writtenMinutes: written,
    readingMinutes: reading,
  })
}
