import type Result from '#app/results/models/result'

/** What a certificate proves to anybody who holds it; nothing else about the learner. */
export function verifiedCertificate(result: Result) {
  return {
    valid: true,
    nama: result.userName,
    nama_paket: result.packageName,
    totalScore: result.totalScore,
    tanggal: new Date(result.createdAt).toISOString(),
  }
}
