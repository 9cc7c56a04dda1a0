import type { UserRow } from '#app/accounts/actions/list_users'
import { uploadPath } from '#app/platform/uploads/stored_files'

/** A user as a row of the admins' list. */
export function listedUser(row: UserRow) {
  return {
    id: row.id,
    nohp: row.nohp,
    nama: row.name,
    email: row.email,
    role: row.role,
    profilePic: uploadPath('profile', row.profile_pic),
    status_ujian: row.exam_status,
    paket_soal_id_aktif: row.active_package_id,
    paket_aktif: row.active_package_name,
    paket_terakhir: row.last_package_name,
    createdAt: new Date(Number(row.created_at)).toISOString(),
  }
}
