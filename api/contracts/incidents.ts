/** Incidents that kiosks report to invigilators, and what these and the minutes of an exam call them. */

/** Where kiosks send them. */
export const INCIDENTS_PATH = '/labs/kejadian'

/** Limits of a kiosk's report. The kiosk merges repetitions. */
export const INCIDENTS_PER_REPORT = 200
export const INCIDENT_DETAIL_MAX_LENGTH = 200

/** Kinds of incidents that a kiosk reports to invigilators. */
export const INCIDENT_KINDS = [
  'focus_lost',
  'navigation_denied',
  'window_denied',
  'download_denied',
  'permission_denied',
  'request_denied',
  'key_denied',
  'call_refused',
  'display_changed',
  'page_crashed',
  'page_hung',
  'slept',
  'woke',
  'operator_opened',
  'pin_wrong',
  'signed_out_idle',
  'start_refused',
  'kiosk_failed',
  'exam_resumed',
] as const
export type IncidentKind = (typeof INCIDENT_KINDS)[number]

/** The kind of the row that counts incidents dropped by a kiosk. */
export const DROPPED_INCIDENTS = 'dropped'

/** The name of each kind of incident for invigilators and in the minutes of an exam. */
const TEXTS: Readonly<Record<IncidentKind | typeof DROPPED_INCIDENTS, string>> = {
  focus_lost: 'Meninggalkan jendela ujian',
  navigation_denied: 'Membuka alamat lain (ditolak)',
  window_denied: 'Membuka jendela baru (ditolak)',
  download_denied: 'Mengunduh berkas (ditolak)',
  permission_denied: 'Meminta izin perangkat (ditolak)',
  request_denied: 'Menghubungi alamat luar (ditolak)',
  key_denied: 'Menekan tombol terlarang',
  call_refused: 'Memanggil layanan di luar ujian (ditolak)',
  display_changed: 'Layar dipasang atau dilepas',
  page_crashed: 'Halaman ujian berhenti dan dibuka ulang',
  page_hung: 'Halaman ujian tidak merespons',
  slept: 'Komputer masuk mode tidur',
  woke: 'Komputer bangun dari mode tidur',
  operator_opened: 'Menu operator dibuka',
  pin_wrong: 'PIN operator salah',
  signed_out_idle: 'Keluar otomatis setelah lama diam',
  start_refused: 'Kios dibuka dengan perintah terlarang',
  kiosk_failed: 'Kesalahan di dalam kios',
  exam_resumed: 'Ujian dibuka kembali setelah kios mati',
  [DROPPED_INCIDENTS]: 'Kejadian lain yang tidak sempat dicatat',
}

/** The text of an incident. A kind unknown to this version shows its own name. */
export function incidentText(kind: string): string {
  return Object.hasOwn(TEXTS, kind) ? TEXTS[kind as keyof typeof TEXTS] : kind
}
