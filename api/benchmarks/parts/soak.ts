import { learnersWhoSit, savesOf } from '../academy/saving.js'
import { failureText, figure, latencyText, quantile } from '../figures.js'
import { run } from '../load/load.js'
import { MeasuredServer } from '../server/measured_server.js'
import type { Reading } from '../server/probe.js'
import type { AcademyPart } from './part.js'

const MINUTE_MS = 60_000
/** This many learners take an exam at once, and others after ten minutes: attempts end and begin meanwhile. */
const LEARNERS_AT_ONCE = 200
const MINUTES_OF_EXAM = 10
/** Code is compiled and caches are filled at first. */
const WARM_UP_MINUTES = 5

/** How many learners take an exam one after the other within these minutes. */
export function learnersOfSoak(minutes: number): number {
  return Math.ceil(minutes / MINUTES_OF_EXAM) * LEARNERS_AT_ONCE
}

/** Saves on schedule for a long time, so many a second: whether memory grows with them. */
export function soak(minutes: number, perSecond: number): AcademyPart {
  return {
    name: 'soak',
    async run(academy, report) {
      const server = await MeasuredServer.start(academy.environment)
      const samples: Reading[] = []
      const sample = async () => {
        const reading = await server.read()
        samples.push(reading)
        console.error(
          `  minute ${samples.length}: ${figure(reading.rss)} MB, heap ${figure(reading.heap)} MB`
        )
      }
      const latencies: number[] = []
      const failures: Record<string, number> = {}
      const timer = setInterval(() => void sample(), MINUTE_MS)
      for (let begun = 0; begun < minutes; begun += MINUTES_OF_EXAM) {
        const people = await learnersWhoSit(
          academy,
          server.port,
          academy.started + LEARNERS_AT_ONCE
        )
        const outcome = await run({
          port: server.port,
          clients: people
            .slice(-LEARNERS_AT_ONCE)
            .map((person) => ({ calls: savesOf(person), firstSeq: academy.nextSeq })),
          perSecond,
          calls: perSecond * 60 * Math.min(MINUTES_OF_EXAM, minutes - begun),
        })
        for (const latency of outcome.latencies) latencies.push(latency)
        for (const [what, count] of Object.entries(outcome.failures))
          failures[what] = (failures[what] ?? 0) + count
      }
      clearInterval(timer)
      await server.stop()

      const add = (what: string, value: string) =>
        report.add(`${minutes} minutes of saves`, what, value, academy.database)
      add(`${perSecond} a second`, latencyText(latencies) + failureText(failures))
      const warm = samples.slice(Math.min(WARM_UP_MINUTES, samples.length - 1))
      for (const kind of ['rss', 'heap'] as const) {
        const values = warm.map((reading) => reading[kind])
        add(kind, rangeText(values))
      }
    },
  }
}

/** First and last ten minutes as medians, and how steep the line through all samples is. */
function rangeText(values: readonly number[]): string {
  const [first, last] = [values.slice(0, 10), values.slice(-10)].map((ten) => quantile(ten, 0.5))
  return `${figure(first ?? 0)} MB at first, ${figure(last ?? 0)} MB at last, ${figure(slope(values) * 60)} MB an hour`
}

/** The slope of the line that fits best, in units for each value. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  let rise = 0
  let run = 0
  for (const [at, value] of values.entries()) {
    rise += (at - middle) * (value - mean)
    run += (at - middle) ** 2
  }
  return run === 0 ? 0 : rise / run
}
