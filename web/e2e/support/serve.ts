/**
 * The server of the journeys: the built API with the built web app, on a demo installation of its own that is
 * thrown away afterwards. Needs `npm run build` first.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ORIGIN, PORT, WEB_DIST } from './environment.ts'

const API_BUILD = fileURLToPath(new URL('../../../api/build', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'lulus-e2e-'))
const env = {
  ...process.env,
  NODE_ENV: 'production',
  DEMO: 'true',
  DATA_DIR: dataDir,
  DB_CONNECTION: 'sqlite',
  WEB_DIST,
  HOST: '127.0.0.1',
  PORT: String(PORT),
  APP_URL: process.env.E2E_APP_URL ?? ORIGIN,
  LOG_LEVEL: 'error',
}

for (const command of [['migration:run', '--force'], ['db:seed']]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['ace.js', ...command], {
    cwd: API_BUILD,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`node ace ${command.join(' ')} failed:\n${stdout}${stderr}`)
}

const server = spawn(process.execPath, ['bin/server.js'], { cwd: API_BUILD, env, stdio: 'inherit' })
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(code ?? 0)
})
