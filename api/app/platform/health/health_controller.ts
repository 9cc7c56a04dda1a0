import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import { Unavailable } from '#app/platform/errors/failures'
import { versionOf } from '#app/platform/installation/version'
import { ServerHealth } from '#app/platform/health/server_health'

const VERSION = versionOf(app.appRoot)

@inject()
export default class HealthController {
  constructor(private readonly health: ServerHealth) {}

  /** 200 while everything needed works; only the log names failures. Warnings that don't stop an exam are listed. */
  async handle() {
    if (!(await this.health.isWell())) throw new Unavailable()
    const peringatan = this.health.warnings
    return { status: 'ok' as const, versi: VERSION, ...(peringatan.length > 0 && { peringatan }) }
  }

  /**
   * 200 while the process answers, also when something else is wrong: a supervisor must not restart it for an unreachable
   * database.
   */
  live() {
    return { status: 'ok' as const }
  }
}
