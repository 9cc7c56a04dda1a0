import type { ApplicationService } from '@adonisjs/core/types'

/** Provides the printer of results, in a thread of its own. */
export default class ClassResultsProvider {
  #close: (() => Promise<void>) | null = null

  constructor(private readonly app: ApplicationService) {}

  async boot() {
    const { ResultsPrinter } = await import('#app/reports/paper/results/results_printer')
    this.app.container.singleton(ResultsPrinter, () => {
      const printer = new ResultsPrinter()
      this.#close = () => printer.close()
      return printer
    })
  }

  async shutdown() {
    await this.#close?.()
  }
}
