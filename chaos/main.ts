import './environment.ts'
import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { inspect, parseArgs } from 'node:util'
import type { Account, ChaosCase } from './chaos_case.ts'
import { CASES } from './cases.ts'
import { closingTable, type Ending } from './closing_table.ts'
import { isBroken, leaveTotals } from './totals.ts'
import { removeSharedMariadb } from './support/shared_mariadb.ts'

/** In `npm test` a failure should come from the change, not from another seed. */
const usualSeed = process.env.TEST_REPORT ? 20261122 : randomInt(2 ** 31)

const { values } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    case: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: String(usualSeed) },
  },
})
const isLong = values.long
const seed = Number(values.seed)
const chosen = CASES.filter(({ name, isLongOnly = false }) =>
  values.case.length === 0 ? isLong || !isLongOnly : values.case.includes(name)
)
if (chosen.length === 0 || !Number.isInteger(seed)) {
  console.error(
    `--seed is a whole number; --case is one of: ${CASES.map(({ name }) => name).join(', ')}`
  )
  process.exit(1)
}

// So that the processes of a case end with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** The longest first, so that none of them is left for the end. */
const lanes = [...Map.groupBy(chosen, ({ lane }) => lane).values()].sort(
  (one, other) => secondsOf(other) - secondsOf(one)
)
// On few cores cases that all run at once would exceed the timeouts of learners and browsers.
const atOnce = Math.min(lanes.length, availableParallelism())
console.log(`seed ${seed}, about ${duration(lanes)} (--case, --seed, --long choose what runs)`)

const endings: Ending[] = []
const waiting = [...lanes]
await Promise.all(Array.from({ length: atOnce }, runLanes))
await removeSharedMariadb()
const inOrder = chosen.flatMap(({ name }) => endings.filter((ending) => ending.name === name))
console.log(`\n${closingTable(inOrder)}`)
process.exitCode = inOrder.some(isBroken) ? 1 : 0
leaveTotals(inOrder)
// Connections that were broken on purpose must not keep it alive.
process.exit()

/** Runs one waiting lane after the other. */
async function runLanes(): Promise<void> {
  for (let lane = waiting.shift(); lane; lane = waiting.shift()) {
    for (const one of lane) endings.push(await runCase(one))
  }
}

async function runCase({ name, lacks, run }: ChaosCase): Promise<Ending> {
  const say = (line: string) => console.log(`${name}: ${line}`)
  const missing = lacks?.() ?? null
  if (missing !== null) {
    say(`skipped, ${missing}`)
    return { name, seconds: 0, skipped: missing }
  }
  const begun = performance.now()
  const account = await run({ isLong, seed, say }).catch((error: unknown) => broken(error))
  const seconds = (performance.now() - begun) / 1000
  for (const complaint of account.complaints) say(`BROKEN ${complaint}`)
  say(
    `${account.did}: ${account.kills} kills, ${account.acknowledged} saves acknowledged, ` +
      `${account.lost} lost, ${seconds.toFixed(1)} s`
  )
  return { name, seconds, account }
}

/** A case that ends with an error counts as broken. */
function broken(error: unknown): Account {
  // With its cause, without which a failed call can't be explained.
  const complaints = [inspect(error)]
  return { did: 'ended with an error', kills: 0, acknowledged: 0, lost: 0, complaints }
}

function secondsOf(lane: readonly ChaosCase[]): number {
  return lane.reduce((sum, { seconds }) => sum + (isLong ? seconds.long : seconds.short), 0)
}

/** Minutes or seconds of the longest lane, or of each core's share of all. */
function duration(lanes: readonly ChaosCase[][]): string {
  const totals = lanes.map(secondsOf)
  const all = totals.reduce((sum, total) => sum + total, 0)
  const longest = Math.round(Math.max(all / atOnce, ...totals))
  return longest < 120 ? `${longest} s` : `${Math.round(longest / 60)} min`
}
