/**
 * The servers of the journeys: the built API with the built web app, on separate temporary demo installations. Needs
 * `npm run build` first.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  DATA_FOLDER,
  dataFolderOf,
  FIRST_PORT,
  originOf,
  WEB_DIST,
  WORKERS,
} from './environment.ts'

const API_BUILD = fileURLToPath(new URL('../../../api/build', import.meta.url))
const servers: ChildProcess[] = []

function environment(dataDir: string, port: number) {
  return {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: 'true',
    DEMO_DATA: process.env.E2E_DEMO_DATA ?? 'kecil',
    DATA_DIR: dataDir,
    DB_CONNECTION: 'sqlite',
    WEB_DIST,
    HOST: '127.0.0.1',
    PORT: String(port),
    APP_URL: process.env.E2E_APP_URL ?? originOf(port),
    LOG_LEVEL: 'error',
  }
}

/** Creates a data folder with the demo's package and accounts. */
function seed(dataDir: string): void {
  for (const command of [['migration:run', '--force'], ['db:seed']]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['ace.js', ...command], {
      cwd: API_BUILD,
      env: environment(dataDir, FIRST_PORT),
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`node ace ${command.join(' ')} failed:\n${stdout}${stderr}`)
  }
}

async function start(dataDir: string, port: number): Promise<void> {
  const server = spawn(process.execPath, ['bin/server.js'], {
    cwd: API_BUILD,
    env: environment(dataDir, port),
    stdio: 'inherit',
  })
  servers.push(server)
  server.on('exit', end)
  while (server.exitCode === null) {
    const health = await fetch(`${originOf(port)}/api/health`).catch(() => undefined)
    if (health?.ok) return
    await sleep(100)
  }
}

/** Ends all servers when one has ended or the journeys are over. */
async function end(): Promise<void> {
  const running = servers.filter(({ exitCode, signalCode }) => exitCode === null && !signalCode)
  const ends = running.map((server) => once(server, 'exit'))
  for (const server of running) server.kill()
  await Promise.all(ends)
  rmSync(DATA_FOLDER, { recursive: true, force: true })
  process.exit()
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)

// Of a run that was killed.
rmSync(DATA_FOLDER, { recursive: true, force: true })
mkdirSync(DATA_FOLDER, { recursive: true })
const template = join(DATA_FOLDER, 'template')
seed(template)
// In sequence, so that waiting for the last means that all are ready.
for (let worker = 0; worker < WORKERS; worker++) {
  const dataDir = dataFolderOf(String(worker))
  cpSync(template, dataDir, { recursive: true })
  await start(dataDir, FIRST_PORT + worker)
}
