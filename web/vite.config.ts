import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { flattenCssLayers } from './vite/flatten-css-layers.ts'
import { precompress } from './vite/precompress.ts'
import { screenPreloads } from './vite/screen-preloads.ts'
import { sharedChunk } from './vite/shared-chunk.ts'
import { trimReactRouter } from './vite/trim-react-router.ts'
import { preloadFont } from './vite/preload-font.ts'

const API = process.env.API_URL ?? 'http://localhost:3333'

const start = sharedChunk('start', 20)

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    preloadFont('plus-jakarta-sans-latin-wght-normal'),
    trimReactRouter(),
    start.plugin,
    screenPreloads({
      '/': [
        'features/landing/pages/landing-page.tsx',
        'features/landing/components/landing-nav.tsx',
      ],
      '/login': ['features/auth/components/auth-layout.tsx', 'features/auth/pages/login-page.tsx'],
      '/register': [
        'features/auth/components/auth-layout.tsx',
        'features/auth/pages/register-page.tsx',
      ],
      '/reset-password': [
        'features/auth/components/auth-layout.tsx',
        'features/auth/pages/reset-password-page.tsx',
      ],
      '/paketsoal': ['app/layouts/learner-layout.tsx', 'app/screens/packages-screen.tsx'],
      '/riwayat-ujian': [
        'app/layouts/learner-layout.tsx',
        'features/results/pages/history-page.tsx',
      ],
      '/bayar': ['app/layouts/learner-layout.tsx', 'features/payments/pages/pay-page.tsx'],
      '/paket-saya': [
        'app/layouts/learner-layout.tsx',
        'features/payments/pages/my-packages-page.tsx',
      ],
      '/profile': ['app/layouts/learner-layout.tsx', 'features/profile/pages/profile-page.tsx'],
      '/simulasi-toefl': ['app/screens/exam-screen.tsx'],
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
          groups: [start.group],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3333/' } },
    include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    css: false,
  },
})
