import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readIfThere, writeJson } from '../config/json-file.ts'

/** A learner could start the kiosk repeatedly. */
const MOST_KEPT = 20

const startsSchema = z.array(z.object({ at: z.number(), switches: z.array(z.string()) }))
type RefusedStart = z.infer<typeof startsSchema>[number]

/** Starts that were refused because of their command line, stored until a valid start reports them. */
export class RefusedStarts {
  readonly #file: string

  /** @param dataFolder the kiosk's own folder, writable for it */
  constructor(dataFolder: string) {
    this.#file = join(dataFolder, 'refused-starts.json')
  }

  /** @param at milliseconds since the epoch */
  note(at: number, switches: readonly string[]): void {
    const starts = [...this.#read(), { at, switches: [...switches] }]
    writeJson(this.#file, starts.slice(-MOST_KEPT))
  }

  /** Takes out all refused starts, the oldest first. */
  take(): RefusedStart[] {
    const starts = this.#read()
    rmSync(this.#file, { force: true })
    return starts
  }

  #read(): RefusedStart[] {
    const text = readIfThere(this.#file)
    if (text === null) return []
    const starts = startsSchema.safeParse(parsed(text))
    // An account that may start the kiosk may also write its folder, so a corrupted file counts as one more refused
    // start.
    return starts.success ? starts.data : [{ at: 0, switches: ['?'] }]
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
