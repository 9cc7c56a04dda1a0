import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS } from '../web/e2e/support/environment.ts'
import { LIMITS } from '../web/e2e/support/limits.ts'
import { SERVER_ORIGIN, SERVER_PORT } from './e2e/support/environment.ts'

/** Tests the kiosk: its gateway in any Chromium, and the whole app where Electron is installed. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  fullyParallel: false,
  workers: 1,
  forbidOnly: process.env.CI === 'true',
  retries: 0,
  timeout: LIMITS.kioskJourney,
  expect: { timeout: LIMITS.wait },
  reporter: process.env.CI === 'true' ? 'line' : 'list',
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1366, height: 768 },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // The check before an exam needs an audio output.
      args: [...BROWSER_FLAGS, '--use-fake-device-for-media-stream'],
    },
  },
  webServer: {
    command: 'node ../web/e2e/support/serve.ts',
    url: `${SERVER_ORIGIN}/api/health`,
    // Secure, prefixed cookies as in production. The server refuses demo passwords under a public name.
    env: {
      E2E_PORT: String(SERVER_PORT),
      E2E_WORKERS: '1',
      E2E_APP_URL: 'https://ujian.localhost',
    },
    timeout: LIMITS.server,
    gracefulShutdown: { signal: 'SIGTERM', timeout: LIMITS.serverEnd },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
