import type { AttendanceData, MinutesData } from '#app/reports/paper/documents/document_data'
import { HeavyThread, workerBeside } from '#app/platform/threads/heavy_thread'
import type { CertificateData } from '#app/results/certificate/certificate_data'
import type { CertificatesInfo } from '#app/results/certificate/render_certificate'

/** A piece of work of the printer's thread. */
export type Piece =
  | { kind: 'attendance'; data: AttendanceData }
  | { kind: 'minutes'; data: MinutesData }
  /** All in one PDF. */
  | { kind: 'certificates'; data: readonly CertificateData[]; info: CertificatesInfo }
  /** A PDF each. */
  | { kind: 'certificate_files'; data: readonly CertificateData[] }

const WORK = {
  name: 'documents',
  worker: workerBeside(import.meta.url, 'print_worker'),
  /** Ten times the duration of the largest list, on a busy machine. */
  withinMs: 120_000,
  /** Twice the memory of all fonts. */
  heapMb: 512,
  waiting: 10,
}

/**
 * Typesets documents of classes and exams in a thread of its own, so that no learner's certificate waits for those of a
 * class. Each throws Unavailable when too many pieces wait already, or the thread ended.
 */
export class DocumentPrinter {
  readonly #thread = new HeavyThread(WORK)

  async attendance(data: AttendanceData): Promise<Buffer> {
    return this.#pdf({ kind: 'attendance', data })
  }

  async minutes(data: MinutesData): Promise<Buffer> {
    return this.#pdf({ kind: 'minutes', data })
  }

  /** Certificates as the pages of one PDF. */
  async certificates(data: readonly CertificateData[], info: CertificatesInfo): Promise<Buffer> {
    return this.#pdf({ kind: 'certificates', data, info })
  }

  /** Certificates as a PDF each. */
  async certificateFiles(data: readonly CertificateData[]): Promise<Uint8Array[]> {
    return (await this.#run({ kind: 'certificate_files', data })) as Uint8Array[]
  }

  async #pdf(piece: Piece): Promise<Buffer> {
    return Buffer.from((await this.#run(piece)) as Uint8Array)
  }

  #run(piece: Piece): Promise<unknown> {
    return this.#thread.run(piece)
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#thread.close()
  }
}
