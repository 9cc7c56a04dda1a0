#!/usr/bin/env node
/**
 * `lulus setup`: asks what a new server needs to know, writes its settings, begins its database, and makes the first
 * admin with a link for a password. Options answer in place of a person. An installation that has settings stays as
 * it is.
 */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { databaseOf, originOf, settingsFile } from './answers.mjs'

const RELEASE = fileURLToPath(new URL('../..', import.meta.url))
const SETTINGS = process.env.LULUS_ENV || '/etc/lulus/lulus.env'
const OPTIONS = /** @type {const} */ ({
  domain: { type: 'string' },
  database: { type: 'string' },
  redis: { type: 'string' },
  nama: { type: 'string' },
  nohp: { type: 'string' },
  email: { type: 'string' },
  paket: { type: 'string' },
  data: { type: 'string', default: '/var/lib/lulus' },
  log: { type: 'string', default: '/var/log/lulus' },
})

try {
  await setUp()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function setUp() {
  const { values } = parseArgs({ options: OPTIONS })
  if (existsSync(SETTINGS)) {
    throw new Error(
      `${SETTINGS} is there already: this server has been set up. Change it there, then 'systemctl restart lulus'.`
    )
  }
  const ask = interview()
  const origin = await ask(
    'Name that browsers open, such as ujian.example.id',
    values.domain,
    originOf
  )
  const database = await ask(
    'Database: sqlite, or mysql://…',
    values.database,
    databaseOf,
    'sqlite'
  )
  const redis = await ask(
    'Redis, only for several processes: redis://…, or nothing',
    values.redis,
    (typed) => typed.trim(),
    ''
  )
  const admin = {
    nama: await ask('Full name of the first admin', values.nama, required),
    nohp: await ask("The admin's phone number", values.nohp, required),
    email: await ask("The admin's e-mail address", values.email, required),
  }
  const paket = await ask(
    "Import the demo's package (paket-a), or none",
    values.paket,
    packageOf,
    'none'
  )
  ask.close()

  const key = randomBytes(32).toString('base64')
  const text = settingsFile(
    { origin, database, redis },
    { key, dataDir: values.data, logDir: values.log }
  )
  for (const folder of [values.data, values.log]) makeFolder(folder)
  writeSettings(text)

  lulus('migration:run', '--force', '--begin')
  lulus(
    'admin:create',
    '--link',
    ...Object.entries(admin).map(([name, value]) => `--${name}=${value}`)
  )
  if (paket !== 'none') lulus('content:import', paket)
  console.log(`
The settings are in ${SETTINGS}. Keep a copy of its APP_KEY in a safe place, apart from the backups.
Start the server:    systemctl enable --now lulus
In front of it:      nginx with TLS, an example is in ${join(RELEASE, 'deploy/nginx.conf')}
Then open the link above within half an hour; 'lulus user:reset-code ${admin.email}' makes another.`)
}

/**
 * Asks a person, or takes an option's value. A wrong answer is asked for again; a wrong option ends the setup.
 */
function interview() {
  const isTerminal = process.stdin.isTTY
  const lines = isTerminal
    ? createInterface({ input: process.stdin, output: process.stdout })
    : null
  /**
   * @template T
   * @param {string} question
   * @param {string | undefined} given
   * @param {(typed: string) => T} read throws a sentence
   * @param {string} [usual]
   * @returns {Promise<T>}
   */
  const ask = async (question, given, read, usual) => {
    if (given !== undefined) return read(given)
    if (lines === null) {
      if (usual !== undefined) return read(usual)
      throw new Error(`Without a terminal every question needs an option: ${question}.`)
    }
    for (;;) {
      const hint = usual ? ` [${usual}]` : ''
      const typed = await lines.question(`${question}${hint}: `)
      try {
        return read(typed.trim() === '' && usual !== undefined ? usual : typed)
      } catch (error) {
        console.error(error instanceof Error ? error.message : error)
      }
    }
  }
  return Object.assign(ask, { close: () => lines?.close() })
}

/** @param {string} typed */
function required(typed) {
  if (typed.trim() === '') throw new Error('This is needed.')
  return typed.trim()
}

/** @param {string} typed */
function packageOf(typed) {
  if (!/^(none|paket-[a-z])$/.test(typed)) throw new Error('Type paket-a, paket-b or none.')
  return typed
}

/** Owned by the service's user where there is one. @param {string} folder */
function makeFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o750 })
  const owner = serviceUser()
  if (owner) chownSync(folder, owner.uid, owner.gid)
}

/** Readable by the service alone: it holds the key. @param {string} text */
function writeSettings(text) {
  mkdirSync(dirname(SETTINGS), { recursive: true })
  writeFileSync(SETTINGS, text, { mode: 0o640, flag: 'wx' })
  chmodSync(SETTINGS, 0o640)
  const owner = serviceUser()
  if (owner) chownSync(SETTINGS, 0, owner.gid)
}

/** @returns {{ uid: number, gid: number } | null} the account `lulus`, when this is root and there is one */
function serviceUser() {
  if (process.getuid?.() !== 0) return null
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    spawnSync('id', [flag, 'lulus'], { encoding: 'utf8' })
  )
  if (uid?.status !== 0 || gid?.status !== 0) return null
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

/** @param {...string} args */
function lulus(...args) {
  const { status } = spawnSync(join(RELEASE, 'bin/lulus'), args, { stdio: 'inherit' })
  if (status === 0) return
  throw new Error(
    `'lulus ${args[0]}' failed (see above). Remove ${SETTINGS} to begin again, once the reason is gone.`
  )
}
