import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, FIRST_PORT, ORIGIN, originOf, WORKERS } from './e2e/support/environment.ts'
import { LIMITS } from './e2e/support/limits.ts'

/** Journeys that mostly wait, for a minute of fetching ahead or the end of a time. First, so that others fill their pauses. */
const WAITING = /(offline-|rescue-file|steady-options|phone|main-job|late-answers)[^/]*\.spec\.ts$/

/** Journeys through the built app against the built API, in whatever Chromium the machine has. */
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
    // Recording one takes a third of the time: `--trace retain-on-failure` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Motion costs a tenth of the processor; journeys that are about it, and those of the main job, ask for it.
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
