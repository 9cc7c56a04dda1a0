import { expect, test } from 'vitest'
import { chunkNames, type Graph, type Module } from './shared-chunks.ts'

const ours = (name: string) => `/lulus/web/src/${name}`
const library = (name: string) => `/lulus/node_modules/${name}/index.js`
const icon = (name: string) => `/lulus/node_modules/lucide-react/dist/esm/icons/${name}.mjs`

function graphOf(modules: Record<string, Partial<Module>>): Graph {
  return new Map(
    Object.entries(modules).map(([id, module]) => [
      id,
      { isEntry: false, imports: [], lazyImports: [], ...module },
    ])
  )
}

const GRAPH = graphOf({
  [ours('main')]: {
    isEntry: true,
    imports: [library('react')],
    lazyImports: [ours('one'), ours('two'), ours('three')],
  },
  [library('react')]: {},
  [ours('one')]: { imports: [ours('button'), ours('dialog'), ours('only-one'), ours('badge')] },
  [ours('two')]: { imports: [ours('button'), ours('dialog'), ours('badge')] },
  [ours('three')]: { imports: [ours('button'), icon('x')] },
  [ours('button')]: { imports: [library('react'), ours('style')] },
  [ours('style')]: {},
  [ours('dialog')]: { imports: [library('radix')] },
  [ours('badge')]: { imports: [icon('x')] },
  [ours('only-one')]: {},
  [icon('x')]: { imports: [library('react')] },
  [library('radix')]: { imports: [library('react')] },
})

test('the start holds what the app starts with, and what enough parts share with what that needs', () => {
  const START = { main: 'start', button: 'start', style: 'start' }
  expect(namesOf(chunkNames(GRAPH, 3, {}))).toEqual({ ...START, react: 'start' })
  expect(namesOf(chunkNames(GRAPH, 4, {}))).toEqual({ main: 'start', react: 'start' })
})

test('what the same first screens need goes together, apart from what others need too', () => {
  const names = namesOf(chunkNames(GRAPH, 3, { first: ['one'], second: ['two'] }))
  expect(names).toMatchObject({
    'only-one': 'first',
    badge: 'first-second',
    x: 'first-second-elsewhere',
  })
})

test("screens themselves and what brings in a library of its own stay the bundler's", () => {
  const names = namesOf(chunkNames(GRAPH, 3, { first: ['one'], second: ['two'] }))
  for (const name of ['one', 'two', 'three', 'dialog', 'radix'])
    expect(names).not.toHaveProperty(name)
})

test('ends on modules that import each other', () => {
  const graph = graphOf({
    [ours('main')]: { isEntry: true, imports: [ours('a')] },
    [ours('a')]: { imports: [ours('b')] },
    [ours('b')]: { imports: [ours('a')] },
  })
  expect(chunkNames(graph, 1, {}).size).toBe(3)
})

/** The chunks by the last meaningful part of the modules' addresses. */
function namesOf(chunks: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(
    [...chunks].map(([id, name]) => [
      id
        .replace(/\/index\.js$|\.mjs$/, '')
        .split('/')
        .at(-1),
      name,
    ])
  )
}
