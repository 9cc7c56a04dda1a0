import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** What the exam costs a slow machine's browser: part `browser` of `npm run bench`, whose environment it needs. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../test-results/bench',
  workers: 1,
  // As most people see it.
  use: { ...journeys.use, contextOptions: { reducedMotion: 'no-preference' } },
  timeout: 20 * 60_000,
  projects: [{ name: 'bench', testMatch: '*.bench.ts' }],
  reporter: 'line',
  webServer: {
    ...(journeys.webServer as object),
    command: 'node ../e2e/support/serve.ts',
    url: `http://127.0.0.1:${process.env.E2E_PORT}/api/health`,
  },
})
