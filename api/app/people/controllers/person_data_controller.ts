import type { HttpContext } from '@adonisjs/core/http'
import { findUser } from '#app/accounts/actions/find_user'
import { noteTaken } from '#app/audit/actions/note_taken'
import { sendPaper } from '#app/paper/http/send_paper'
import { dataArchive } from '#app/people/actions/collect_data'
import { signedIn } from '#app/platform/access/signed_in'
import { fileNameText } from '#app/platform/uploads/file_names'

/** Everything that is stored about a person, as a file. */
export default class PersonDataController {
  /** The caller's own. */
  async own(ctx: HttpContext) {
    return send(ctx, signedIn(ctx.auth))
  }

  async show(ctx: HttpContext) {
    const user = await findUser(ctx.params.id)
    await noteTaken(signedIn(ctx.auth), {
      action: 'user.data_taken',
      subject: { type: 'user', id: user.id },
      details: { name: user.name },
    })
    return send(ctx, user)
  }
}

type Person = Parameters<typeof dataArchive>[0]

async function send(ctx: HttpContext, user: Person): Promise<void> {
  const content = await dataArchive(user)
  const name = `Data pribadi - ${fileNameText(user.name) || 'pengguna'}`
  const exported = { list: 'person', rows: 1, personId: user.id }
  sendPaper(ctx, { name, type: 'zip', exported }, content)
}
