import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { trustOf, type FileTrust } from './file-trust.ts'
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

const UNREADABLE =
  'kiosk.json tidak dapat dibaca oleh akun ini. Jalankan kios dengan akun yang disiapkan untuknya.'
const UNTRUSTED =
  'kiosk.json tidak dipasang oleh administrator, jadi tidak dipakai. Hapus berkas itu sebagai administrator, lalu siapkan kembali kursi ini.'
const WRONG_PIN = 'PIN salah.'

/** The settings of this computer, on its disk. */
export class Settings {
  readonly #ownFile: string
  readonly #installedFile: string
  readonly #attemptsFile: string
  readonly #pins: Pins
  readonly #trust: FileTrust

  /**
   * @param dataFolder the kiosk's own folder, writable for it
   * @param installedFile kiosk.json of a deployment, which takes precedence over the setup screen's settings
   * @param pins tests use faster ones
   * @param trust checks who created the deployment's file
   */
  constructor(
    dataFolder: string,
    installedFile: string,
    pins: Pins = slowPins,
    trust: FileTrust = trustOf(process.platform)
  ) {
    this.#pins = pins
    this.#trust = trust
    this.#ownFile = join(dataFolder, 'kiosk.json')
    this.#installedFile = installedFile
    this.#attemptsFile = join(dataFolder, 'pin-attempts.json')
  }

  /** The settings at the kiosk's start. A broken file is reported and never replaced by another one. */
  load(): StartConfig {
    for (const file of [this.#installedFile, this.#ownFile]) {
      const result = this.#read(file)
      if (result === null) continue
      return result.ok
        ? { kind: 'ready', config: result.config, file }
        : { kind: 'broken', file, result }
    }
    return { kind: 'none' }
  }

  /** The settings in a file, or null if it doesn't exist. */
  #read(file: string): ConfigResult | null {
    let text: string | null
    try {
      text = readIfThere(file)
    } catch (error) {
      console.error('The settings are unreadable', error)
      return unusable(UNREADABLE)
    }
    if (text === null) return null
    if (file === this.#installedFile && !this.#trust.isAdministrators(file))
      return unusable(UNTRUSTED)
    return parseConfig(text)
  }

  /**
   * Validates and saves the input of the setup screen.
   * @param input the fields of kiosk.json, with `pin` instead of `pinHash`; without a new PIN the old one stays
   */
  async save(input: unknown, current: KioskConfig | null): Promise<ConfigResult> {
    const result = await this.validate(input, current)
    if (result.ok) writeJson(this.#ownFile, result.config)
    return result
  }

  /** The settings that `save` would write, or the problems. */
  async validate(input: unknown, current: KioskConfig | null): Promise<ConfigResult> {
    const { pin, ...fields } = isRecord(input) ? input : {}
    const isKept = current !== null && (pin === undefined || pin === '')
    if (!isKept && !(typeof pin === 'string' && isGoodPin(pin))) {
      const message = 'PIN harus 6 sampai 12 angka, tidak berurutan dan tidak semuanya sama.'
      return { ok: false, problems: [{ field: 'pin', message }] }
    }
    const pinHash = isKept ? current.pinHash : await this.#pins.hash(String(pin))
    return checkConfig({ ...fields, pinHash })
  }

  /** Whether a deployment installed the settings, so that the setup screen can't change them. */
  get isInstalled(): boolean {
    return existsSync(this.#installedFile)
  }

  /** Checks the operator's PIN. Wrong PINs are counted on disk, so that a restart gives no new tries. */
  async checkPin(pin: unknown, { pinHash }: KioskConfig, now: number): Promise<PinResult> {
    const attempts = this.#attempts()
    const wait = waitBeforePin(attempts, now)
    if (wait > 0) return { ok: false, message: waitSentence(wait) }

    // Counted before the slow check, so that two concurrent tries count twice.
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

/** An unreadable file may have been manipulated. The operator gets one try, followed by the long wait. */
const SUSPECT: PinAttempts = { failures: 9, lockedUntil: 0 }

function readAttempts(text: string): PinAttempts {
  try {
    return pinAttemptsSchema.parse(JSON.parse(text))
  } catch {
    return SUSPECT
  }
}

function unusable(message: string): ConfigResult {
  return { ok: false, problems: [{ field: '', message }] }
}

function waitSentence(milliseconds: number): string {
  return `Terlalu banyak percobaan. Coba lagi ${Math.ceil(milliseconds / 60_000)} menit lagi.`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
