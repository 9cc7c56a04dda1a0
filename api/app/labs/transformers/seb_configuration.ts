import type { MadeSebFile } from '#app/labs/actions/make_seb_file'
import type SebConfiguration from '#app/labs/models/seb_configuration'
import { openSebKeys } from '#app/labs/seb/sealed_keys'

/** A lab's configuration of SEB, without its keys. */
export function sebConfigurationResource({ sealedKeys, hasPassword, madeAt }: SebConfiguration) {
  const keys = openSebKeys(sealedKeys)
  return {
    dibuat: new Date(madeAt).toISOString(),
    berkataSandi: hasPassword,
    /** False when the server has another APP_KEY than at that time: a new file is needed. */
    berlaku: keys !== null,
    /** Names of the versions whose Browser Exam Key is listed; none: all versions may be used. */
    versi: keys?.examKeys.map(({ name }) => name) ?? [],
  }
}

/** The only response that contains the file (Base64) and its Config Key. */
export function madeSebFile({ lab, file, configKey }: MadeSebFile) {
  return {
    namaBerkas: `${lab.name.replaceAll(' ', '-')}.seb`,
    isi: file.toString('base64'),
    configKey,
  }
}
