import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, FIRST_PORT, ORIGIN, originOf, WORKERS } from './e2e/support/environment.ts'

/** Journeys through the built app against the built API, in whatever Chromium the machine has. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  fullyParallel: false,
  workers: WORKERS,
  forbidOnly: process.env.CI === 'true',
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI === 'true' ? 'line' : 'list',
  use: {
    baseURL: ORIGIN,
    actionTimeout: 15_000,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1366, height: 768 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: BROWSER_FLAGS,
    },
  },
  webServer: {
    command: 'node e2e/support/serve.ts',
    url: `${originOf(FIRST_PORT + WORKERS - 1)}/api/health`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
