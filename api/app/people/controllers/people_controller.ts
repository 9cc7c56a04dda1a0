import type { HttpContext } from '@adonisjs/core/http'
import { editUser } from '#app/accounts/actions/edit_user'
import { loginIdOf, removeOtherSessions } from '#app/accounts/http/login_session'
import { editUserValidator } from '#app/accounts/validators'
import { mergeAccounts } from '#app/people/actions/merge_accounts'
import { readPerson } from '#app/people/actions/read_person'
import { movedResource, personResource } from '#app/people/transformers/person'
import { mergeValidator } from '#app/people/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { clock } from '#app/platform/time/clock'

/** All that the academy knows of one person. */
export default class PeopleController {
  async show(ctx: HttpContext) {
    const person = await readPerson(signedIn(ctx.auth), ctx.params.id)
    return { data: personResource(person, { ownLogin: loginIdOf(ctx), now: clock.now() }) }
  }

  /** Merges the account into another one of the same person; `periksa` only says what would be moved. */
  async merge(ctx: HttpContext) {
    const { ke, periksa, alasan } = await ctx.request.validateUsing(mergeValidator)
    const pair = { fromId: ctx.params.id, intoId: ke }
    const how = { isTrial: periksa, reason: alasan }
    const moved = await mergeAccounts(signedIn(ctx.auth), pair, how)
    if (!periksa) await removeOtherSessions(ctx, pair.fromId)
    return {
      message: periksa ? 'Belum ada yang diubah.' : 'Akun berhasil digabung.',
      dipindah: movedResource(moved),
    }
  }

  async update({ auth, params, request }: HttpContext) {
    const { nama, nohp, email, alasan } = await request.validateUsing(editUserValidator)
    const changed = await editUser(signedIn(auth), params.id, { name: nama, nohp, email }, alasan)
    return {
      message: changed.length === 0 ? 'Tidak ada yang berubah.' : 'Data berhasil diperbarui.',
    }
  }
}
