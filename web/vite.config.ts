import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LIMITS } from './src/testing/limits.ts'
import { flattenCssLayers } from './vite/flatten-css-layers.ts'
import { TARGET } from './vite/target.ts'
import { precompress } from './vite/precompress.ts'
import { preloadFont } from './vite/preload-font.ts'

const API = process.env.API_URL ?? 'http://localhost:3333'

const SOURCES = { '@': fileURLToPath(new URL('./src', import.meta.url)) }

const reactRouter = (file: string) =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}`, import.meta.url))
/** The package exports only its development build, which includes its warnings. */
const REACT_ROUTER = {
  'react-router/dom': reactRouter('dom-export.mjs'),
  'react-router': reactRouter('index.mjs'),
}

/**
 * Chunks of modules that several screens share. In separate chunks, small modules would each cost a request and
 * compress badly. `minShareCount` is the number of separately fetched parts of the app that need a module. A group
 * takes modules that no group above it has, and their imports. Groups by `entriesAware` alone make no screen small
 * enough (ADR 10).
 */
const GROUPS = [
  { name: 'start', tags: ['$initial' as const] },
  { name: 'contracts', test: /\/api\/contracts\//, minShareCount: 20 },
  { name: 'frame', test: /\/app\/layouts\/|\/components\/(page|theme)\//, minShareCount: 3 },
  // With the page itself; its other lazy parts are in `pages`.
  { name: 'landing', test: /\/features\/landing\/(components|hooks|model|pages\/landing-)/ },
  { name: 'exam', test: /\/features\/exam\//, minShareCount: 9 },
  { name: 'often', minShareCount: 54 },
  { name: 'icons', test: /\/lucide-react\//, minShareCount: 2 },
  // Their imports are larger than they are, and not all of their screens need them.
  {
    name: 'sitting',
    test: /\/components\/(sitting|questions)\//,
    minShareCount: 4,
    includeDependenciesRecursively: false,
  },
  {
    name: 'parts',
    test: /\/components\//,
    minShareCount: 20,
    maxModuleSize: 2000,
    includeDependenciesRecursively: false,
  },
]

/**
 * Every chunk contains the names of those it may fetch. A hash doesn't compress, and seven characters distinguish
 * builds.
 */
const CHUNK_NAMES = 'assets/[name]-[hash:7].js'

/** Tests of plain modules that need a browser's document. */
const NEEDS_DOCUMENT = 'src/**/*.dom.test.ts'
/** Tests that mock modules or load them again, which must not affect the next files in the same worker. */
const NEEDS_OWN_WORKER = [
  'src/app/kiosk-routes.test.tsx',
  'src/app/routes.test.tsx',
  'src/app/session/session-keeper.test.tsx',
  'src/components/ui/dialogs/dialogs.test.tsx',
  'src/features/exam/components/rendering.test.tsx',
  'src/lib/theme/theme.dom.test.ts',
]
const DOM = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3333/' } },
  setupFiles: ['src/testing/setup.ts'],
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    preloadFont('plus-jakarta-sans-latin-wght-normal'),
    precompress(),
  ],
  resolve: { alias: isSsrBuild ? SOURCES : { ...SOURCES, ...REACT_ROUTER } },
  css: { postcss: { plugins: [flattenCssLayers()] } },
  server: { proxy: { '/api': API } },
  build: {
    target: TARGET,
    sourcemap: false,
    reportCompressedSize: false,
    manifest: true,
    // Browsers before Safari 17 and Firefox 115 fetch a part's own imports after it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // For Node every screen keeps its own chunk, which shows what rendering it loads.
      output: isSsrBuild ? {} : { chunkFileNames: CHUNK_NAMES, codeSplitting: { groups: GROUPS } },
    },
    copyPublicDir: isSsrBuild !== true,
  },
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    css: false,
    testTimeout: LIMITS.test,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,vite}/**/*.test.ts'],
          exclude: [NEEDS_DOCUMENT],
          // Starting a worker takes longer than most of these files.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...DOM,
          name: 'dom',
          include: ['src/**/*.test.tsx', NEEDS_DOCUMENT],
          exclude: NEEDS_OWN_WORKER,
          // One document and one load of React for all files of a worker.
          isolate: false,
        },
      },
      { extends: true, test: { ...DOM, name: 'modules', include: NEEDS_OWN_WORKER } },
    ],
  },
}))
