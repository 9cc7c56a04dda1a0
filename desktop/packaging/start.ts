/** Runs the kiosk from its sources in an ordinary window: npm run kiosk. The first run downloads Electron. */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { bundleKiosk } from './bundle.ts'

await bundleKiosk()
const electron = createRequire(import.meta.url).resolve('electron/cli.js')
const app = fileURLToPath(new URL('..', import.meta.url))
const child = spawn(process.execPath, [electron, app], {
  stdio: 'inherit',
  env: { ...process.env, LULUS_KIOSK_WINDOWED: '1' },
})
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
