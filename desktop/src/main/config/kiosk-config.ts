import { posix } from 'node:path'
import {
  labelInvalid,
  LAB_KEY_PATTERN,
  LAB_NAME_MAX_LENGTH,
  LAB_NAME_PATTERN,
  SEAT_MAX_LENGTH,
} from '../../../../api/contracts/labs.ts'
import { z } from 'zod'
import { DISPLAY_RULES } from '../security/displays.ts'
import { lineSchema } from './line-settings.ts'
import { isPinHash } from './pin.ts'

/**
 * Folder on the academy's server with the kiosk's installers and latest.yml. It is served beside the API, not by it.
 */
export const KIOSK_UPDATES_PATH = '/kios/pembaruan/'

const serverSchema = z.string('Alamat server wajib diisi.').transform((text, context) => {
  const url = URL.parse(text.trim())
  const problem = problemOfServer(url)
  if (url === null || problem !== null) {
    context.issues.push({ code: 'custom', message: problem ?? '', input: text })
    return z.NEVER
  }
  return url.origin
})

function problemOfServer(url: URL | null): string | null {
  if (url === null) return 'Alamat server tidak dikenali. Contoh: https://ujian.akademi.sch.id'
  const isLoopback = ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback))
    return 'Alamat server harus dimulai dengan https://'
  if (url.username !== '' || url.password !== '')
    return 'Alamat server tidak boleh memuat nama pengguna atau kata sandi.'
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    return 'Tulis alamat server saja, tanpa garis miring dan kata di belakangnya.'
  return null
}

const label = (what: string, most: number) =>
  z
    .string(`${what} wajib diisi.`)
    .trim()
    .min(1, { error: `${what} wajib diisi.`, abort: true })
    .max(most, `${what} paling banyak ${most} karakter.`)
    .regex(LAB_NAME_PATTERN, labelInvalid(what))

/** All settings of one lab computer, as stored in kiosk.json. */
export const kioskConfigSchema = z.strictObject(
  {
    server: serverSchema,
    lab: label('Nama lab', LAB_NAME_MAX_LENGTH),
    seat: label('Nomor kursi', SEAT_MAX_LENGTH),
    pinHash: z
      .string('PIN operator wajib diisi.')
      .refine(
        isPinHash,
        'pinHash bukan hash PIN yang sah. Buat dengan "npm run kiosk:provision", jangan menulis PIN-nya.'
      ),
    displays: z
      .enum(
        DISPLAY_RULES,
        'displays harus "blank" (layar lain digelapkan) atau "refuse" (ditolak).'
      )
      .default('blank'),
    /** Proves to the server that a request comes from this lab. docs/kiosk.md describes the limits. */
    labId: z
      .int('labId harus bilangan bulat dari halaman admin.')
      .positive('labId harus bilangan bulat dari halaman admin.')
      .optional(),
    labKey: z
      .string('labKey harus berupa teks.')
      .regex(LAB_KEY_PATTERN, 'labKey tidak sah. Salin utuh dari halaman admin.')
      .optional(),
    /** The required bandwidth to the server. */
    line: lineSchema.optional(),
    /** Folder with updates on the academy's own server: see `updatesOf`. */
    updates: z.string('updates harus berupa teks.').optional(),
    /** A folder on a disk that keeps its changes, for the copies of an interrupted exam. */
    keep: z
      .string('keep harus berupa teks.')
      .refine(
        (path) => posix.isAbsolute(path) || /^([A-Za-z]:[\\/]|\\\\[^\\]+\\)/.test(path),
        'keep harus alamat folder lengkap, misalnya "D:\\\\Lulus".'
      )
      .optional(),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Isian tidak dikenal: ${issue.keys.join(', ')}.`
        : 'Isi kiosk.json harus berupa objek { ... }.',
  }
)
export type KioskConfig = z.infer<typeof kioskConfigSchema>

export interface ConfigProblem {
  /** The field of kiosk.json, or empty if the whole file is invalid. */
  field: string
  /** Indonesian message for the operator. */
  message: string
}

export type ConfigResult =
  | { ok: true; config: KioskConfig }
  | { ok: false; problems: ConfigProblem[] }

/** Validates a configuration from any source. */
export function checkConfig(value: unknown): ConfigResult {
  const result = kioskConfigSchema.safeParse(value)
  if (!result.success)
    return {
      ok: false,
      problems: result.error.issues.map(({ path, message }) => ({
        field: path.join('.'),
        message,
      })),
    }
  const { labId, labKey } = result.data
  if ((labId === undefined) !== (labKey === undefined))
    return {
      ok: false,
      problems: [
        {
          field: labId === undefined ? 'labId' : 'labKey',
          message: 'labId dan labKey harus diisi keduanya atau tidak sama sekali.',
        },
      ],
    }
  const { server, updates } = result.data
  if (updates === undefined) return { ok: true, config: result.data }
  const folder = updatesOf(server)
  if (folder === null || `${updates.trim().replace(/\/$/, '')}/` !== folder)
    return {
      ok: false,
      problems: [
        {
          field: 'updates',
          message:
            folder === null
              ? 'Pembaruan hanya diambil dari server dengan alamat https://. Hapus updates.'
              : `updates harus ${folder}: pembaruan hanya diambil dari server ujian sendiri.`,
        },
      ],
    }
  return { ok: true, config: { ...result.data, updates: folder } }
}

/** The only address that updates may come from, or null for a server without https. */
function updatesOf(server: string): string | null {
  return server.startsWith('https://') ? server + KIOSK_UPDATES_PATH : null
}

/** Parses and validates the text of a kiosk.json. */
export function parseConfig(text: string): ConfigResult {
  let value: unknown
  try {
    // Notepad adds a byte order mark.
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return {
      ok: false,
      problems: [{ field: '', message: `kiosk.json bukan JSON yang sah: ${detail}` }],
    }
  }
  return checkConfig(value)
}
