import { rmSync } from 'node:fs'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import { spec } from '@japa/runner/reporters'
import type { Config } from '@japa/runner/types'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { createHttpServer } from '#app/platform/server/http_server'
import env from '#start/env'
import { LIMITS } from '#tests/support/limits'
import { totals } from '#tests/support/totals_reporter'

export const plugins: Config['plugins'] = [assert(), pluginAdonisJS(app)]

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

/** The time limit of a suite's tests without their own. */
export function limitOf({ name }: { name: string }): number {
  return name === 'unit' ? LIMITS.unit : LIMITS.functional
}
