import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, FIRST_PORT, ORIGIN, originOf, WORKERS } from './e2e/support/environment.ts'
import { LIMITS } from './e2e/support/limits.ts'

/**
 * Journeys that mostly wait, for prefetching or for the end of a time. They start first, so that others fill their
 * pauses.
 */
const WAITING = /(offline-|rescue-file|steady-options|phone|main-job|late-answers)[^/]*\.spec\.ts$/

/** Runs the journeys through the built app and the built API, in the Chromium that the machine has. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  fullyParallel: false,
  workers: WORKERS,
  forbidOnly: process.env.CI === 'true',
  retries: 0,
  timeout: LIMITS.journey,
  expect: { timeout: LIMITS.wait },
  reporter: process.env.CI === 'true' ? 'line' : 'list',
  use: {
    baseURL: ORIGIN,
    actionTimeout: LIMITS.action,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1366, height: 768 },
    // Recording a trace takes a third of the time: pass `--trace retain-on-failure` for one.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Motion costs a tenth of the CPU. Journeys about motion, and those of the main job, turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: BROWSER_FLAGS,
    },
  },
  projects: [
    { name: 'long', testMatch: WAITING },
    { name: 'others', testIgnore: WAITING },
  ],
  webServer: {
    command: 'node e2e/support/serve.ts',
    url: `${originOf(FIRST_PORT + WORKERS - 1)}/api/health`,
    timeout: LIMITS.server,
    gracefulShutdown: { signal: 'SIGTERM', timeout: LIMITS.serverEnd },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
