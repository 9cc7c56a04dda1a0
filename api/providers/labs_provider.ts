import type { ApplicationService } from '@adonisjs/core/types'
import { openNonceFile } from '#app/labs/rows/nonce_file'
import { Sightings } from '#app/labs/rows/sightings'
import { UsedNonces } from '#app/labs/rows/used_nonces'
import { noncesFile } from '#app/platform/installation/data_dir'
import env from '#start/env'

/** Objects of the labs room that live as long as the process. */
export default class LabsProvider {
  #nonces: UsedNonces | undefined

  constructor(private readonly app: ApplicationService) {}

  register() {
    this.app.container.singleton(Sightings, () => new Sightings())
    this.app.container.singleton(UsedNonces, async (resolver) => {
      const logger = await resolver.make('logger')
      const file = env.get('REDIS_URL')
        ? null
        : openNonceFile(noncesFile(env.get('DATA_DIR')), (error) =>
            logger.error({ err: error }, 'the file of used nonces could not be opened')
          )
      this.#nonces = new UsedNonces(file)
      return this.#nonces
    })
  }

  shutdown() {
    this.#nonces?.close()
  }
}
