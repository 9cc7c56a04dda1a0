import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Names who may do what. Of learners only the number: an operator needs no list of people. */
export default class UserList extends BaseCommand {
  static override commandName = 'user:list'
  static override description = 'List admins and staff: state, second factor, open logins'
  static override options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Also those who are suspended' })
  declare all: boolean | undefined

  override async run() {
    const { default: User } = await import('#app/accounts/models/user')
    const { hasSecondFactor } = await import('#app/accounts/actions/read_second_factor')
    const { openLoginsOf } = await import('#app/accounts/actions/open_logins')

    const query = User.query().whereNot('role', 'User').orderBy('id')
    if (!this.all) void query.whereNull('suspendedAt')
    const table = this.ui.table()
    table.head(['Nama', 'Email', 'Nomor HP', 'Peran', 'Status', 'Dua langkah', 'Login'])
    for (const user of await query) {
      table.row([
        user.name,
        user.email ?? '–',
        user.nohp,
        user.role,
        user.suspendedAt === null ? 'aktif' : 'ditangguhkan',
        (await hasSecondFactor(user.id)) ? 'ya' : 'tidak',
        String((await openLoginsOf(user)).length),
      ])
    }
    table.render()
  }
}
