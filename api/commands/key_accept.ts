import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class KeyAccept extends BaseCommand {
  static override commandName = 'key:accept'
  static override description =
    'Go on with another APP_KEY than the one that the installation was run with'
  static override help = [
    'Everybody is signed out, and lab keys, second factors and rescue files that were made with the earlier key can no',
    'longer be opened. Recovery codes still work. Answers, scores and certificates need no key.',
  ]
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { default: env } = await import('#start/env')
    const { keyPrint, noteKeyPrint } = await import('#app/platform/installation/installation_row')
    const print = keyPrint(env.get('APP_KEY').release())
    await noteKeyPrint(print)
    this.logger.success(`The installation goes on with the key whose print is ${print}.`)
  }
}
