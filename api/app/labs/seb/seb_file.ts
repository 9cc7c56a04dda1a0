import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { build } from 'plist'
import { encryptWithPassword } from '#app/labs/seb/rncryptor'
import type { SebSettings } from '#app/labs/seb/config_key'

const compress = promisify(gzip)

/** First four bytes of SEB's formats: with a password, and without. */
const ENCRYPTED = 'pswd'
const PLAIN = 'plnd'

/**
 * Settings as a `.seb` file (safeexambrowser.org/developer/seb-file-format.html).
 * @param password SEB asks for it when it opens the file; null: anybody with the file can read it
 */
export async function sebFile(settings: SebSettings, password: string | null): Promise<Buffer> {
  const xml = await compress(build(settings as Parameters<typeof build>[0], { pretty: false }))
  const block =
    password === null
      ? [Buffer.from(PLAIN), xml]
      : [Buffer.from(ENCRYPTED), await encryptWithPassword(xml, password)]
  return compress(Buffer.concat(block))
}
