import type { ApplicationService } from '@adonisjs/core/types'

/** Provides the analyser of items and the finder of similar answers, each with a thread of its own. */
export default class ItemsProvider {
  readonly #closing: (() => Promise<void>)[] = []

  constructor(private readonly app: ApplicationService) {}

  async boot() {
    const { Analyser } = await import('#app/items/analysis/analyser')
    const { SimilarityFinder } = await import('#app/items/analysis/similarity_finder')
    const { workerBeside } = await import('#app/platform/threads/heavy_thread')
    this.app.container.singleton(Analyser, () => {
      const analyser = new Analyser(
        workerBeside(import.meta.url, '../app/items/domain/analyse_package')
      )
      this.#closing.push(() => analyser.close())
      return analyser
    })
    this.app.container.singleton(SimilarityFinder, () => {
      const finder = new SimilarityFinder(
        workerBeside(import.meta.url, '../app/items/domain/similar_answers')
      )
      this.#closing.push(() => finder.close())
      return finder
    })
  }

  async shutdown() {
    for (const close of this.#closing) await close()
  }
}
