import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')
const RAW_COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|color-mix)a?\(/gi
/** Pictures that are drawn to be sent or saved: their ground is white, whatever the theme. */
const DRAWN_FILES = ['lib/images/png-of.ts', 'lib/images/scale-image.ts', 'styles/tokens.css']

const files = globSync('**/*.{ts,tsx,css}', { cwd: SOURCES }).filter(
  (file) => !/\.test\.tsx?$/.test(file) && !DRAWN_FILES.includes(file)
)

test('there are sources to look at', () => expect(files.length).toBeGreaterThan(200))

test('colours come from the tokens alone, which have a value in either theme', () => {
  const found = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(RAW_COLOUR)].map(
      ([colour]) => `${file}: ${colour}`
    )
  )
  expect(found).toEqual([])
})
