import { writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { clock } from '#app/platform/time/clock'
import { LogTarget } from '#app/platform/log/log_target'

/** Buffered lines while nothing can be written; more are lost. */
const MOST_WAITING_BYTES = 1024 * 1024
const CHUNK_BYTES = 64 * 1024
const RETRY_MS = 1_000
/** A pipe whose reader is busy. */
const BUSY_MS = 100

interface Description {
  /** Its name in messages, such as 'The log on standard output'. */
  title: string
  /** The field `name` and the text of the line that reports lost ones. */
  logger: string
  lossMessage: string
}

/**
 * The destination of a log's lines. A line that can't be written is never an error for its caller: up to a mebibyte
 * of lines is buffered, the first failure is reported on standard error, and once writing works again a line says how
 * many were lost.
 */
export class LogFile {
  readonly #target: LogTarget
  readonly #waiting: string[] = []
  #waitingBytes = 0
  /** The rest of the lines that are being written. */
  #rest = Buffer.alloc(0)
  #lost = 0
  #failure: string | undefined
  #underWay: Promise<void> | undefined
  #retry: NodeJS.Timeout | undefined

  /** @param place a descriptor that is open already, or a file's path */
  constructor(
    place: number | string,
    private readonly description: Description,
    private readonly mostWaitingBytes = MOST_WAITING_BYTES
  ) {
    this.#target = new LogTarget(place)
  }

  /** Whether lines are lost or can't be written at present. */
  get isFailing(): boolean {
    return this.#failure !== undefined || this.#lost > 0
  }

  /** Takes a line, which ends with a line break. Never throws. */
  write(line: string): void {
    const bytes = Buffer.byteLength(line)
    if (this.#waitingBytes + bytes > this.mostWaitingBytes) {
      this.#lost += 1
      return
    }
    this.#waiting.push(line)
    this.#waitingBytes += bytes
    if (!this.#retry) void this.flush()
  }

  /**
   * Opens it and writes the buffered lines, or reports why that is impossible. Never throws; resolves after the
   * attempt.
   */
  flush(): Promise<void> {
    this.#underWay ??= this.#work().finally(() => {
      this.#underWay = undefined
      // A line that was added during the last write.
      if (this.#waiting.length > 0 && !this.#retry) void this.flush()
    })
    return this.#underWay
  }

  /**
   * At the end of the process: buffered lines are written at once, or lost, which standard error reports. Never
   * throws.
   */
  endNow(): void {
    // Writes in progress are finished by the system.
    const parts = this.#underWay ? [] : [this.#rest]
    while (this.#waiting.length > 0 || this.#lost > 0) parts.push(this.#nextLines())
    let lines = Buffer.concat(parts)
    try {
      while (lines.length > 0) lines = lines.subarray(this.#target.writeNow(lines))
    } catch (error) {
      const lost = lines.toString().split('\n').length - 1
      complain(
        `${this.description.title} lost ${lost} lines at the end (${(error as Error).message}).`
      )
    }
  }

  async #work(): Promise<void> {
    clearTimeout(this.#retry)
    this.#retry = undefined
    try {
      // If it was renamed and can't be reopened, the open file takes the lines.
      const notFollowed = await this.#target.follow()
      while (this.#rest.length > 0 || this.#waiting.length > 0 || this.#lost > 0) {
        if (this.#rest.length === 0) this.#rest = this.#nextLines()
        this.#rest = this.#rest.subarray(await this.#target.write(this.#rest))
      }
      this.#settle(notFollowed)
    } catch (error) {
      this.#settle(error as NodeJS.ErrnoException)
    }
  }

  #nextLines(): Buffer<ArrayBuffer> {
    let text = ''
    while (this.#waiting.length > 0 && text.length < CHUNK_BYTES) text += this.#waiting.shift()
    this.#waitingBytes -= Buffer.byteLength(text)
    if (this.#lost > 0) text += this.#lossLine()
    this.#lost = 0
    return Buffer.from(text)
  }

  #lossLine(): string {
    const { logger: name, lossMessage: msg } = this.description
    const [level, time, pid] = [50, clock.now(), process.pid]
    const line = { level, time, pid, hostname: hostname(), name, lost: this.#lost, msg }
    return `${JSON.stringify(line)}\n`
  }

  #settle(error: NodeJS.ErrnoException | undefined): void {
    if (!error) {
      this.#failure = undefined
      return
    }
    const isBusy = error.code === 'EAGAIN'
    // This timer alone keeps no process alive.
    this.#retry = setTimeout(() => void this.flush(), isBusy ? BUSY_MS : RETRY_MS).unref()
    if (isBusy) return
    const reason = error.message
    if (this.#failure === undefined) {
      complain(
        `${this.description.title} can't be written (${reason}). The server goes on, tries again each second and says in ` +
          'the log how many lines were lost.'
      )
    }
    this.#failure = reason
  }
}

/** On standard error, bypassing everything that could fail in turn. */
function complain(sentence: string): void {
  try {
    writeSync(2, `${sentence}\n`)
  } catch {
    // Standard error is closed too: health still reports it.
  }
}
