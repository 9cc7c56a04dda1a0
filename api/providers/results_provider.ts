import type { ApplicationService } from '@adonisjs/core/types'

/** Provides the printers of certificates and of documents, each in a thread of its own. */
export default class ResultsProvider {
  readonly #close: (() => Promise<void>)[] = []

  constructor(private readonly app: ApplicationService) {}

  async boot() {
    const { CertificatePrinter } = await import('#app/results/certificate/certificate_printer')
    const { DocumentPrinter } = await import('#app/reports/paper/documents/document_printer')

    this.app.container.singleton(CertificatePrinter, () => {
      const printer = new CertificatePrinter()
      this.#close.push(() => printer.close())
      return printer
    })
    this.app.container.singleton(DocumentPrinter, () => {
      const printer = new DocumentPrinter()
      this.#close.push(() => printer.close())
      return printer
    })
  }

  async shutdown() {
    await Promise.all(this.#close.map((close) => close()))
  }
}
