import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { flattenCssLayers } from './vite/flatten-css-layers.ts'
import { precompress } from './vite/precompress.ts'
import { screenPreloads } from './vite/screen-preloads.ts'
import { sharedChunks } from './vite/shared-chunks.ts'
import { trimReactRouter } from './vite/trim-react-router.ts'
import { preloadFont } from './vite/preload-font.ts'

const API = process.env.API_URL ?? 'http://localhost:3333'

const LANDING = [
  'features/landing/pages/landing-page.tsx',
  'features/landing/components/landing-nav.tsx',
]
const AUTH_LAYOUT = 'features/auth/components/auth-layout.tsx'
const LOGIN = [AUTH_LAYOUT, 'features/auth/pages/login-page.tsx']
const LEARNER_LAYOUT = 'app/layouts/learner-layout.tsx'
const PACKAGES = [LEARNER_LAYOUT, 'app/screens/packages-screen.tsx']
const EXAM = ['app/screens/exam-screen.tsx']

const shared = sharedChunks(20, {
  landing: LANDING,
  sections: ['features/landing/components/landing-sections.tsx'],
  login: LOGIN,
  packages: PACKAGES,
  exam: EXAM,
})

/** Tests beside plain modules that need a browser's document. */
const NEEDS_DOCUMENT = 'src/**/*.dom.test.ts'
/** Tests that mock modules, or load them anew: the files that follow in the same worker would get those. */
const CHANGES_MODULES = [
  'src/app/kiosk-router.test.tsx',
  'src/app/router.test.tsx',
  'src/components/ui/dialogs/dialogs.test.tsx',
  'src/features/exam/components/rendering.test.tsx',
  'src/lib/theme/theme.dom.test.ts',
]
const DOM = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3333/' } },
  setupFiles: ['src/testing/setup.ts'],
}

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    preloadFont('plus-jakarta-sans-latin-wght-normal'),
    trimReactRouter(),
    shared.plugin,
    screenPreloads({
      '/': LANDING,
      '/login': LOGIN,
      '/register': [AUTH_LAYOUT, 'features/auth/pages/register-page.tsx'],
      '/reset-password': [AUTH_LAYOUT, 'features/auth/pages/reset-password-page.tsx'],
      '/verifikasi': ['app/screens/verify-screen.tsx'],
      '/paketsoal': PACKAGES,
      '/riwayat-ujian': [LEARNER_LAYOUT, 'features/results/pages/history-page.tsx'],
      '/bayar': [LEARNER_LAYOUT, 'features/payments/pages/pay-page.tsx'],
      '/paket-saya': [LEARNER_LAYOUT, 'features/payments/pages/my-packages-page.tsx'],
      '/profile': [LEARNER_LAYOUT, 'features/profile/pages/profile-page.tsx'],
      '/simulasi-toefl': EXAM,
      '/admin': ['app/admin-router.tsx'],
    }),
    precompress(),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  css: { postcss: { plugins: [flattenCssLayers()] } },
  server: { proxy: { '/api': API } },
  build: {
    // Learners come with old Android phones as well.
    target: ['es2020', 'chrome90', 'safari14'],
    sourcemap: false,
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: shared.groups,
        },
      },
    },
  },
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    css: false,
    testTimeout: 15_000,
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
          exclude: CHANGES_MODULES,
          // One document and one load of React for all files of a worker.
          isolate: false,
        },
      },
      { extends: true, test: { ...DOM, name: 'modules', include: CHANGES_MODULES } },
    ],
  },
})
