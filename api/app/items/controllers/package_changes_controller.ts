import type { HttpContext } from '@adonisjs/core/http'
import { readChangesSince } from '#app/items/actions/changes_since'
import { shownChanges } from '#app/items/transformers/changes_since'
import { signedIn } from '#app/platform/access/signed_in'

/** What was changed in a package since a finished attempt of it. */
export default class PackageChangesController {
  async show({ auth, params }: HttpContext) {
    return shownChanges(await readChangesSince(signedIn(auth), params.id))
  }
}
