import { inject } from '@adonisjs/core'
import { Unavailable } from '#app/platform/errors/failures'
import { ServerHealth } from '#app/platform/health/server_health'

@inject()
export default class HealthController {
  constructor(private readonly health: ServerHealth) {}

  /** 200 while everything needed works; only the log says what doesn't. What an exam goes on without is named. */
  async handle() {
    if (!(await this.health.isWell())) throw new Unavailable()
    const peringatan = this.health.warnings
    return { status: 'ok' as const, ...(peringatan.length > 0 && { peringatan }) }
  }
}
