import { fillSheets, learnersWhoSit, savesOf } from '../academy/saving.js'
import { figure, latencyText, spread } from '../figures.js'
import { failuresOf, run, type Outcome } from '../load/load.js'
import { MeasuredServer } from '../server/measured_server.js'
import type { AcademyPart } from './part.js'

const CONNECTIONS = 32
const ROUNDS = 3
const SECONDS = Number(process.env.BENCH_SECONDS ?? '2')
/** More than one learner sends in a measurement. */
const ROUNDS_OF_ONE = 100_000
const BARE = new URL('../server/bare_server.ts', import.meta.url)

/**
 * How many saves a second the server accepts from 32 learners who save one after the other, beside a bare server that
 * stores one answer durably and does nothing else: alternately, because a machine isn't equally fast all the time.
 */
export const saves: AcademyPart = {
  name: 'saves',
  async run(academy, report) {
    const bare = await MeasuredServer.startProgram(BARE, academy.environment)
    let ours = await MeasuredServer.start(academy.environment)
    const people = await learnersWhoSit(academy, ours.port, CONNECTIONS)

    const measure = async (server: MeasuredServer) => {
      academy.nextSeq += ROUNDS_OF_ONE
      await server.reset()
      const outcome = await run({
        port: server.port,
        seconds: SECONDS,
        clients: people.map((person, at) => ({
          firstSeq: academy.nextSeq,
          calls: savesOf({ ...person, headers: { ...person.headers, 'x-attempt': String(at) } }),
        })),
      })
      const { cpuMs } = await server.read()
      if (failuresOf(outcome) > 0)
        throw new Error(`saves failed: ${JSON.stringify(outcome.failures)}`)
      return { outcome, rate: outcome.latencies.length / outcome.seconds, cpuMs }
    }
    const alternate = async (title: string) => {
      await measure(ours)
      const bareRates: number[] = []
      const rates: number[] = []
      const outcomes: Outcome[] = []
      let cpuMs = 0
      for (let round = 0; round < ROUNDS; round++) {
        bareRates.push((await measure(bare)).rate)
        const own = await measure(ours)
        rates.push(own.rate)
        outcomes.push(own.outcome)
        cpuMs += own.cpuMs
      }
      const latencies = outcomes.flatMap(({ latencies: own }) => own)
      const add = (what: string, value: string) =>
        report.add('saves, 32 connections', `${title}: ${what}`, value, academy.database)
      add('bare server, saves/s', spread(bareRates))
      add('ours, saves/s', spread(rates))
      add('ratio', spread(rates.map((rate, at) => rate / (bareRates[at] ?? 1))))
      add('latency', latencyText(latencies))
      add('processor for a save', `${figure(cpuMs / latencies.length)} ms`)
    }

    await alternate('few stored')
    await ours.stop()
    await fillSheets(academy)
    ours = await MeasuredServer.start(academy.environment)
    await alternate('140 stored')
    await Promise.all([ours.stop(), bare.stop()])
  },
}
