import type { ApplicationService } from '@adonisjs/core/types'

/** Provides the clock and the timekeeper. */
export default class TimeProvider {
  constructor(private readonly app: ApplicationService) {}

  async boot() {
    const { RequestsUnderWay } = await import('#app/platform/time/requests_under_way')
    const { Timekeeper } = await import('#app/platform/time/timekeeper')

    this.app.container.singleton(RequestsUnderWay, () => new RequestsUnderWay())
    this.app.container.singleton(Timekeeper, async (resolver) => {
      const { serverClock } = await import('#app/platform/time/clock')
      const { bootOfMachine } = await import('#app/platform/time/machine_clocks')
      return new Timekeeper(
        serverClock,
        bootOfMachine(),
        await resolver.make('logger'),
        await resolver.make(RequestsUnderWay),
        async (...change) => (await import('#start/asked_above')).outlivesTimeChange(...change)
      )
    })
  }

  async ready() {
    const { RequestsUnderWay } = await import('#app/platform/time/requests_under_way')
    const requests = await this.app.container.make(RequestsUnderWay)
    const server = (await this.app.container.make('server')).getNodeServer()
    if (server) requests.watch(server)
  }
}
