/**
 * Runs one of the scripts in this folder with all packages installed, on the pinned Node. This file and its imports
 * must be plain JavaScript for Node 20 without packages.
 */
import { spawn } from 'node:child_process'
import { install, isInstallNeeded } from './install.mjs'
import { onEndRequested } from './lifetime.mjs'
import { printFailure } from './problem.mjs'
import { applicationNode, inRoot } from './runtime.mjs'

const [script = '', ...args] = process.argv.slice(2)

try {
  if (isInstallNeeded()) {
    console.log('Installing packages. The first time this takes a minute or two.')
    install()
  }
  await handOver(applicationNode())
} catch (error) {
  printFailure(error)
  if (script === 'test') console.log('\n0 passed, 1 failed')
  process.exitCode = 1
}

/** @param {string} node */
async function handOver(node) {
  const child = spawn(node, [inRoot('scripts', `${script}.mjs`), ...args], { stdio: 'inherit' })
  onEndRequested(
    () => child.kill('SIGTERM'),
    () => child.kill('SIGKILL')
  )
  process.exitCode = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
