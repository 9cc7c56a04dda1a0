import type { Plugin } from 'vite'

export interface Module {
  isEntry: boolean
  imports: readonly string[]
  lazyImports: readonly string[]
}
export type Graph = ReadonlyMap<string, Module>

const OURS = /[\\/]web[\\/]src[\\/]/
/** Its index names every icon there is: importing it says nothing about which of them are used. */
const ICONS = /[\\/]node_modules[\\/]lucide-react[\\/]/

/**
 * Puts into one file what the app starts with, and those of our modules that `minScreens` lazily loaded parts or more
 * share: small files compress badly and cost a request each. What would bring in a library that the start does
 * without stays out.
 */
export function sharedChunk(name: string, minScreens: number) {
  let shared: ReadonlySet<string> = new Set()

  const plugin: Plugin = {
    name: 'shared-chunk',
    apply: 'build',
    buildEnd(error) {
      if (error) return
      const graph = new Map<string, Module>()
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (!info || ICONS.test(id)) continue
        const { isEntry, importedIds: imports, dynamicallyImportedIds: lazyImports } = info
        graph.set(id, { isEntry, imports, lazyImports })
      }
      shared = sharedModules(graph, minScreens)
    },
  }
  return { plugin, group: { name, test: (id: string) => shared.has(id) } }
}

/** What of the graph belongs into the file that everybody loads. */
export function sharedModules(graph: Graph, minScreens: number): Set<string> {
  const modules = [...graph.values()]
  const entries = [...graph.keys()].filter((id) => graph.get(id)?.isEntry)
  const start = new Set(entries.flatMap((id) => [...closureOf(graph, id)]))

  const uses = new Map<string, number>()
  for (const root of new Set(modules.flatMap(({ lazyImports }) => lazyImports)))
    for (const id of closureOf(graph, root)) uses.set(id, (uses.get(id) ?? 0) + 1)

  const isLight = (id: string) =>
    [...closureOf(graph, id)].every((part) => start.has(part) || OURS.test(part))
  for (const [id, count] of uses)
    if (count >= minScreens && !start.has(id) && OURS.test(id) && isLight(id)) start.add(id)
  return start
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
