import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Marks the fuses in Electron's binary; @electron/fuses looks for it. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const WIRE_VERSION = 1
const FUSES = '010010011'

/**
 * A distribution of Electron with nothing in it but what packaging touches: a binary with its fuses as they come,
 * and its licences. It packs without the download, and can't run.
 */
export function writeStubElectron(folder: string): void {
  mkdirSync(join(folder, 'resources'), { recursive: true })
  mkdirSync(join(folder, 'locales'))
  const wire = Buffer.from([WIRE_VERSION, FUSES.length])
  const binary = Buffer.concat([
    Buffer.from(`\0${SENTINEL}`),
    wire,
    Buffer.from(FUSES),
    Buffer.alloc(64),
  ])
  writeFileSync(join(folder, 'electron'), binary)
  chmodSync(join(folder, 'electron'), 0o755)
  for (const file of ['LICENSE', 'LICENSES.chromium.html', 'resources.pak', 'version'])
    writeFileSync(join(folder, file), file)
  for (const language of ['id', 'en-US', 'de'])
    writeFileSync(join(folder, 'locales', `${language}.pak`), '')
}
