import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '#tests/support/free_port'
import { figure, spread } from '../figures.js'
import type { Report } from '../report.js'

const WEB = fileURLToPath(new URL('../../../web', import.meta.url))
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** What `web/bench/exam.bench.ts` writes: milliseconds and megabytes. */
interface Figures {
  timesSlower: number
  presses: number
  inp: number
  /** INP of the exam, and of a page with the same elements and no script of its own, in turns. */
  rounds: { exam: number; bare: number }[]
  /** Their medians, by kind of action. */
  medians: { what: string; exam: number; bare: number }[]
  questions: number
  heapBefore: number
  heap: number
}

/** Answers, moves and flags in a real browser that is slowed down, and its page's memory. */
export async function measureBrowser(report: Report): Promise<void> {
  if (!existsSync(CHROMIUM))
    return console.error(
      `The browser is left out: CHROMIUM_PATH names none, nor is there ${CHROMIUM}.`
    )
  const folder = mkdtempSync(join(tmpdir(), 'lulus-bench-browser-'))
  const file = join(folder, 'figures.json')
  try {
    const bench = spawn('npx', ['playwright', 'test', '--config', 'bench/playwright.config.ts'], {
      cwd: WEB,
      env: {
        ...process.env,
        CHROMIUM_PATH: CHROMIUM,
        E2E_WORKERS: '1',
        E2E_PORT: String(await freePort()),
        BENCH_REPORT: file,
      },
      // The table alone goes to standard output.
      stdio: ['ignore', process.stderr, process.stderr],
      shell: process.platform === 'win32',
    })
    const [code] = (await once(bench, 'exit')) as [number | null]
    if (code !== 0) throw new Error(`the browser's bench ended with ${code}`)
    const figures = JSON.parse(readFileSync(file, 'utf8')) as Figures
    const { timesSlower, presses, inp, rounds, medians, questions, heapBefore, heap } = figures
    const part = `browser, ${timesSlower} times slower`
    report.add(part, `${presses} interactions`, `INP ${figure(inp)} ms`)
    for (const { what, exam, bare } of medians)
      report.add(
        part,
        `${what}, half within`,
        `${figure(exam)} ms · without a script ${figure(bare)}`
      )
    report.add(
      part,
      'the same elements without a script',
      `INP ${spread(rounds.map(({ bare }) => bare))} ms · ratio ${spread(rounds.map(({ exam, bare }) => exam / bare))}`
    )
    report.add(
      part,
      `page's memory after 20 and ${questions} questions`,
      `${figure(heapBefore)} · ${figure(heap)} MB`
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
