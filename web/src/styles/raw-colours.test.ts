import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')
const RAW_COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|color-mix)a?\(/gi
/** Pictures for sending or saving: their background is white in both themes. */
const DRAWN_FILES = ['lib/images/png-of.ts', 'lib/images/scale-image.ts', 'styles/tokens.css']

/** By the bundler's glob, so that `vitest --changed` knows that this test depends on all of them. */
const files = Object.keys(import.meta.glob('../**/*.{ts,tsx,css}'))
  .map((path) => posix.join('styles', path))
  .filter((file) => !/\.test\.tsx?$/.test(file) && !DRAWN_FILES.includes(file))

test('source files are found', () => expect(files.length).toBeGreaterThan(200))

test('colours come only from the tokens, which have a value for each theme', () => {
  const found = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(RAW_COLOUR)].map(
      ([colour]) => `${file}: ${colour}`
    )
  )
  expect(found).toEqual([])
})
