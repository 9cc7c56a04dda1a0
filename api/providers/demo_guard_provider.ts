const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

/**
 * Keeps a server with the published demo passwords off the network (contract section 1). The check is made
 * before the server listens, and against the stored passwords: changing them lifts it.
 */
export default class DemoGuardProvider {
  async start() {
    const { default: env } = await import('#start/env')
    if (!env.get('DEMO') || LOOPBACK.has(env.get('HOST'))) return

    const { demoPasswordsStand } = await import('#app/accounts/actions/demo_passwords_stand')
    if (await demoPasswordsStand()) {
      throw new Error(
        `HOST=${env.get('HOST')} would put the demo accounts on the network. ` +
          'Change their passwords, or start with DEMO=false, or leave HOST at 127.0.0.1.'
      )
    }
  }
}
