import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

const RAW_COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|color-mix)a?\(/gi
/** Pictures for sending or saving: their background is white in both themes. */
const DRAWN_FILES = ['lib/images/png-of.ts', 'lib/images/scale-image.ts', 'styles/tokens.css']

/** By the bundler's glob, so that `vitest --changed` knows that this test depends on all of them. */
const modules = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** The glob gives these without their content, and a change of one runs all tests anyway. */
const sheets = Object.keys(import.meta.glob('../**/*.css')).map(
  (path) => [path, readFileSync(join(import.meta.dirname, path), 'utf8')] as const
)

const sources = [...Object.entries(modules), ...sheets]
  .map(([path, text]) => ({ file: posix.join('styles', path), text }))
  .filter(({ file }) => !/\.test\.tsx?$/.test(file) && !DRAWN_FILES.includes(file))

test('source files are found', () => {
  expect(sources.length).toBeGreaterThan(200)
  const empty = sources.filter(({ text }) => text === '')
  expect(empty).toEqual([])
})

test('colours come only from the tokens, which have a value for each theme', () => {
  const found = sources.flatMap(({ file, text }) =>
    [...text.matchAll(RAW_COLOUR)].map(([colour]) => `${file}: ${colour}`)
  )
  expect(found).toEqual([])
})
