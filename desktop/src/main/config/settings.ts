import { join } from 'node:path'
import { readIfThere, writeJson } from './json-file.ts'
import { checkConfig, parseConfig, type ConfigResult, type KioskConfig } from './kiosk-config.ts'
import { isGoodPin, slowPins, type Pins } from './pin.ts'
import {
  afterWrongPin,
  NO_ATTEMPTS,
  pinAttemptsSchema,
  waitBeforePin,
  type PinAttempts,
} from './pin-attempts.ts'

export type PinResult = { ok: true } | { ok: false; message: string }

export type StartConfig =
  | { kind: 'ready'; config: KioskConfig; file: string }
  | { kind: 'none' }
  | { kind: 'broken'; file: string; result: Extract<ConfigResult, { ok: false }> }

const WRONG_PIN = 'PIN salah.'

/** The settings of this computer, on its disk. */
export class Settings {
  readonly #ownFile: string
  readonly #installedFile: string
  readonly #attemptsFile: string
  readonly #pins: Pins

  /**
   * @param dataFolder the kiosk's own, which it may write
   * @param installedFile a kiosk.json that a deployment put in place; it wins over the set-up screen
   * @param pins tests have faster ones
   */
  constructor(dataFolder: string, installedFile: string, pins: Pins = slowPins) {
    this.#pins = pins
    this.#ownFile = join(dataFolder, 'kiosk.json')
    this.#installedFile = installedFile
    this.#attemptsFile = join(dataFolder, 'pin-attempts.json')
  }

  /** What the kiosk starts with. A broken file is never passed over for another one. */
  load(): StartConfig {
    for (const file of [this.#installedFile, this.#ownFile]) {
      const text = readIfThere(file)
      if (text === null) continue
      const result = parseConfig(text)
      return result.ok
        ? { kind: 'ready', config: result.config, file }
        : { kind: 'broken', file, result }
    }
    return { kind: 'none' }
  }

  /**
   * Judges and keeps what the operator typed on the set-up screen.
   * @param input the fields of kiosk.json, with `pin` instead of `pinHash`; without a new PIN the old one stays
   */
  async save(input: unknown, current: KioskConfig | null): Promise<ConfigResult> {
    const { pin, ...fields } = isRecord(input) ? input : {}
    const isKept = current !== null && (pin === undefined || pin === '')
    if (!isKept && !(typeof pin === 'string' && isGoodPin(pin))) {
      const message = 'PIN harus 6 sampai 12 angka, tidak berurutan dan tidak semuanya sama.'
      return { ok: false, problems: [{ field: 'pin', message }] }
    }
    const pinHash = isKept ? current.pinHash : await this.#pins.hash(String(pin))
    const result = checkConfig({ ...fields, pinHash })
    if (result.ok) writeJson(this.#ownFile, result.config)
    return result
  }

  /** Whether the set-up screen can change anything: an installed file is changed by whoever installed it. */
  get isInstalled(): boolean {
    return readIfThere(this.#installedFile) !== null
  }

  /** Checks the operator's PIN; the wrong ones are counted on the disk, so that a restart gives no new attempts. */
  async checkPin(pin: unknown, { pinHash }: KioskConfig, now: number): Promise<PinResult> {
    const attempts = this.#attempts()
    const wait = waitBeforePin(attempts, now)
    if (wait > 0) return { ok: false, message: waitSentence(wait) }

    // Counted before the slow part: two at once are two attempts.
    const next = afterWrongPin(attempts, now)
    writeJson(this.#attemptsFile, next)
    if (typeof pin === 'string' && (await this.#pins.matches(pin, pinHash))) {
      writeJson(this.#attemptsFile, NO_ATTEMPTS)
      return { ok: true }
    }
    const nextWait = waitBeforePin(next, now)
    return {
      ok: false,
      message: nextWait > 0 ? `${WRONG_PIN} ${waitSentence(nextWait)}` : WRONG_PIN,
    }
  }

  #attempts() {
    const text = readIfThere(this.#attemptsFile)
    if (text === null) return NO_ATTEMPTS
    return readAttempts(text)
  }
}

/** A file that can't be read was tampered with or torn: the operator gets in, a guesser has hardly any tries. */
const SUSPECT: PinAttempts = { failures: 9, lockedUntil: 0 }

function readAttempts(text: string): PinAttempts {
  try {
    return pinAttemptsSchema.parse(JSON.parse(text))
  } catch {
    return SUSPECT
  }
}

function waitSentence(milliseconds: number): string {
  return `Terlalu banyak percobaan. Coba lagi ${Math.ceil(milliseconds / 60_000)} menit lagi.`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
