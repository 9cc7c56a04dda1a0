import type { StaffRow } from '#app/accounts/actions/list_staff'
import type { OpenLogin } from '#app/accounts/actions/open_logins'
import type StaffInvitation from '#app/accounts/models/staff_invitation'

export function listedStaff(row: StaffRow) {
  return {
    id: row.id,
    nohp: row.nohp,
    nama: row.name,
    email: row.email,
    peran: row.role,
    ditangguhkan: row.suspended_at !== null,
    dua_langkah: row.factor_enabled_at !== null,
    createdAt: wireTime(row.created_at),
  }
}

export function listedInvitation(invitation: StaffInvitation) {
  return { id: invitation.id, ...shownInvitation(invitation) }
}

/** What a visitor with the link may see. */
export function shownInvitation({ name, email, role, expiresAt }: StaffInvitation) {
  return { nama: name, email, peran: role, berlakuSampai: wireTime(expiresAt) }
}

/** @param ownLogin id of the login that asks */
export function listedLogin(login: OpenLogin, ownLogin: string) {
  return {
    id: login.id,
    perangkat: login.device,
    alamat: login.address,
    mulai: wireTime(login.startedAt),
    berakhir: wireTime(login.endsAt),
    iniSaya: login.id === ownLogin,
  }
}

function wireTime(time: number | string): string {
  return new Date(Number(time)).toISOString()
}
