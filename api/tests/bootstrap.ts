import { rmSync, writeFileSync } from 'node:fs'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import { spec } from '@japa/runner/reporters'
import type { Config, NamedReporterContract } from '@japa/runner/types'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { createHttpServer } from '#app/platform/server/http_server'
import env from '#start/env'

export const plugins: Config['plugins'] = [assert(), pluginAdonisJS(app)]

/** Writes the totals and what failed to the file in TEST_REPORT, with the field names of vitest's JSON reporter. */
const totals: NamedReporterContract = {
  name: 'totals',
  handler(runner, emitter) {
    const file = process.env.TEST_REPORT
    if (!file) return
    emitter.on('runner:end', () => {
      const { aggregates, failedTestsTitles } = runner.getSummary()
      const failed = failedTestsTitles.map((fullName) => ({ status: 'failed', fullName }))
      const report = {
        numPassedTests: aggregates.passed,
        // A test marked as failing that passes counts as failed.
        numFailedTests: aggregates.failed + aggregates.regression,
        numPendingTests: aggregates.skipped,
        numTodoTests: aggregates.todo,
        testResults: [{ assertionResults: failed }],
      }
      writeFileSync(file, JSON.stringify(report))
    })
  },
}

export const reporters: Config['reporters'] = {
  activated: ['spec', 'totals'],
  list: [spec(), totals],
}

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [],
  teardown: [() => rmSync(env.get('DATA_DIR'), { recursive: true, force: true })],
}

export const configureSuite: Config['configureSuite'] = (suite) => {
  if (suite.name === 'functional') {
    suite.setup(() => testUtils.db().migrate())
    suite.setup(() => testUtils.httpServer().start(createHttpServer))
  }
}
