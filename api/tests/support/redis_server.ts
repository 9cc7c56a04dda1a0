import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#tests/support/free_port'
import { untilListening } from '#tests/support/listening'

const PROGRAM = 'redis-server'

/** Whether Redis is installed on this machine. */
export const hasRedis = spawnSync(PROGRAM, ['--version']).status === 0

/**
 * A separate, empty Redis.
 * @param port default: a free one
 */
export async function startRedis(port?: number) {
  port ??= await freePort()
  const child = spawn(
    PROGRAM,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' }
  )
  // Ends with this process, also when a test is interrupted.
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  await untilListening(port, 'Redis')
  return {
    port,
    /** Accepts connections but doesn't answer until `thaw`. */
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
