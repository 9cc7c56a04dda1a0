import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LIMITS } from './src/testing/limits.ts'
import { flattenCssLayers } from './vite/flatten-css-layers.ts'
import { precompress } from './vite/precompress.ts'
import { preloadFont } from './vite/preload-font.ts'

const API = process.env.API_URL ?? 'http://localhost:3333'

const SOURCES = { '@': fileURLToPath(new URL('./src', import.meta.url)) }

const reactRouter = (file: string) =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}`, import.meta.url))
/** The package names only its development build, which carries its warnings along. */
const REACT_ROUTER = {
  'react-router/dom': reactRouter('dom-export.mjs'),
  'react-router': reactRouter('index.mjs'),
}

/**
 * Where small modules go that many screens share: alone they would cost a request each and compress badly. A group takes
 * along what its modules import, as far as no group before it does.
 */
const GROUPS = [
  { name: 'start', tags: ['$initial' as const] },
  {
    name: 'base',
    test: /components.page.(page-|use-page|use-doc)|components.ui.(link|button-link|icon-button|skeleton)\.tsx|contracts.exam\.|lib.(chat-url|settings.settings)|icons.(x|check|play)\.mjs/,
  },
  {
    name: 'frame',
    test: /components.page.brand|components.ui.(avatar|use-hover|use-press|use-esc)|icons.(menu|chevron-down|message-circle|headphones|book-open-text|monitor)\.mjs|app.layouts.(header-bar|main-content|skip|account-menu|profile-button)|components.theme.theme-(switch|options)|icons.(moon|sun|pause)|ui.use-size/,
  },
  // No screen of the exam sends anything this way at first.
  { name: 'sending', test: /useMutation/ },
  {
    name: 'work',
    test: /components.ui.load-failure|icons.(eye|eye-off|rotate-cw)\.mjs|contracts.refusals/,
  },
  {
    name: 'sitting',
    test: /components.(sitting.(flag-b|keys\.|move-b|number-b|question-p|sitting-|split|text-size\.|time-f|use-test)|questions.(answer-|question-view|paper))|lib.countdown|ui.(radio-card|live-region|same-height|use-pass-focus)|format.duration|icons.(chevron-left|chevron-right|timer)\.mjs/,
  },
  {
    name: 'pages',
    test: /components.ui.(badge|empty-state|table|copy-button)\.tsx|components.(payment-status|late-status|proof-limits)|format.(date|grant-source)|features.results.(api.(certificate|history)|components.certificate-button)|sitting.score-sheet|api.save-file|mutationOptions|contracts.results|icons.(circle-x|clock|download|hourglass|key-round|shield-check|trash|upload)\.mjs/,
  },
  {
    name: 'fields',
    test: /components.ui.(field|field-context|input|password-input)\.tsx?|features.auth.model|lib.validation.account|contracts.(phone|passwords)/,
  },
  // Of the exam's later screens, of events and of admins: none should need another's chunk for it.
  { name: 'extra', test: /contracts.extra_time/ },
  {
    name: 'events',
    test: /features.events.|contracts.events|icons.(calendar-clock|map-pin)\.mjs/,
  },
  {
    name: 'exam',
    test: /features.exam.(components.number-cell|model.(?!late-[wo]|journal-c|recording-|rescue|undel)|engine.(?!hold-|resum|late-|pref|journal-l|settle|rescue|failure|shuf|added|deliver|exam-room|session-exits)|hooks.(?!use-(open|start|move|end|finish|rescue|save))|api|preferences)|platform.stage|contracts.answers/,
  },
]

/** Every chunk lists the names of those it may fetch; a hash doesn't compress, and seven characters tell builds apart. */
const CHUNK_NAMES = 'assets/[name]-[hash:7].js'

/** Tests beside plain modules that need a browser's document. */
const NEEDS_DOCUMENT = 'src/**/*.dom.test.ts'
/**
 * Tests that mock modules, or load them anew: the files that follow in the same worker would get those.
 */
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
    // Learners come with old Android phones as well.
    target: ['es2020', 'chrome90', 'safari14'],
    sourcemap: false,
    reportCompressedSize: false,
    manifest: true,
    // Browsers before Safari 17 and Firefox 115 fetch a part's own imports after it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // For Node every screen keeps its own chunk, which tells what drawing it loads.
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
