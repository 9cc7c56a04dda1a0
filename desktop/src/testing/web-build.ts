import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export const PAGE = '<!doctype html><title>Lulus</title><div id="root"></div>'
export const SCRIPT = 'export const answer = 42 // '.padEnd(2000, 'x')

/** Creates a small web build in a temporary folder, with a secret file beside it that must not be served. */
export function webBuild(): Disposable & { root: string } {
  const folder = mkdtempSync(join(tmpdir(), 'lulus-web-'))
  const root = join(folder, 'dist')
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'not for the window')
  writeFileSync(join(root, 'index.html'), PAGE)
  writeFileSync(join(root, 'index.html.br'), brotliCompressSync(PAGE))
  writeFileSync(join(root, 'index.html.gz'), gzipSync(PAGE))
  writeFileSync(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(root, 'assets', 'app-a1b2.js'), SCRIPT)
  writeFileSync(join(root, 'assets', 'app-a1b2.js.br'), brotliCompressSync(SCRIPT))
  return { root, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}
