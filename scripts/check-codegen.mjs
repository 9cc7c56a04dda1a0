/** Regenerates the API's client and compares. Unlike `git diff` it also works with uncommitted files. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runScript } from './command.mjs'
import { inRoot } from './runtime.mjs'

const GENERATED = inRoot('api', '.adonisjs')
/** Written by the dev server only. */
const LEFTOVER = join(GENERATED, 'server', 'routes.json')

function contents() {
  const entries = readdirSync(GENERATED, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return files
    .filter((file) => file !== LEFTOVER)
    .sort()
    .map((file) => `${file}\n${readFileSync(file, 'utf8')}`)
    .join('\n')
}

const before = contents()
const { code, output } = await runScript('codegen', { workspace: 'api', env: process.env })
console.error(output)
if (code === 0 && contents() !== before)
  console.error('api/.adonisjs was stale and has been generated anew: commit it.')
process.exitCode = code !== 0 || contents() !== before ? 1 : 0
