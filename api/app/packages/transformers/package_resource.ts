import type Package from '#app/packages/models/package'
import type { ListeningTime } from '#contracts/listening'

/** A package for learners. */
export function packageResource(pack: Package) {
  return {
    id: pack.id,
    nama_paket: pack.name,
    status: pack.status,
    level: pack.level,
    harga: pack.price,
    hanya_lab: pack.labOnly,
    /** When its explanations may be read. */
    pembahasan: pack.explanationMode ?? ('tidak' as const),
    pembahasan_mulai: pack.explanationsFrom ? new Date(pack.explanationsFrom).toISOString() : null,
  }
}

/** A package for admins. */
export function adminPackage(pkg: Package, questions: number, listening: ListeningTime) {
  return {
    ...packageResource(pkg),
    /** Minutes of each session. */
    durasi: pkg.minutes,
    /** Listening questions that share a recording. */
    kelompok: pkg.groups.map(({ first, last }) => ({ dari: first, sampai: last })),
    jumlah_soal: questions,
    /** Seconds that its recordings take in the mode `asli`, and whether they fit its minutes. */
    mode_asli: { detik: listening.seconds, muat: listening.fits },
  }
}
