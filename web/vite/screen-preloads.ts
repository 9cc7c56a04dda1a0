import type { Plugin } from 'vite'

/** The part of Rollup's chunk that tells which files a screen needs. */
export interface Chunk {
  fileName: string
  isEntry: boolean
  facadeModuleId: string | null
  imports: readonly string[]
}

/**
 * Writes `.vite/screens.json`: which files the screen at an address needs besides the entry, by its modules. The server
 * names them in the page, so that they come together with the entry and not only once that has run.
 * @param screens the modules of a screen, below `src/`, by its address; what lies below an address counts to it
 */
export function screenPreloads(screens: Record<string, readonly string[]>): Plugin {
  return {
    name: 'screen-preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const files = Object.entries(screens).map(([address, modules]) => [
        address,
        filesOf(chunks, modules),
      ])
      this.emitFile({
        type: 'asset',
        fileName: '.vite/screens.json',
        source: JSON.stringify(Object.fromEntries(files)),
      })
    },
  }
}

/**
 * The files that these modules need and the entry doesn't bring.
 * @throws Error for a module that has no chunk of its own
 */
export function filesOf(chunks: readonly Chunk[], modules: readonly string[]): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const present = closureOf(byFile, entries)
  const roots = modules.map((module) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}`))
    if (!chunk)
      throw new Error(`${module} has no chunk of its own: name the screen's module as it is now`)
    return chunk
  })
  return [...closureOf(byFile, roots)].filter((file) => !present.has(file))
}

function closureOf(byFile: ReadonlyMap<string, Chunk>, roots: readonly Chunk[]): Set<string> {
  const closure = new Set<string>()
  const waiting = [...roots]
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (closure.has(chunk.fileName)) continue
    closure.add(chunk.fileName)
    waiting.push(...chunk.imports.flatMap((file) => byFile.get(file) ?? []))
  }
  return closure
}
