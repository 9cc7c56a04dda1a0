import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'
import { FIRST_PORT, originOf } from '../support/environment.ts'
import { SCREENS_KEY } from './mail-stop.ts'
import { MOMENT } from './moment.ts'

const STEPPED_CLOCK = new URL('../../../api/tests/support/stepped_clock.ts', import.meta.url)

/** Takes the pictures of docs/screens.md: `npm run screens`. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results/screens',
  workers: 1,
  projects: [{ name: 'screens', testMatch: '*.screens.ts' }],
  // Half of 1366 x 768: readable, and all of them together are small.
  use: { ...journeys.use, deviceScaleFactor: 0.5 },
  webServer: {
    ...(journeys.webServer as object),
    command: 'node ../support/serve.ts',
    url: `${originOf(FIRST_PORT)}/api/health`,
    env: {
      E2E_WORKERS: '1',
      APP_KEY: SCREENS_KEY,
      E2E_DEMO_DATA: 'penuh',
      CLOCK_STEP_MS: String(MOMENT.getTime() - Date.now()),
      NODE_OPTIONS: `--import=${STEPPED_CLOCK.href}`,
    },
  },
})
