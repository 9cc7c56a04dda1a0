import type { ApplicationService } from '@adonisjs/core/types'

/** Provides what reads lists of learners and prints their cards, each in a thread of its own. */
export default class ClassesProvider {
  readonly #close: (() => Promise<void>)[] = []

  constructor(private readonly app: ApplicationService) {}

  async boot() {
    const { CardPrinter } = await import('#app/classes/paper/card_printer')
    const { WorkbookReader } = await import('#app/classes/workbook/workbook_reader')

    for (const Thread of [CardPrinter, WorkbookReader] as const) {
      this.app.container.singleton<typeof CardPrinter | typeof WorkbookReader>(Thread, () => {
        const thread = new Thread()
        this.#close.push(() => thread.close())
        return thread
      })
    }
  }

  async shutdown() {
    await Promise.all(this.#close.map((close) => close()))
  }
}
