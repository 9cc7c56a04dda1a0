import type { HttpContext } from '@adonisjs/core/http'
import { updateProfile, type ProfileChange } from '#app/accounts/actions/update_profile'
import { confirmPassword } from '#app/accounts/confirm_password'
import { sessionUser } from '#app/accounts/transformers/session_user'
import { updateProfileValidator } from '#app/accounts/validators'
import { InvalidInput } from '#app/platform/errors/failures'
import { acceptImage } from '#app/platform/uploads/accept_image'
import { withStoredFile } from '#app/platform/uploads/stored_files'

/** Longest side of a profile picture in pixels: it is shown small. */
const PICTURE_SIDE = 512

const PASSWORD_MISSING = 'Masukkan password Anda untuk mengganti nomor HP atau email.'

export default class UpdateProfileController {
  /** A new phone number or e-mail address is a new way to sign in, so it asks for the password. */
  async handle(ctx: HttpContext) {
    const user = ctx.auth.use('web').getUserOrFail()
    const input = await ctx.request.validateUsing(updateProfileValidator)
    const change: ProfileChange = { name: input.nama }
    if (input.newNohp && input.newNohp !== user.nohp) change.nohp = input.newNohp
    if (input.email !== user.email) change.email = input.email

    if (change.nohp || change.email) {
      if (!input.password) {
        throw new InvalidInput(PASSWORD_MISSING, [{ field: 'password', msg: PASSWORD_MISSING }])
      }
      const refusal = { field: 'password', sentence: 'Password salah.' }
      await confirmPassword(ctx, user, input.password, refusal)
    }

    const picture = ctx.request.file('profilePic')
    const updated = picture
      ? await withStoredFile(
          'profile',
          await acceptImage(picture, { maxSide: PICTURE_SIDE }),
          (profilePic) => updateProfile(user.id, { ...change, profilePic })
        )
      : await updateProfile(user.id, change)

    const { nama, nohp, profilePic } = sessionUser(updated)
    return { message: 'Profil berhasil diperbarui.', user: { nama, nohp, profilePic } }
  }
}
