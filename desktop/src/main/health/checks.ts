import {
  bandwidthNeeded,
  CLOCK_MOST_OFF_MS,
  SEAT_SCREEN,
} from '../../../../api/contracts/device_check.ts'
import { DEFAULT_LINE, type LineSettings } from '../config/line-settings.ts'
import type { LineFinding } from './probe-line.ts'
import type { KeyGuard } from '../recovery/key-guard.ts'
import type { DisplayVerdict } from '../security/displays.ts'

/** One line of the check before an exam. */
export interface Check {
  name: string
  /** A warning doesn't block the exam. */
  state: 'good' | 'bad' | 'waiting' | 'warning'
  /** The finding, and what to do if it is bad. */
  detail: string
}

const LEAST_FREE_BYTES = 500 * 1024 * 1024
const SLOW_MS = 1500
/** The graphics card takes a part of the 4 GB. */
const LEAST_MEMORY_BYTES = 3.4 * 1024 ** 3
/** For the exam's page with its recordings. */
const LEAST_FREE_MEMORY_BYTES = 0.4 * 1024 ** 3
/** Recordings and passages of a package. */
const PACKAGE_BYTES = 4_000_000

/** The two clocks at one moment, in epoch milliseconds, as far as they are known. */
export interface Clocks {
  serverTime?: number | null
  localTime?: number
}

/** Result of contacting the server. */
export type ServerFinding =
  | ({ reached: false; reason: string; advice: string } & Clocks)
  | {
      reached: true
      status: number
      /** Duration of the whole exchange. */
      milliseconds: number
      /** The server's time in the middle of the exchange, or null without a Date header. */
      serverTime: number | null
      localTime: number
    }

/** The server's answer to this check. */
export type ReceiptFinding = { kind: 'stored'; code: string } | { kind: 'refused'; reason: string }

export function checkServer(finding: ServerFinding, host: string): Check {
  const name = 'Server'
  if (!finding.reached)
    return bad(name, `${host} tidak terjangkau (${finding.reason}). ${finding.advice}`)
  if (finding.status !== 200)
    return bad(name, `${host} menjawab ${finding.status}. Periksa alamat server.`)
  if (finding.milliseconds > SLOW_MS)
    return bad(name, `${host} lambat: ${Math.round(finding.milliseconds)} ms. Periksa jaringan.`)
  return good(name, `${host} menjawab dalam ${Math.round(finding.milliseconds)} ms`)
}

/** Compares the clocks. A difference of a minute breaks signatures and secure connections. */
export function checkClock(finding: ServerFinding): Check {
  const name = 'Jam'
  const { serverTime, localTime } = finding
  if (typeof serverTime !== 'number' || localTime === undefined)
    return bad(name, 'Jam server tidak diketahui.')
  const offset = localTime - serverTime
  const seconds = Math.round(Math.abs(offset) / 1000)
  if (Math.abs(offset) > CLOCK_MOST_OFF_MS) {
    const direction = offset > 0 ? 'lebih cepat' : 'lebih lambat'
    return bad(name, `Jam komputer ${seconds} detik ${direction}. Setel jam komputer.`)
  }
  return good(name, `Selisih dengan server ${seconds} detik`)
}

/** The server's answer about this seat of its lab. */
export type LabFinding =
  | { kind: 'none' }
  | { kind: 'known'; lab: number; seat: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'unknown'; reason: string }

/**
 * Checks the lab key. With a wrong key the server refuses every call, starting with the login.
 * @param receipt whether the server keeps this check for the lab's next exam; null before the operator's answer
 */
export function checkLab(finding: LabFinding, receipt: ReceiptFinding | null = null): Check {
  const name = 'Identitas lab'
  switch (finding.kind) {
    case 'none':
      return good(name, 'Tidak dipakai. Paket khusus lab tidak dapat dikerjakan di sini.')
    case 'known':
      return checkKnownSeat(
        name,
        `Lab ${finding.lab}, kursi ${finding.seat} dikenali server`,
        receipt
      )
    case 'refused':
      return bad(name, finding.reason)
    case 'unknown':
      return bad(name, `Belum dapat diperiksa (${finding.reason}).`)
  }
}

function checkKnownSeat(name: string, seat: string, receipt: ReceiptFinding | null): Check {
  if (receipt === null) return good(name, seat)
  if (receipt.kind === 'stored') return good(name, `${seat}, tanda terima ${receipt.code}`)
  return warning(name, `${seat}, hasil cek belum tersimpan (${receipt.reason})`)
}

/** @param size size of the main display, in CSS pixels */
export function checkScreen({ width, height }: { width: number; height: number }): Check {
  const detail = `${width} × ${height}`
  if (width >= SEAT_SCREEN.width && height >= SEAT_SCREEN.height)
    return good('Ukuran layar', detail)
  return bad(
    'Ukuran layar',
    `${detail}. Perlu paling sedikit ${SEAT_SCREEN.width} × ${SEAT_SCREEN.height}.`
  )
}

export function checkDisplays({ blank, refusal }: DisplayVerdict): Check {
  if (refusal !== null) return bad('Jumlah layar', refusal)
  const detail = blank.length === 0 ? 'Satu layar' : `${blank.length} layar lain digelapkan`
  return good('Jumlah layar', detail)
}

export function checkDisk(freeBytes: number): Check {
  const megabytes = Math.floor(freeBytes / 1024 / 1024).toLocaleString('id-ID')
  if (freeBytes >= LEAST_FREE_BYTES) return good('Ruang disk', `${megabytes} MB kosong`)
  return bad('Ruang disk', `Tinggal ${megabytes} MB. Kosongkan sampai 500 MB.`)
}

/** Warns where the exam's page may have to wait for memory. Both in bytes. */
export function checkMemory({ total, free }: { total: number; free: number }): Check {
  const name = 'Memori'
  const detail = `${inGigabytes(free)} kosong dari ${inGigabytes(total)}`
  if (total < LEAST_MEMORY_BYTES)
    return warning(name, `${detail}. Kios memerlukan 4 GB; ujian dapat tersendat.`)
  if (free < LEAST_FREE_MEMORY_BYTES)
    return warning(name, `${detail}. Tutup program lain, lalu periksa lagi.`)
  return good(name, detail)
}

function inGigabytes(bytes: number): string {
  const gigabytes = bytes / 1024 ** 3
  return `${gigabytes.toLocaleString('id-ID', { maximumFractionDigits: 1 })} GB`
}

/** @param isHeard the operator's answer, or null before it */
export function checkAudio(outputs: number, isHeard: boolean | null): Check {
  const name = 'Headset'
  if (outputs === 0) return bad(name, 'Tidak ada perangkat suara. Pasang headset.')
  if (isHeard === null) return { name, state: 'waiting', detail: 'Putar nada, lalu jawab.' }
  return isHeard
    ? good(name, 'Nada terdengar')
    : bad(name, 'Nada tidak terdengar. Periksa kabel dan volume.')
}

/**
 * The required bandwidth in bits per second, so that every seat has its whole package ten minutes after a simultaneous
 * start. The next recordings are fetched first, so that nobody waits at the start.
 */
function lineNeeds({ seats, margin }: LineSettings): number {
  return bandwidthNeeded(PACKAGE_BYTES, seats, { margin })
}

/** Warns before an exam if the line is too slow for all the lab's seats together. */
export function checkLine(finding: LineFinding, line: LineSettings = DEFAULT_LINE): Check {
  const name = 'Jalur ke server'
  if (finding === null) return warning(name, 'Belum dapat diukur.')
  const needs = lineNeeds(line)
  const detail = `${inMegabits(finding.bitsPerSecond)}; ${line.seats} kursi perlu ${inMegabits(needs)}`
  if (finding.bitsPerSecond >= needs) return good(name, detail)
  return warning(
    name,
    `${detail}. Ukur lagi saat kursi lain diam; bila tetap kurang, mulai kursi bergiliran.`
  )
}

function inMegabits(bitsPerSecond: number): string {
  const megabits = bitsPerSecond / 1_000_000
  return `${megabits.toLocaleString('id-ID', { maximumFractionDigits: 1 })} Mbit/s`
}

/** The disk on which an interrupted exam is kept. */
export interface KeptDisk {
  /** Why the folder named in the settings isn't used, or null. */
  problem: string | null
  /** What makes the disk forget its changes at the next start, or null. */
  freezer: string | null
}

/**
 * Shows how the stored copy of an interrupted exam is protected on this computer's disk.
 * @param locked number of earlier exams whose copies can't be opened now
 * @param disk whether its disk keeps them
 */
export function checkRecovery(guard: KeyGuard['kind'], locked: number, disk: KeptDisk): Check {
  const name = 'Simpanan ujian'
  if (disk.problem !== null)
    return warning(
      name,
      `Folder "keep" tidak dapat dipakai (${disk.problem}). Periksa disknya dan haknya.`
    )
  if (disk.freezer !== null)
    return warning(
      name,
      `Disk dibekukan (${disk.freezer}): ujian yang terputus hilang bila komputer dinyalakan ulang. Isi "keep" dengan folder di disk lain.`
    )
  if (locked > 0)
    return warning(
      name,
      `${locked} simpanan ujian belum dapat dibuka dan tetap disimpan. Nyalakan ulang komputer; bila tetap begitu, hubungi admin.`
    )
  if (guard === 'file')
    return warning(name, 'Kuncinya hanya dilindungi hak berkas. Enkripsi disk komputer ini.')
  return good(name, 'Terenkripsi, kuncinya dijaga sistem')
}

export function checkVersions({ kiosk, chromium }: { kiosk: string; chromium: string }): Check {
  return good('Versi', `Kios ${kiosk}, Chromium ${chromium}`)
}

/** Green only if all checks are good. */
export function overallState(checks: readonly Check[]): Check['state'] {
  if (checks.some(({ state }) => state === 'bad')) return 'bad'
  return checks.some(({ state }) => state === 'waiting') ? 'waiting' : 'good'
}

export function good(name: string, detail: string): Check {
  return { name, state: 'good', detail }
}

function bad(name: string, detail: string): Check {
  return { name, state: 'bad', detail }
}

export function warning(name: string, detail: string): Check {
  return { name, state: 'warning', detail }
}
