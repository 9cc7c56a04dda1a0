/**
 * Fails when a screen's JavaScript outgrows its budget. Counted is what a browser fetches to show all of the screen:
 * the entry, the screen's own chunks and everything these import, each compressed with gzip.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

interface Chunk {
  file: string
  imports?: string[]
}
type Manifest = Record<string, Chunk>

const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const ENTRY = 'index.html'
const KB = 1000

interface Screen {
  name: string
  /** What the screen should cost at most, in kB. */
  budget: number
  chunks: string[]
}

const SCREENS: Screen[] = [
  {
    name: 'landing',
    budget: 140,
    chunks: [
      'src/features/landing/pages/landing-page.tsx',
      'src/features/landing/components/landing-nav.tsx',
      // What lies below the first sight: fetched at once, drawn when it has come.
      'src/features/landing/components/landing-sections.tsx',
    ],
  },
  { name: 'exam', budget: 150, chunks: ['src/app/screens/exam-screen.tsx'] },
]

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest

let tooLarge = false
for (const { name, budget, chunks } of SCREENS) {
  const files = new Set([ENTRY, ...chunks].flatMap((key) => filesOf(key)))
  const size =
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0) / KB
  tooLarge ||= size > budget
  console.log(
    `${name.padEnd(10)} ${size.toFixed(1).padStart(6)} kB of ${budget} kB in ${files.size} files` +
      (size > budget ? ', over its budget' : '')
  )
}
if (tooLarge) process.exitCode = 1

/** The JavaScript files of a chunk and of all it imports. */
function filesOf(key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  seen.add(key)
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the build has no chunk ${key}: name the screen's file as it is now`)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => filesOf(imported, seen))]
}
