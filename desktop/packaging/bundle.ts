/**
 * Bundles the kiosk into out/: CJS for Electron's main process and preload scripts, and one module for the operator's
 * page.
 */
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type BuildOptions } from 'esbuild'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SOURCE = join(ROOT, 'src')
const OUT = join(ROOT, 'out')

const COMMON = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
} satisfies BuildOptions

// Node and Chromium of Electron 45.
const ELECTRON = {
  platform: 'node',
  format: 'cjs',
  target: 'node24',
  external: ['electron'],
} satisfies BuildOptions

/** The web app's font, so that the operator's screens look the same on every system. */
const FONT = fileURLToPath(
  import.meta
    .resolve('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2')
)

/** Deletes and rewrites all bundles in `out`. */
export async function bundleKiosk(out = OUT): Promise<void> {
  await rm(out, { recursive: true, force: true })
  await mkdir(join(out, 'operator'), { recursive: true })
  await Promise.all([
    build({
      ...COMMON,
      ...ELECTRON,
      entryPoints: [join(SOURCE, 'main/index.ts')],
      outfile: join(out, 'main.cjs'),
    }),
    ...(['exam', 'operator'] as const).map((name) =>
      build({
        ...COMMON,
        ...ELECTRON,
        entryPoints: [join(SOURCE, `preload/${name}.ts`)],
        outfile: join(out, `${name}-preload.cjs`),
      })
    ),
    build({
      ...COMMON,
      platform: 'browser',
      format: 'esm',
      target: 'chrome140',
      entryPoints: [join(SOURCE, 'operator/operator.ts')],
      outfile: join(out, 'operator/operator.js'),
    }),
    build({
      ...COMMON,
      platform: 'browser',
      format: 'esm',
      target: 'chrome140',
      entryPoints: [join(SOURCE, 'restore/restore.ts')],
      outfile: join(out, 'restore.js'),
    }),
    ...['index.html', 'operator.css'].map((name) =>
      copyFile(join(SOURCE, 'operator', name), join(out, 'operator', name))
    ),
    copyFile(FONT, join(out, 'operator', 'plus-jakarta-sans.woff2')),
  ])
}

if (import.meta.main) await bundleKiosk()
