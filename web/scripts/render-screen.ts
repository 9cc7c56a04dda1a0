/**
 * Renders one screen with the Node build of the app, in its own thread so that no module is loaded yet. Posts its HTML
 * and the modules with a chunk of their own that it loaded.
 */
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type * as Prerender from '../src/app/prerender.tsx'
import { manifestOf, RENDERER, type DrawnScreen, type Screen } from './screen-files.ts'

const sources = new Map(
  Object.values(manifestOf(RENDERER)).map(({ file, src }) => [
    pathToFileURL(join(RENDERER, file)).href,
    src,
  ])
)
const modules = new Set<string>()
registerHooks({
  load(url, context, load) {
    const source = sources.get(url)
    if (source) modules.add(source)
    return load(url, context)
  },
})

const { renderScreen } = (await import(
  pathToFileURL(join(RENDERER, 'prerender.js')).href
)) as typeof Prerender
const html = await renderScreen(workerData as Screen)
parentPort?.postMessage({ html, modules: [...modules] } satisfies DrawnScreen)
