import type { ApplicationService } from '@adonisjs/core/types'

/** Provides the printer of papers and the readers of workbooks and of questions, which have threads of their own. */
export default class PaperProvider {
  readonly #opened: { close: () => Promise<void> }[] = []

  constructor(private readonly app: ApplicationService) {}

  async boot() {
    const { Printer } = await import('#app/paper/printing/printer')
    const { WorkbookReader } = await import('#app/paper/workbook/workbook_reader')
    const { QuestionFileReader } = await import('#app/packages/exchange/question_file_reader')
    const { StatementReader } = await import('#app/payments/workbook/statement_reader')
    const { workerBeside } = await import('#app/platform/threads/heavy_thread')

    this.app.container.singleton(Printer, () => {
      const printer = new Printer(workerBeside(import.meta.url, '../start/papers'))
      this.#opened.push(printer)
      return printer
    })
    this.app.container.singleton(WorkbookReader, () => {
      const worker = workerBeside(import.meta.url, '../app/classes/workbook/read_worker')
      const reader = new WorkbookReader(worker)
      this.#opened.push(reader)
      return reader
    })
    this.app.container.singleton(QuestionFileReader, () => {
      const reader = new QuestionFileReader(
        workerBeside(import.meta.url, '../app/packages/exchange/read_worker')
      )
      this.#opened.push(reader)
      return reader
    })
    this.app.container.singleton(StatementReader, () => {
      const reader = new StatementReader(
        workerBeside(import.meta.url, '../app/payments/workbook/read_statement')
      )
      this.#opened.push(reader)
      return reader
    })
  }

  async shutdown() {
    await Promise.all(this.#opened.map((one) => one.close()))
  }
}
