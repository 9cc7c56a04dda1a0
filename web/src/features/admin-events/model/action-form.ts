import {
  ACTION_KINDS,
  ACTION_REASON,
  type ActionKind,
  type ActionScope,
} from '@lulus/api/contracts/interventions'
import type { ActionBody } from '@/features/admin-events/api/actions'

/** The fields of an action as they are typed and chosen. */
export interface ActionForm {
  kind: ActionKind
  minutes: number
  page: number
  scope: ActionScope
  message: string
  reason: string
}

/** What an action begins with, where its purpose is known. */
export type StartingAction = Pick<ActionForm, 'kind' | 'reason'> & Partial<ActionForm>

export const FIRST_ACTION: ActionForm = {
  kind: ACTION_KINDS[0],
  minutes: 5,
  page: 1,
  scope: 'sesi',
  message: '',
  reason: '',
}

/** What each action does, for the person who chooses it. */
export const ACTION_HINTS: Readonly<Record<ActionKind, string>> = {
  tambah_waktu: 'Menambah sesi yang berjalan; yang belum mulai mendapatnya di sesi pertama.',
  kembalikan_waktu: 'Mengembalikan waktu selama peserta terputus, sebanyak yang dihitung server.',
  jeda: 'Menghentikan waktu dan menyembunyikan soal sampai dilanjutkan.',
  lanjutkan: 'Waktu berjalan lagi dan soal tampil kembali.',
  pesan: 'Tampil di layar peserta sampai dibaca.',
  selesaikan: 'Jawaban yang sedang dikirim masih dihitung.',
  buka_kembali: 'Untuk sesi atau ujian yang terlanjur diakhiri.',
  lepas_perangkat: 'Login peserta berikutnya melanjutkan, tanpa bertanya.',
  putar_lagi: 'Rekaman dapat diputar sekali lagi, dari awal.',
  buka_token:
    'Untuk peserta yang salah mengetik token sepuluh kali. Ia dapat mencoba lagi seketika.',
  izinkan_masuk:
    'Untuk peserta yang datang sesudah batas terlambat. Selama menit ini ia dapat masuk, tanpa token dan dengan waktu penuh.',
  keluarkan: 'Mengakhiri ujian peserta. Jawaban yang tersimpan dinilai, tanpa sertifikat.',
}

/** Reasons that fit most cases, one press each. */
export const QUICK_REASONS: readonly string[] = [
  'Listrik padam.',
  'Jaringan terputus.',
  'Perangkat bermasalah.',
  'Peserta sakit.',
  'Datang terlambat.',
  'Permintaan pengawas ruang.',
]

/** The body of an action; null while something is missing. */
export function toBody(
  form: ActionForm,
  peserta: readonly number[] | 'semua'
): Omit<ActionBody, 'kunci'> | null {
  const alasan = form.reason.trim()
  const pesan = form.message.trim()
  if (form.kind === 'pesan' ? pesan === '' : alasan.length < ACTION_REASON.min) return null
  return {
    jenis: form.kind,
    peserta: peserta === 'semua' ? peserta : [...peserta],
    ...(alasan.length < ACTION_REASON.min ? {} : { alasan }),
    ...(form.kind === 'tambah_waktu' || form.kind === 'izinkan_masuk'
      ? { menit: form.minutes }
      : {}),
    ...(form.kind === 'putar_lagi' ? { halaman: form.page } : {}),
    ...(form.kind === 'pesan' ? { pesan } : {}),
    ...(form.kind === 'selesaikan' || form.kind === 'buka_kembali' ? { lingkup: form.scope } : {}),
    ...(form.kind === 'buka_kembali' && form.scope === 'ujian' ? { menit: form.minutes } : {}),
  }
}

/** A new key: a UUID (version 4). Browsers make one themselves only on https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6)
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
