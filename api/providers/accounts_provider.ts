import type { ApplicationService } from '@adonisjs/core/types'
import { PasswordVerdicts } from '#app/accounts/secrets/password_verdicts'

/** Objects of the accounts room that live as long as the process. */
export default class AccountsProvider {
  constructor(private readonly app: ApplicationService) {}

  register() {
    this.app.container.singleton(PasswordVerdicts, () => new PasswordVerdicts())
  }

  async boot() {
    const { DecoyHash } = await import('#app/accounts/secrets/decoy_hash')
    this.app.container.singleton(DecoyHash, () => new DecoyHash())
  }
}
