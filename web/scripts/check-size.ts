/**
 * Fails when a screen's JavaScript outgrows its budget. Counted is what a browser fetches to show all of the screen:
 * the entry, the screen's own chunks and everything these import, each compressed with gzip.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { DIST, drawScreen } from './screen-files.ts'

const KB = 1000

interface Budget {
  name: string
  path: string
  isForUsers: boolean
  /** What the screen should cost at most, in kB. */
  budget: number
}

const BUDGETS: Budget[] = [
  { name: 'landing', path: '/', isForUsers: false, budget: 140 },
  // As it is before the session is known: what the room fetches later isn't its first load.
  { name: 'exam', path: '/simulasi-toefl/1', isForUsers: false, budget: 150 },
]

let tooLarge = false
for (const { name, path, isForUsers, budget } of BUDGETS) {
  const { entry, own } = await drawScreen({ path, isForUsers })
  const files = [...entry, ...own]
  const size =
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0) / KB
  tooLarge ||= size > budget
  console.log(
    `${name.padEnd(10)} ${size.toFixed(1).padStart(6)} kB of ${budget} kB in ${files.length} files` +
      (size > budget ? ', over its budget' : '')
  )
}
if (tooLarge) process.exitCode = 1
