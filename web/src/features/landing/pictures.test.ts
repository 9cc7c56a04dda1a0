import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, 'pictures')
const MOST_EACH = 64_000
const MOST_TOGETHER = 220_000

const PICTURES = [
  'certificate-900',
  'exam-1280',
  'exam-720',
  'reading-900',
  'result-480',
  'skills-900',
]

const sizes = PICTURES.map((name) => readFileSync(join(FOLDER, `${name}.webp`)).length)

test("the landing page's pictures stay small", () => {
  for (const size of sizes) expect(size).toBeLessThan(MOST_EACH)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(MOST_TOGETHER)
})
