import type { ResponseAt } from '@/lib/api/client'

export type ListedUser = ResponseAt<'GET', '/admin/user'>['users'][number]

/** A row of the users' list. */
export function listedUser(id: number, changes: Partial<ListedUser> = {}): ListedUser {
  return {
    id,
    nohp: `0812000000${String(id).padStart(2, '0')}`,
    nama: `Peserta ${id}`,
    email: `peserta${id}@contoh.test`,
    role: 'User',
    profilePic: null,
    status_ujian: 'idle',
    jumlah_ujian: 0,
    paket_soal_id_aktif: null,
    paket_aktif: null,
    paket_terakhir: null,
    ditangguhkan: null,
    alasan_penangguhan: null,
    dua_langkah: false,
    createdAt: '2026-11-21T10:00:00.000Z',
    ...changes,
  }
}
