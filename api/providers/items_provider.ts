import type { ApplicationService } from '@adonisjs/core/types'

/** Provides the analyser of items, which has a thread of its own. */
export default class ItemsProvider {
  #close: (() => Promise<void>) | null = null

  constructor(private readonly app: ApplicationService) {}

  async boot() {
    const { Analyser } = await import('#app/items/analysis/analyser')
    const { workerBeside } = await import('#app/platform/threads/heavy_thread')
    this.app.container.singleton(Analyser, () => {
      const analyser = new Analyser(
        workerBeside(import.meta.url, '../app/items/domain/analyse_package')
      )
      this.#close = () => analyser.close()
      return analyser
    })
  }

  async shutdown() {
    await this.#close?.()
  }
}
