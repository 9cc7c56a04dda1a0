import type { ApplicationService } from '@adonisjs/core/types'

/** Provides the reader of learner lists and the printer of cards, each in a thread of its own. */
export default class ClassesProvider {
  readonly #close: (() => Promise<void>)[] = []

  constructor(private readonly app: ApplicationService) {}

  async boot() {
    const { CardPrinter } = await import('#app/classes/paper/card_printer')
    const { WorkbookReader } = await import('#app/paper/workbook/workbook_reader')
    const { workerBeside } = await import('#app/platform/threads/heavy_thread')

    this.app.container.singleton(CardPrinter, () => {
      const thread = new CardPrinter()
      this.#close.push(() => thread.close())
      return thread
    })
    this.app.container.singleton(WorkbookReader, () => {
      const reader = new WorkbookReader(
        workerBeside(import.meta.url, '../app/classes/workbook/read_worker')
      )
      this.#close.push(() => reader.close())
      return reader
    })
  }

  async shutdown() {
    await Promise.all(this.#close.map((close) => close()))
  }
}
