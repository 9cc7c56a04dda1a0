import { REFUSAL } from '@lulus/api/contracts/refusals'

/** Code of an answer that isn't the server's: a captive portal or a proxy sent a page of its own. See `exchange`. */
export const INTERCEPTED = 'unreadable'

const TEXTS: Readonly<Record<string, string>> = {
  [INTERCEPTED]:
    'Jaringan menghalangi: yang datang bukan rekaman. Bila Wi-Fi ini meminta login, buka halaman loginnya di tab lain, lalu coba lagi. Waktu tetap berjalan.',
  // Only somebody else can help.
  [REFUSAL.recordingUsedUp]:
    'Rekaman ini sudah terlalu sering diambil tanpa diputar. Panggil pengawas atau hubungi admin untuk membukanya lagi, lalu coba lagi. Waktu tetap berjalan.',
}

/** What the learner reads of a recording that failed. @param code of the failure, if it has one */
export function failureText(code: string | null): string {
  return TEXTS[code ?? ''] ?? 'Rekaman gagal dimuat. Waktu tetap berjalan.'
}
