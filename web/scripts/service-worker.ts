/**
 * Builds the service worker and the one that retires it, after the app is built for the browser. They are not
 * compressed, so that an operator can replace one by the other with a single copy.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { API_ROOT } from '../../api/contracts/paths.ts'
import { RETIRED_WORKER_FILE, SERVICE_WORKER_FILE } from '../../api/contracts/web_app.ts'
import { KEPT_FILES } from '../src/lib/offline/kept-files.ts'
import { TARGET } from '../vite/target.ts'
import { DIST, examFiles, manifestOf } from './screen-files.ts'

const SHELL = 'index.html'

/** Files requested by the shell that have no hash in their name. */
const NAMED_FILES = [SHELL, 'theme.js', 'favicon.svg']

/** With integrity hashes, so that the browser refuses any other content, such as a captive portal's page. */
const EXAM_FILES = [
  ...NAMED_FILES.map((file) => ({
    url: `/${file}`,
    revision: hashOf(file, 'sha256', 'hex').slice(0, 16),
    // The server fills in the page, so the worker checks for its entry instead of a hash.
    ...(file === SHELL ? {} : { integrity: integrityOf(file) }),
  })),
  ...examFiles().map((file) => ({ url: `/${file}`, revision: null, integrity: integrityOf(file) })),
]

const ENTRY = manifestOf(DIST)[SHELL]?.file
if (ENTRY === undefined) throw new Error(`The build has no ${SHELL}`)

function integrityOf(file: string): string {
  return `sha384-${hashOf(file, 'sha384', 'base64')}`
}

function hashOf(file: string, algorithm: string, encoding: 'hex' | 'base64'): string {
  return createHash(algorithm)
    .update(readFileSync(join(DIST, file)))
    .digest(encoding)
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
      ENTRY: JSON.stringify(ENTRY),
      API_ROOT: JSON.stringify(API_ROOT),
      KEPT_FILES: JSON.stringify(KEPT_FILES),
    },
    build: {
      target: TARGET,
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
