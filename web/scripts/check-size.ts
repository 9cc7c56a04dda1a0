/**
 * Fails when a screen's JavaScript exceeds its budget. It counts what a browser fetches for the complete screen: the
 * entry, the screen's own chunks and all their imports, each compressed with gzip.
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
  /** The largest size allowed, in kB. */
  budget: number
}

const BUDGETS: Budget[] = [
  { name: 'landing', path: '/', isForUsers: false, budget: 140 },
  // Before the session is known; what the room fetches later is not part of the first load.
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
