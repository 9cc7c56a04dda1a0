import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { DEMO_PASSWORD } from '../../api/contracts/passwords.ts'
import { AdminSession } from './admin_session.ts'
import { cleanUp } from './clean_up.ts'
import { RehearsalFailed, Refused } from './failures.ts'
import { Measures } from './measures.ts'
import { HELP, readOptions, type Options } from './options.ts'
import { rehearse } from './rehearse.ts'
import { progressTable, summary } from './tables.ts'

const LOST_SOMETHING = 1
const COULD_NOT = 2
/** Without a terminal the table comes this often, in milliseconds. */
const TABLE_EVERY_MS = 10_000

/** Runs the command line's rehearsal. @returns the exit code: 0 only when nothing was lost and no learner failed */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const options = readOptions(args, process.env)
    if (options) return await run(options)
    console.log(HELP)
    return 0
  } catch (error) {
    if (!(error instanceof RehearsalFailed || error instanceof Refused)) throw error
    console.error(error.message)
    return COULD_NOT
  }
}

async function run(options: Options): Promise<number> {
  const measures = new Measures()
  const admin = new AdminSession(options.server, measures)
  const canAsk = process.stdin.isTTY
  await admin.signIn(
    options.admin,
    await passwordOf(options, canAsk),
    canAsk ? () => ask('Kode verifikasi dua langkah: ') : null
  )
  if (options.cleansUp) {
    const { classes, events, accounts } = await cleanUp(admin)
    console.log(
      `${classes} kelas diarsipkan, ${events} jadwal dibatalkan, ${accounts} akun ditangguhkan.`
    )
    return 0
  }

  const began = performance.now()
  const screen = new Screen()
  const { learners, steps } = await rehearse(admin, options, {
    say: (line) => screen.say(line),
    progress: (some) =>
      screen.draw(progressTable(some, measures, (performance.now() - began) / 1000)),
  })
  console.log(`\n${summary(learners, measures, steps)}`)
  console.log(`\nArsipkan dengan: npm run demo:kelas -- --bersihkan`)
  return learners.some(({ lost, failure }) => lost.length > 0 || failure !== null)
    ? LOST_SOMETHING
    : 0
}

/** The published password opens only a demo on this machine, which the server ensures. */
async function passwordOf({ admin }: Options, canAsk: boolean): Promise<string> {
  const given = process.env.GLADI_PASSWORD
  if (given) return given
  if (admin === 'admin@demo.test') return DEMO_PASSWORD
  if (canAsk) return ask(`Password ${admin}: `, { isSecret: true })
  throw new RehearsalFailed(
    `Password ${admin} tidak ada: jalankan di terminal, atau isi GLADI_PASSWORD.`
  )
}

async function ask(question: string, { isSecret = false } = {}): Promise<string> {
  process.stdout.write(question)
  // Typed characters aren't displayed.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({
    input: process.stdin,
    output: isSecret ? nowhere : process.stdout,
    terminal: true,
  })
  try {
    return (await lines.question('')).trim()
  } finally {
    lines.close()
    if (isSecret) process.stdout.write('\n')
  }
}

/** Draws a table in place on a terminal, and from time to time elsewhere. */
class Screen {
  #height = 0
  #drawnAt = Number.NEGATIVE_INFINITY

  say(line: string): void {
    console.log(line)
    this.#height = 0
  }

  draw(table: string): void {
    if (process.stdout.isTTY) {
      const up = this.#height > 0 ? `\u001B[${this.#height}A\u001B[J` : ''
      process.stdout.write(`${up}${table}\n`)
      this.#height = table.split('\n').length
    } else if (performance.now() - this.#drawnAt >= TABLE_EVERY_MS) {
      this.#drawnAt = performance.now()
      console.log(table)
    }
  }
}
