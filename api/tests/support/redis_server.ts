import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { freePort } from '#tests/support/free_port'

const PROGRAM = 'redis-server'

/** Whether this machine has a Redis to start. */
export const hasRedis = spawnSync(PROGRAM, ['--version']).status === 0

/**
 * A Redis of its own, empty, that nobody else's data can be lost in.
 * @param port default: one that is free
 */
export async function startRedis(port?: number) {
  port ??= await freePort()
  const child = spawn(
    PROGRAM,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' }
  )
  await untilListening(port)
  return {
    port,
    /** Goes on listening and answers nothing until it is thawed. */
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

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const socket = createConnection(port, '127.0.0.1')
    const connected = await once(socket, 'connect').then(
      () => true,
      () => false
    )
    socket.destroy()
    if (connected) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('Redis did not answer within 5 s')
}
