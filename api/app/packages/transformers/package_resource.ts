import type Package from '#app/packages/models/package'

/** A package for learners. */
export function packageResource(pack: Package) {
  return {
    id: pack.id,
    nama_paket: pack.name,
    status: pack.status,
    level: pack.level,
    harga: pack.price,
    hanya_lab: pack.labOnly,
  }
}

/** A package for admins. */
export function adminPackage(pkg: Package, questions: number) {
  return {
    ...packageResource(pkg),
    /** Minutes of each session. */
    durasi: pkg.minutes,
    jumlah_soal: questions,
  }
}
