import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Marks the fuses in Electron's binary, for @electron/fuses. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const WIRE_VERSION = 1
const FUSES = '010010011'
/** Tools that package Electron derive the system requirements from it. */
const STUB_VERSION = '45.4.1'

/**
 * Writes a fake Electron with only the files that packaging touches: a binary with default fuses, and licences.
 * `program` is the binary's name on the target system. Packaging works with it, without the download, but it can't run.
 */
export function writeStubElectron(folder: string, program = 'electron'): void {
  mkdirSync(join(folder, 'resources'), { recursive: true })
  mkdirSync(join(folder, 'locales'))
  const wire = Buffer.from([WIRE_VERSION, FUSES.length])
  const binary = Buffer.concat([
    Buffer.from(`\0${SENTINEL}`),
    wire,
    Buffer.from(FUSES),
    Buffer.alloc(64),
  ])
  writeFileSync(join(folder, program), binary)
  chmodSync(join(folder, program), 0o755)
  for (const file of ['LICENSE', 'LICENSES.chromium.html', 'resources.pak', 'chrome-sandbox'])
    writeFileSync(join(folder, file), file)
  writeFileSync(join(folder, 'version'), STUB_VERSION)
  for (const language of ['id', 'en-US', 'de'])
    writeFileSync(join(folder, 'locales', `${language}.pak`), '')
}
