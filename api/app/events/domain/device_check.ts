import {
  bandwidthNeeded,
  CLOCK_MOST_OFF_MS,
  SAMPLE_QUESTIONS,
  SEAT_SCREEN,
  type CheckResult,
  type CheckVerdict,
  type DeviceCheck,
  type DeviceFunction,
  type SoundAnswer,
} from '#contracts/device_check'

/** Whether a device can sit an exam, by what was measured on it (thresholds: docs/exam-day.md, 'Cek Perangkat'). */

/** The narrowest window that shows a question with its answers without horizontal scrolling. */
const NARROWEST = 320
/** Lower ones show less than a question with its answers. */
const LOWEST = 400
/** What else a browser keeps beside the package's recordings. */
const KEPT_BESIDE_BYTES = 50_000_000
/** A kiosk keeps copies and logs. */
const SEAT_FREE_BYTES = 500 * 1024 * 1024

/** What was measured; null where the device doesn't tell. */
export interface DeviceFigures {
  sound: SoundAnswer
  /** Answered questions of the sample; null at a kiosk, which has none. */
  answered: number | null
  /** The device's clock less the server's. */
  clockOffsetMs: number
  /** CSS pixels. */
  screen: { width: number; height: number }
  bitsPerSecond: number | null
  /** Null at a kiosk, whose browser is known. */
  missing: readonly DeviceFunction[] | null
  version: string
  freeBytes: number | null
}

/** What the exam needs. */
export interface DeviceNeeds {
  /** Recordings and passages of the package. */
  packageBytes: number
  /** How many devices begin at once on the same line. */
  devices: number
  /** Whether it is a lab's computer. */
  isSeat: boolean
  /** The server's. */
  version: string
}

/** One check of a device, in words. */
export interface DeviceFinding {
  check: DeviceCheck
  verdict: CheckVerdict
  /** What was found. */
  text: string
  /** What to do; null when it is good. */
  advice: string | null
}

/** The findings, in the order of a device's check. */
export function judgeDevice(figures: DeviceFigures, needs: DeviceNeeds): DeviceFinding[] {
  return [
    judgeSound(figures.sound),
    ...(figures.answered === null ? [] : [judgeSample(figures.answered)]),
    judgeClock(figures.clockOffsetMs),
    judgeScreen(figures.screen, needs),
    judgeLine(figures.bitsPerSecond, needs),
    ...(figures.missing === null ? [] : [judgeFunctions(figures.missing)]),
    judgeVersion(figures.version, needs),
    judgeSpace(figures.freeBytes, needs),
  ]
}

/** Green unless a check is bad. */
export function resultOf(findings: readonly Pick<DeviceFinding, 'verdict'>[]): CheckResult {
  return findings.some(({ verdict }) => verdict === 'buruk') ? 'merah' : 'hijau'
}

function judgeSound(sound: SoundAnswer): DeviceFinding {
  if (sound === 'terdengar') return good('suara', 'Terdengar jelas.')
  return bad(
    'suara',
    sound === 'belum' ? 'Belum diuji.' : 'Tidak terdengar.',
    'Pasang headset atau earphone, naikkan volume perangkat, lalu putar kalimat uji lagi.'
  )
}

function judgeSample(answered: number): DeviceFinding {
  const text = `${answered} dari ${SAMPLE_QUESTIONS} soal contoh dijawab.`
  if (answered >= SAMPLE_QUESTIONS) return good('contoh', text)
  return bad(
    'contoh',
    text,
    'Jawab semua soal contoh. Bila pilihan tidak dapat ditekan, pakai tetikus, layar sentuh, atau perangkat lain.'
  )
}

function judgeClock(offsetMs: number): DeviceFinding {
  const off = Math.abs(offsetMs)
  const seconds = Math.round(off / 1000)
  if (off <= CLOCK_MOST_OFF_MS) return good('jam', `Selisih dengan server ${seconds} detik.`)
  return bad(
    'jam',
    `Jam perangkat ${seconds} detik ${offsetMs > 0 ? 'lebih cepat' : 'lebih lambat'}.`,
    'Nyalakan "Setel waktu otomatis" di pengaturan tanggal dan waktu.'
  )
}

function judgeScreen({ width, height }: DeviceFigures['screen'], needs: DeviceNeeds) {
  const text = `${width} × ${height} piksel.`
  const least = needs.isSeat ? SEAT_SCREEN : { width: NARROWEST, height: 0 }
  if (width < least.width || height < least.height) {
    return bad(
      'layar',
      text,
      needs.isSeat
        ? `Perlu paling sedikit ${SEAT_SCREEN.width} × ${SEAT_SCREEN.height}: ubah resolusi layar.`
        : 'Terlalu sempit: perbesar jendela, kecilkan zoom browser, atau pakai perangkat lain.'
    )
  }
  if (height < LOWEST) {
    return warning('layar', text, 'Rendah: tegakkan ponsel atau perbesar jendela saat ujian.')
  }
  return good('layar', text)
}

function judgeLine(bitsPerSecond: number | null, { packageBytes, devices }: DeviceNeeds) {
  const own = bandwidthNeeded(packageBytes, 1)
  const size = `paket ${inMegabytes(packageBytes)}`
  if (bitsPerSecond === null) {
    return bad(
      'jalur',
      `Belum dapat diukur; ${size}.`,
      'Sambungkan ke internet, lalu ulangi cek ini.'
    )
  }
  const text = `${inMegabits(bitsPerSecond)}; ${size} perlu ${inMegabits(own)}`
  if (bitsPerSecond < own) {
    return bad(
      'jalur',
      `${text}.`,
      'Terlalu lambat: dekati Wi-Fi, pakai kabel atau jaringan lain, dan hentikan unduhan lain.'
    )
  }
  const together = bandwidthNeeded(packageBytes, devices)
  if (bitsPerSecond < together) {
    return warning(
      'jalur',
      `${text}, ${devices} perangkat sekaligus ${inMegabits(together)}.`,
      'Ulangi saat perangkat lain diam; bila tetap kurang, mulai peserta bergiliran.'
    )
  }
  return good('jalur', `${text}.`)
}

const FUNCTIONS: Readonly<Record<DeviceFunction, string>> = {
  penyimpanan: 'penyimpanan browser',
  enkripsi: 'enkripsi',
  audio: 'pemutar audio',
  luring: 'mode tanpa jaringan',
}

/** Without them the exam works, but its page can't be opened again without a network. */
const DISPENSABLE: readonly DeviceFunction[] = ['enkripsi', 'luring']

function judgeFunctions(missing: readonly DeviceFunction[]): DeviceFinding {
  if (missing.length === 0) return good('fungsi', 'Semua fungsi tersedia.')
  const text = `Tidak tersedia: ${missing.map((one) => FUNCTIONS[one]).join(', ')}.`
  if (missing.every((one) => DISPENSABLE.includes(one))) {
    return warning(
      'fungsi',
      text,
      'Jangan memuat ulang halaman ujian saat jaringan putus, atau pakai Chrome, Edge, atau Firefox terbaru.'
    )
  }
  return bad(
    'fungsi',
    text,
    'Pakai Chrome, Edge, atau Firefox terbaru, dan tutup mode penyamaran (incognito).'
  )
}

function judgeVersion(version: string, needs: DeviceNeeds): DeviceFinding {
  if (version === needs.version) return good('versi', version)
  const text = `Versi ${version}; server memakai ${needs.version}.`
  return needs.isSeat
    ? warning('versi', text, 'Perbarui kios lewat Menu operator.')
    : bad('versi', text, 'Muat ulang halaman ini, lalu ulangi cek.')
}

function judgeSpace(freeBytes: number | null, { packageBytes, isSeat }: DeviceNeeds) {
  if (freeBytes === null) {
    return warning(
      'ruang',
      'Tidak dapat diketahui di browser ini.',
      'Pastikan perangkat tidak kehabisan penyimpanan.'
    )
  }
  const needed = isSeat ? SEAT_FREE_BYTES : 2 * packageBytes + KEPT_BESIDE_BYTES
  if (freeBytes >= needed) return good('ruang', `${inMegabytes(freeBytes)} kosong.`)
  return bad(
    'ruang',
    `${inMegabytes(freeBytes)} kosong, perlu ${inMegabytes(needed)}.`,
    'Hapus berkas atau aplikasi yang tidak dipakai, lalu ulangi cek.'
  )
}

function good(check: DeviceCheck, text: string): DeviceFinding {
  return { check, verdict: 'baik', text, advice: null }
}

function warning(check: DeviceCheck, text: string, advice: string): DeviceFinding {
  return { check, verdict: 'perhatian', text, advice }
}

function bad(check: DeviceCheck, text: string, advice: string): DeviceFinding {
  return { check, verdict: 'buruk', text, advice }
}

const number = (value: number) => value.toLocaleString('id-ID', { maximumFractionDigits: 1 })
const inMegabits = (bitsPerSecond: number) => `${number(bitsPerSecond / 1e6)} Mbit/s`
const inMegabytes = (bytes: number) => `${number(bytes / 1e6)} MB`
