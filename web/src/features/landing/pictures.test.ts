import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, 'pictures')
const MOST_EACH = 64_000
const MOST_TOGETHER = 220_000

const sizes = readdirSync(FOLDER).map((file) => readFileSync(join(FOLDER, file)).length)

test("the landing page's pictures stay small", () => {
  expect(sizes).toHaveLength(6)
  for (const size of sizes) expect(size).toBeLessThan(MOST_EACH)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(MOST_TOGETHER)
})
