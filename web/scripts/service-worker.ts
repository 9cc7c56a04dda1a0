/**
 * Builds the service worker and the one that retires it. Runs after the app is built for the browser. They are not
 * compressed, so that an operator replaces one by the other with a single copy.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { API_ROOT } from '../../api/contracts/paths.ts'
import { RETIRED_WORKER_FILE, SERVICE_WORKER_FILE } from '../../api/contracts/service_worker.ts'
import { DIST, examFiles } from './screen-files.ts'

const SHELL = 'index.html'

/** Files without a hash in their name that the shell asks for. */
const NAMED_FILES = [SHELL, 'theme.js', 'favicon.svg']

const EXAM_FILES = [
  ...NAMED_FILES.map((file) => ({ url: `/${file}`, revision: revisionOf(file) })),
  ...examFiles().map((file) => ({ url: `/${file}`, revision: null })),
]

/** Changes with the file. */
function revisionOf(file: string): string {
  return createHash('sha256')
    .update(readFileSync(join(DIST, file)))
    .digest('hex')
    .slice(0, 16)
}

async function buildWorker(source: string, file: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      EXAM_FILES: JSON.stringify(EXAM_FILES),
      SHELL: JSON.stringify(`/${SHELL}`),
      API_ROOT: JSON.stringify(API_ROOT),
    },
    build: {
      target: ['es2020', 'chrome90', 'safari14'],
      outDir: DIST,
      emptyOutDir: false,
      reportCompressedSize: false,
      lib: {
        entry: fileURLToPath(new URL(`../worker/${source}`, import.meta.url)),
        formats: ['iife'],
        name: 'worker',
        fileName: () => file.slice(1),
      },
    },
  })
}

await buildWorker('service-worker.ts', SERVICE_WORKER_FILE)
await buildWorker('retired-worker.ts', RETIRED_WORKER_FILE)
