import { inject } from '@adonisjs/core'
import { Unavailable } from '#app/platform/errors/failures'
import { ServerHealth } from '#app/platform/health/server_health'

@inject()
export default class HealthController {
  constructor(private readonly health: ServerHealth) {}

  /** 200 while everything needed works; only the log says what doesn't. */
  async handle() {
    if (!(await this.health.isWell())) throw new Unavailable()
    return { status: 'ok' as const }
  }
}
