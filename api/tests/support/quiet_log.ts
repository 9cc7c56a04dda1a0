import logger from '@adonisjs/core/services/logger'

/** For runs that provoke thousands of errors on purpose. */
export function silenceLog(): void {
  logger.level = 'silent'
}
