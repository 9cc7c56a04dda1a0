import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** Measures the board's frames: a part of the `board` part of `npm run bench`, which serves it and keeps it busy. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../test-results/bench-board',
  workers: 1,
  use: { ...journeys.use, baseURL: process.env.BENCH_ORIGIN ?? '' },
  timeout: 5 * 60_000,
  projects: [{ name: 'board', testMatch: 'board.bench.ts' }],
  reporter: 'line',
  webServer: [],
})
