/** 'Riwayat perubahan' of a question. */

/** Why a version of a question was kept, and what the history says of it. */
export const VERSION_CAUSES = {
  semula: 'Keadaan sebelum perubahan pertama yang dicatat',
  ditambahkan: 'Ditambahkan',
  diubah: 'Diubah',
  dihapus: 'Dihapus',
  dipindah: 'Dipindahkan atau dinomori ulang',
  impor: 'Diimpor',
  impor_dibatalkan: 'Impor dibatalkan',
  hitung_ulang: 'Kunci dikoreksi (hitung ulang)',
  hitung_ulang_dibatalkan: 'Koreksi kunci dibatalkan (hitung ulang)',
  disalin: 'Disalin dari paket lain',
  isi_paket: 'Dipasang dari isi paket bawaan',
} as const
export type VersionCause = keyof typeof VERSION_CAUSES

/** What can differ between two versions, in the order in which it is shown. */
export const VERSION_FIELDS = {
  halaman: 'Halaman',
  no_soal: 'Nomor soal',
  soal: 'Soal',
  pilihan_1: 'Pilihan A',
  pilihan_2: 'Pilihan B',
  pilihan_3: 'Pilihan C',
  pilihan_4: 'Pilihan D',
  kunci: 'Kunci',
  rekaman: 'Rekaman',
  bacaan: 'Bacaan',
  pembahasan: 'Pembahasan',
  catatan_1: 'Catatan pilihan A',
  catatan_2: 'Catatan pilihan B',
  catatan_3: 'Catatan pilihan C',
  catatan_4: 'Catatan pilihan D',
  perbaikan: 'Perbaikan',
  transkrip: 'Transkrip',
  bukti: 'Baris bukti',
  keterampilan: 'Keterampilan',
} as const
export type VersionField = keyof typeof VERSION_FIELDS

/** One field of two versions as text; null where it says nothing. */
export interface VersionDifference {
  bidang: VersionField
  lama: string | null
  baru: string | null
}
