/** Which HTML the built app renders for a screen, and which build files that needs. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

interface Chunk {
  file: string
  src?: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}
type Manifest = Record<string, Chunk>

export interface Screen {
  path: string
  /** Whether to render it as for users, before anything is known about them. */
  isForUsers: boolean
}

export interface DrawnScreen {
  html: string
  /** Paths relative to `web/`. */
  modules: string[]
}

export const DIST = fileURLToPath(new URL('../dist', import.meta.url))
/** The Node build of the app. */
export const RENDERER = fileURLToPath(new URL('../build/renderer', import.meta.url))
const ENTRY = 'index.html'

const EXAM_SCREEN = 'src/app/screens/exam-screen.tsx'
/** Modules that the app fetches later and an exam may need. */
const EXAM_PARTS = [
  'src/app/guards/session-unknown.tsx',
  'src/app/layouts/profile-menu.tsx',
  'src/app/sign-out/undelivered-question.tsx',
  'src/components/ui/dialogs/dialog-host.tsx',
  'src/components/ui/toaster.tsx',
  'src/features/auth/components/session-expired-dialog.tsx',
  'src/lib/storage/owners.ts',
]

/** Vite's manifest: the output of each module. */
export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
}

/** Renders a screen. Returns its HTML and the JavaScript files that it needs besides the entry's. */
export async function drawScreen(screen: Screen) {
  const thread = new Worker(new URL('./render-screen.ts', import.meta.url), { workerData: screen })
  const [{ html, modules }] = (await once(thread, 'message')) as [DrawnScreen]
  const manifest = manifestOf(DIST)
  const entry = closureOf(manifest, [ENTRY])
  const all = closureOf(manifest, modules)
  return { html, entry: [...entry], own: [...all].filter((file) => !entry.has(file)) }
}

/** All build files that an exam may need until its end, with styles and fonts. */
export function examFiles(): string[] {
  const manifest = manifestOf(DIST)
  for (const key of [EXAM_SCREEN, ...EXAM_PARTS]) {
    if (!manifest[key]) throw new Error(`The build has no part named ${key}`)
  }
  const chunks = chunksOf(manifest, [EXAM_SCREEN, ...EXAM_PARTS], (key, chunk) => [
    ...(chunk.imports ?? []),
    // The entry imports all screens of the app.
    ...(key === ENTRY ? [] : (chunk.dynamicImports ?? [])),
  ])
  return [
    ...new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])),
  ]
}

function closureOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const chunks = chunksOf(manifest, keys, (_, { imports = [] }) => imports)
  return new Set(chunks.map(({ file }) => file))
}

/** The chunks of these keys and all those reachable through `next`. */
function chunksOf(
  manifest: Manifest,
  keys: readonly string[],
  next: (key: string, chunk: Chunk) => readonly string[]
): Chunk[] {
  const found = new Map<string, Chunk>()
  const waiting = [...keys]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key]
    if (!chunk || found.has(key)) continue
    found.set(key, chunk)
    waiting.push(...next(key, chunk))
  }
  return [...found.values()]
}
