import type User from '#app/accounts/models/user'
import { uploadPath } from '#app/platform/uploads/stored_files'

/** The signed-in user as every screen knows them. */
export function sessionUser(user: User) {
  return {
    nohp: user.nohp,
    nama: user.name,
    profilePic: uploadPath('profile', user.profilePic),
    role: user.role,
  }
}
