/** The parts of a Redis connection that are used here. */
interface RedisInfo {
  info(section: string): Promise<string>
}

/**
 * What a Redis server is configured to lose, as sentences for the operator: it holds all logins.
 * @param info its answers to INFO for `persistence` and `memory`
 */
export function forgetfulness(info: string): string[] {
  const value = (name: string) => new RegExp(`^${name}:([^\\r\\n]*)`, 'm').exec(info)?.[1]
  const said: string[] = []
  if (value('aof_enabled') === '0') {
    said.push(
      'Redis keeps no append-only file: its restart signs everybody out. Set "appendonly yes" there.'
    )
  }
  const policy = value('maxmemory_policy')
  if (policy !== undefined && policy !== 'noeviction') {
    said.push(
      `Redis drops what it holds when its memory is full (maxmemory-policy ${policy}), logins too. Set "noeviction" there.`
    )
  }
  return said
}

/** Asks a Redis server what it is configured to lose. @throws its client's error when it can't be asked */
export async function askForgetfulness(redis: RedisInfo): Promise<string[]> {
  return forgetfulness(`${await redis.info('persistence')}\n${await redis.info('memory')}`)
}
