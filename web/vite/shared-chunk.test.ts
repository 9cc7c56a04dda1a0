import { expect, test } from 'vitest'
import { sharedModules, type Graph, type Module } from './shared-chunk.ts'

const ours = (name: string) => `/lulus/web/src/${name}`
const library = (name: string) => `/lulus/node_modules/${name}/index.js`

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
    lazyImports: [ours('one'), ours('two')],
  },
  [library('react')]: {},
  [ours('one')]: { imports: [ours('button'), ours('dialog'), ours('only-one')] },
  [ours('two')]: { imports: [ours('button'), ours('dialog')] },
  [ours('button')]: { imports: [library('react'), ours('style')] },
  [ours('style')]: {},
  [ours('dialog')]: { imports: [library('radix')] },
  [ours('only-one')]: {},
  [library('radix')]: { imports: [library('react')] },
})

test('holds the start, and what enough screens share with what that needs of ours', () => {
  expect([...sharedModules(GRAPH, 2)].toSorted()).toEqual(
    [ours('main'), library('react'), ours('button'), ours('style')].toSorted()
  )
})

test('holds the start alone when too few screens share anything', () => {
  expect([...sharedModules(GRAPH, 3)].toSorted()).toEqual(
    [ours('main'), library('react')].toSorted()
  )
})

test('ends on modules that import each other', () => {
  const graph = graphOf({
    [ours('main')]: { isEntry: true, imports: [ours('a')] },
    [ours('a')]: { imports: [ours('b')] },
    [ours('b')]: { imports: [ours('a')] },
  })
  expect(sharedModules(graph, 1).size).toBe(3)
})
