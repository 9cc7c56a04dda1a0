import type { Settings } from '@/lib/settings/settings'

/** Settings of an academy that offers everything: the answer to `GET /pengaturan`. */
export const SETTINGS: Settings = {
  namaAkademi: 'Cendekia',
  logo: null,
  nomorWa: '6281200000000',
  demo: false,
  qris: null,
  qrisContoh: false,
  nominalUnik: false,
  linkChannel: 'https://video.test/cendekia/join',
  kursus: {
    judul: 'Kelas Malam TOEFL',
    teks: 'Kelas daring.\n- 20 pertemuan: masing-masing 90 menit\n- E-book',
    pesan: 'Halo Admin, saya mau daftar & tanya jadwal.',
  },
  testimoni: [
    { nama: 'Contoh Satu', asal: 'Contoh', isi: 'Isi satu.' },
    { nama: 'Contoh Dua', asal: null, isi: 'Isi dua.' },
    { nama: 'Contoh Tiga', asal: null, isi: 'Isi tiga.' },
  ],
}
