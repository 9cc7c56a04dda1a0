import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/**
 * Measures the exam's cost in the browser of a slow machine: the `browser` part of `npm run bench`, whose environment
 * it needs.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../test-results/bench',
  workers: 1,
  // With motion, as most users see it.
  use: { ...journeys.use, contextOptions: { reducedMotion: 'no-preference' } },
  timeout: 20 * 60_000,
  projects: [{ name: 'bench', testMatch: 'exam.bench.ts' }],
  reporter: 'line',
  webServer: {
    ...(journeys.webServer as object),
    command: 'node ../e2e/support/serve.ts',
    url: `http://127.0.0.1:${process.env.E2E_PORT}/api/health`,
  },
})
