import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#tests/support/free_port'
import { untilListening } from '#tests/support/listening'

const PROGRAM = 'nginx'

/** Whether nginx is installed on this machine. */
export const hasNginx = spawnSync(PROGRAM, ['-v']).status === 0

/**
 * Starts a separate nginx.
 * @param folder for its files
 * @param locations the contents of its server block
 */
export async function startNginx(folder: string, locations: string) {
  const port = await freePort()
  mkdirSync(folder, { recursive: true })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 64; }
    http {
      access_log off;
      ${temporary}
      server { listen 127.0.0.1:${port}; ${locations} }
    }`
  )
  const child = spawn(PROGRAM, ['-p', folder, '-c', config], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Ends with this process, also when a test is interrupted.
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  await untilListening(port, 'nginx')
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
