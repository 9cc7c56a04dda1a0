import type { ApplicationService } from '@adonisjs/core/types'

/** Lets the server's time go on from where it was, before the server listens. */
export async function resumeTime(app: ApplicationService): Promise<void> {
  const { Timekeeper } = await import('#app/platform/time/timekeeper')
  const keeper = await app.container.make(Timekeeper)
  try {
    await keeper.resume()
  } catch (error) {
    // Without its database the server says 503; the time is resumed before anything is swept.
    const logger = await app.container.make('logger')
    logger.error({ err: error }, 'could not read the time that the server had')
  }
}
