import type Package from '#app/packages/models/package'
import { packageResource } from '#app/packages/transformers/package_resource'

/** A package as its admins see it. */
export function adminPackage(pkg: Package, questions: number) {
  return {
    ...packageResource(pkg),
    /** Minutes of each session. */
    durasi: pkg.minutes,
    jumlah_soal: questions,
  }
}
