import type User from '#app/accounts/models/user'
import { uploadPath } from '#app/platform/uploads/stored_files'
import type { AccountNotice } from '#app/accounts/rows/account_notices'
import type { UserRow } from '#app/accounts/actions/list_users'

/** The signed-in user for every screen. */
export function sessionUser(user: User) {
  return {
    nohp: user.nohp,
    nama: user.name,
    profilePic: uploadPath('profile', user.profilePic),
    role: user.role,
  }
}

/** A message to a user about their account. */
export function accountNotice({ id, content, created_at: createdAt }: AccountNotice) {
  return { id, pesan: content, createdAt: new Date(Number(createdAt)).toISOString() }
}

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
    jumlah_ujian: row.finished,
    paket_soal_id_aktif: row.active_package_id,
    paket_aktif: row.active_package_name,
    paket_terakhir: row.last_package_name,
    ditangguhkan:
      row.suspended_at === null ? null : new Date(Number(row.suspended_at)).toISOString(),
    alasan_penangguhan: row.suspension_reason,
    dua_langkah: row.factor_enabled_at !== null,
    createdAt: new Date(Number(row.created_at)).toISOString(),
  }
}
