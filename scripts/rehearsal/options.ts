import { parseArgs } from 'node:util'
import { RehearsalFailed } from './failures.ts'

/** The operator's options. */
export interface Options {
  server: string
  /** Email or phone number of an admin. */
  admin: string
  /** Simulated learners, 1 to 200. */
  learners: number
  /** How many times faster than people they answer, 1 to 600. */
  speed: number
  /** Whether the tool presses 'Mulai Bersama'. */
  starts: boolean
  /** Cleans up after earlier rehearsals, and does nothing else. */
  cleansUp: boolean
  /** Default: the first complete one. */
  packageId: number | null
}

/** A server accepts 200 codes in fifteen minutes from one address. */
const LEARNERS = { min: 1, max: 200 }
const SPEED = { min: 1, max: 600 }

export const HELP = `Gladi bersih: peserta simulasi mengerjakan satu ujian di server yang sedang berjalan.

  npm run demo:kelas -- [pilihan]

  --server URL       alamat server (default http://localhost:3333)
  --admin AKUN       email atau nomor HP seorang admin (default admin@demo.test);
                     passwordnya ditanyakan, atau dibaca dari GLADI_PASSWORD
  --peserta N        jumlah peserta simulasi, ${LEARNERS.min}-${LEARNERS.max} (default 30)
  --kecepatan N      berapa kali lebih cepat dari manusia, ${SPEED.min}-${SPEED.max} (default 60)
  --mulai            tekan 'Mulai Bersama' begitu semua siap; tanpa ini pengawas yang menekannya
  --paket ID         paket soal (default: paket lengkap pertama)
  --bersihkan        arsipkan kelas, jadwal, dan akun dari gladi sebelumnya, lalu selesai
  --bantuan          teks ini

Waktu ujian milik server dan tidak diubah: kecepatan hanya membuat peserta simulasi membaca dan menjawab lebih cepat,
dan mengakhiri setiap sesi begitu semua soalnya terjawab. Dengan --kecepatan 1 gladi berlangsung selama ujian
sungguhan, sekitar dua jam.

Alat ini hanya memakai akun, kelas, dan jadwal yang dibuatnya sendiri. Semuanya bernama 'Contoh' dan bernomor HP 0800…,
yang bukan nomor siapa pun. Hasilnya tampil di Riwayat Simulasi dengan nama itu.`

/**
 * Reads the command line.
 * @returns null when only the help is wanted
 * @throws RehearsalFailed for an unknown option or a value out of range
 */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Options | null {
  const values = parsed(args)
  if (values.bantuan) return null
  return {
    server: origin(values.server ?? `http://localhost:${env.PORT ?? '3333'}`),
    admin: values.admin ?? 'admin@demo.test',
    learners: whole('--peserta', values.peserta ?? '30', LEARNERS),
    speed: whole('--kecepatan', values.kecepatan ?? '60', SPEED),
    starts: values.mulai ?? false,
    cleansUp: values.bersihkan ?? false,
    packageId:
      values.paket === undefined
        ? null
        : whole('--paket', values.paket, { min: 1, max: 2 ** 31 - 1 }),
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        server: { type: 'string' },
        admin: { type: 'string' },
        peserta: { type: 'string' },
        kecepatan: { type: 'string' },
        paket: { type: 'string' },
        mulai: { type: 'boolean' },
        bersihkan: { type: 'boolean' },
        bantuan: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new RehearsalFailed(
      `Pilihan tidak dikenal (${(error as Error).message}). Lihat: npm run demo:kelas -- --bantuan`
    )
  }
}

function whole(name: string, text: string, { min, max }: { min: number; max: number }): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (number >= min && number <= max) return number
  throw new RehearsalFailed(`${name} harus bilangan bulat ${min}-${max}, bukan '${text}'.`)
}

function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && ['http:', 'https:'].includes(url.protocol)) return url.origin
  throw new RehearsalFailed(`--server harus alamat seperti http://localhost:3333, bukan '${text}'.`)
}
