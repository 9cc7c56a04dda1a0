import type { Plugin } from 'vite'
import { iconModules, isIconIndex, iconsUsed } from './icon-imports.ts'

export interface Module {
  isEntry: boolean
  imports: readonly string[]
  lazyImports: readonly string[]
}
export type Graph = ReadonlyMap<string, Module>

/** Screens that people come to first: the modules each is made of. */
export type FirstScreens = Readonly<Record<string, readonly string[]>>

const OURS = /[\\/](web[\\/]src|api[\\/]contracts)[\\/]/
const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/
const START = 'start'
/** Beside the first screens: all others. */
const ELSEWHERE = 'elsewhere'

/**
 * Puts our modules into few files: small ones cost a request each and compress badly. One file holds what the app
 * starts with, and what `minParts` lazily loaded parts or more share. Of the rest, what the same ones of the first
 * screens need goes together, so that none of them loads anything it doesn't use. Their own modules, and what would
 * bring in a library that the start does without, stay where the bundler puts them.
 * @param screens the first screens by name, their modules below `src/`
 */
export function sharedChunks(minParts: number, screens: FirstScreens) {
  let chunks: ReadonlyMap<string, string> = new Map()

  const plugin: Plugin = {
    name: 'shared-chunks',
    apply: 'build',
    buildEnd(error) {
      if (error) return
      const infos = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? [])
      const index = infos.find(({ id }) => isIconIndex(id))
      const icons = index ? iconModules(index.id, index.code ?? '') : new Map<string, string>()
      const graph = new Map(
        infos.map(({ id, isEntry, code, importedIds, dynamicallyImportedIds }) => [
          id,
          {
            isEntry,
            imports: [
              ...importedIds.filter((imported) => !isIconIndex(imported)),
              ...(OURS.test(id) ? iconsUsed(code ?? '', icons) : []),
            ],
            lazyImports: dynamicallyImportedIds,
          },
        ])
      )
      chunks = chunkNames(graph, minParts, screens)
    },
  }
  // A group takes along what its modules import. That is needed wherever they are: so what most screens need goes first.
  const groups = [
    START,
    ...subsetsOf([...Object.keys(screens), ELSEWHERE])
      .filter(({ length }) => length > 0)
      .toSorted((a, b) => b.length - a.length)
      .map((names) => names.join('-')),
  ].map((name) => ({ name, test: (id: string) => chunks.get(id) === name }))
  return { plugin, groups }
}

/** The file that each module belongs into that doesn't get one by itself. */
export function chunkNames(
  graph: Graph,
  minParts: number,
  screens: FirstScreens
): Map<string, string> {
  const start = startOf(graph, minParts)
  const names = new Map([...start].map((id) => [id, START]))

  const needs = Object.entries(screens).map(([name, modules]) => {
    const roots = [...graph.keys()].filter((id) =>
      modules.some((module) => id.endsWith(`/src/${module}`))
    )
    return { name, roots, modules: new Set(roots.flatMap((id) => [...closureOf(graph, id)])) }
  })
  const roots = new Set(needs.flatMap((screen) => screen.roots))
  const neededElsewhere = new Set(
    partsOf(graph)
      .filter((part) => !roots.has(part))
      .flatMap((part) => [...closureOf(graph, part)])
  )

  for (const id of graph.keys()) {
    const users = needs.filter(({ modules }) => modules.has(id)).map(({ name }) => name)
    if (users.length > 0 && !names.has(id) && !roots.has(id) && isLight(graph, start, id))
      names.set(id, [...users, ...(neededElsewhere.has(id) ? [ELSEWHERE] : [])].join('-'))
  }
  return names
}

/** What of the graph belongs into the file that everybody loads. */
function startOf(graph: Graph, minParts: number): Set<string> {
  const entries = [...graph.keys()].filter((id) => graph.get(id)?.isEntry)
  const entry = new Set(entries.flatMap((id) => [...closureOf(graph, id)]))

  const uses = new Map<string, number>()
  for (const part of partsOf(graph))
    for (const id of closureOf(graph, part)) uses.set(id, (uses.get(id) ?? 0) + 1)

  const shared = [...uses].filter(
    ([id, count]) => count >= minParts && OURS.test(id) && isLight(graph, entry, id)
  )
  return new Set([...entry, ...shared.map(([id]) => id)])
}

/** The modules that are loaded lazily, each once. */
function partsOf(graph: Graph): string[] {
  return [...new Set([...graph.values()].flatMap(({ lazyImports }) => lazyImports))]
}

/** Whether a module needs nothing that isn't ours, besides what is there anyhow. */
function isLight(graph: Graph, present: ReadonlySet<string>, id: string): boolean {
  return [...closureOf(graph, id)].every(
    (needed) => present.has(needed) || OURS.test(needed) || ICON.test(needed)
  )
}

/** All ways to choose from the names, each in their order. */
function subsetsOf([name, ...others]: readonly string[]): string[][] {
  if (name === undefined) return [[]]
  return subsetsOf(others).flatMap((subset) => [[name, ...subset], subset])
}

/** A module and all that it imports, directly or not. */
function closureOf(graph: Graph, root: string): Set<string> {
  const closure = new Set<string>()
  const waiting = [root]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = graph.get(id)
    if (!module || closure.has(id)) continue
    closure.add(id)
    waiting.push(...module.imports)
  }
  return closure
}
