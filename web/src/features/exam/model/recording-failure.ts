import { REFUSAL } from '@lulus/api/contracts/refusals'

/**
 * The error code of a response that isn't the server's, because a captive portal or a proxy sent its own page. See
 * `exchange`.
 */
export const INTERCEPTED = 'unreadable'

const TEXTS: Readonly<Record<string, string>> = {
  [INTERCEPTED]:
    'Jaringan menghalangi: yang datang bukan rekaman. Bila Wi-Fi ini meminta login, buka halaman loginnya di tab lain, lalu coba lagi. Waktu tetap berjalan.',
  // The learner can't solve these alone.
  [REFUSAL.recordingUsedUp]:
    'Rekaman ini sudah terlalu sering diambil tanpa diputar. Panggil pengawas atau hubungi admin untuk membukanya lagi, lalu coba lagi. Waktu tetap berjalan.',
}

/** The message about a recording that failed. @param code of the failure, if it has one */
export function failureText(code: string | null): string {
  return TEXTS[code ?? ''] ?? 'Rekaman gagal dimuat. Waktu tetap berjalan.'
}
