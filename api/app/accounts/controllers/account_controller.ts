import type { HttpContext } from '@adonisjs/core/http'
import { errors as vineErrors } from '@vinejs/vine'
import { registerLearner } from '#app/accounts/actions/open_account'
import { refuseRegistration } from '#app/accounts/actions/refuse_registration'
import { updateProfile, type ProfileChange } from '#app/accounts/actions/update_profile'
import { confirmPassword, PASSWORD_WRONG } from '#app/accounts/http/confirm_password'
import { sessionUser } from '#app/accounts/transformers/user'
import {
  partialRegistrationValidator,
  registerValidator,
  updateProfileValidator,
} from '#app/accounts/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { fieldErrorsOf, InvalidInput, NotFound } from '#app/platform/errors/failures'
import { acceptImage } from '#app/platform/uploads/accept_image'
import { sendStoredFile } from '#app/platform/uploads/send_stored_file'
import { withStoredFile } from '#app/platform/uploads/stored_files'

/** Longest side of a profile picture in pixels: it is shown small. */
const PICTURE_SIDE = 512

const PASSWORD_MISSING = 'Masukkan password Anda untuk mengganti nomor HP atau email.'

/** A learner's own account. */
export default class AccountController {
  async store({ request, response }: HttpContext) {
    const registration = await request
      .validateUsing(registerValidator)
      .catch((error: unknown) => this.#refuse(error, request.all()))
    await registerLearner(registration)
    response.status(201)
    return { message: 'Registrasi berhasil. Silakan login.' }
  }

  async show({ auth }: HttpContext) {
    const user = signedIn(auth)
    const { nama, nohp, profilePic } = sessionUser(user)
    return { email: user.email, nama, nohp, profilePic, targetSkor: user.targetScore }
  }

  /** A new phone number or e-mail address is a new way to sign in, so it asks for the password. */
  async update(ctx: HttpContext) {
    const user = signedIn(ctx.auth)
    const input = await ctx.request.validateUsing(updateProfileValidator)
    const change: ProfileChange = { name: input.nama }
    if (input.newNohp && input.newNohp !== user.nohp) change.nohp = input.newNohp
    if (input.email && input.email !== user.email) change.email = input.email
    if (input.targetSkor !== undefined) change.targetScore = input.targetSkor

    if (change.nohp || change.email) {
      if (!input.password) {
        throw new InvalidInput(PASSWORD_MISSING, [{ field: 'password', msg: PASSWORD_MISSING }])
      }
      const refusal = { field: 'password', sentence: PASSWORD_WRONG }
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

  /** A picture opens for its owner and for staff who manage users; for anybody else it is not found. */
  async picture(ctx: HttpContext) {
    const user = signedIn(ctx.auth)
    const file = String(ctx.params.file)
    if (!user.can('users.manage') && user.profilePic !== file)
      throw new NotFound('Berkas tidak ditemukan.')
    return sendStoredFile(ctx, 'profile', file)
  }

  /** A request with malformed fields gets its other errors as well. */
  async #refuse(error: unknown, input: Record<string, unknown>): Promise<never> {
    if (error instanceof vineErrors.E_VALIDATION_ERROR) {
      const malformed = fieldErrorsOf(error)
      const rest = Object.entries(input).filter(([name]) =>
        malformed.every(({ field }) => field !== name)
      )
      const wellFormed = await partialRegistrationValidator.validate(Object.fromEntries(rest))
      await refuseRegistration(wellFormed, malformed)
    }
    throw error
  }
}
