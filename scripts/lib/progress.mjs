const HEARTBEAT_MS = 15_000
const REFRESH_MS = 500

/**
 * Says what is going on: on a terminal one line that counts the seconds, elsewhere (a log) a line now and then.
 */
export class Progress {
  /** @type {Map<string, number>} label -> start, epoch ms */
  #active = new Map()
  /** @type {NodeJS.Timeout | undefined} */
  #timer
  #stream

  /** @param {NodeJS.WriteStream} stream */
  constructor(stream) {
    this.#stream = stream
  }

  /** @param {string} label */
  begin(label) {
    this.#active.set(label, Date.now())
    if (this.#stream.isTTY) this.#draw()
    else this.#stream.write(`  … ${label}\n`)
    this.#timer ??= setInterval(
      () => this.#tick(),
      this.#stream.isTTY ? REFRESH_MS : HEARTBEAT_MS
    ).unref()
  }

  /**
   * @param {string} label as given to begin
   * @param {string} mark
   * @param {string} [note]
   */
  end(label, mark, note = '') {
    const started = this.#active.get(label)
    this.#active.delete(label)
    const time = started === undefined ? '' : ` (${seconds(Date.now() - started)})`
    this.print(`${mark} ${label}${time}${note ? `  ${note}` : ''}`)
    if (this.#active.size === 0) this.stop()
  }

  /** @param {string} text */
  print(text) {
    this.#clear()
    this.#stream.write(`${text}\n`)
    if (this.#stream.isTTY && this.#active.size > 0) this.#draw()
  }

  stop() {
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#active.clear()
    this.#clear()
  }

  /**
   * Runs one piece of work under its label.
   * @template T
   * @param {string} label
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async during(label, work) {
    this.begin(label)
    try {
      const result = await work()
      this.end(label, '✓')
      return result
    } catch (error) {
      this.end(label, '✗')
      throw error
    }
  }

  #tick() {
    if (this.#stream.isTTY) this.#draw()
    else this.#stream.write(`  … still: ${this.#status()}\n`)
  }

  #draw() {
    this.#clear()
    this.#stream.write(`… ${this.#status()}`.slice(0, (this.#stream.columns || 80) - 1))
  }

  #clear() {
    if (this.#stream.isTTY) this.#stream.write('\r\u001B[2K')
  }

  #status() {
    const now = Date.now()
    return [...this.#active].map(([label, start]) => `${label} ${seconds(now - start)}`).join(' · ')
  }
}

/** @param {number} ms */
function seconds(ms) {
  return ms < 10_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 1000)} s`
}
