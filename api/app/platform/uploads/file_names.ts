/** Characters that Windows, macOS or Linux refuse in a file name, or that could break out of a header line. */
const NOT_IN_A_FILE_NAME = /[<>:"/\\|?*\p{C}]+/gu

/** Names of devices, which Windows refuses with any extension. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** Longer names break the 255-byte limit of file systems once a script takes four bytes a character. */
const LENGTH = 50

/** The part of a free text that may be a file's name: one line, fifty characters at most; may be empty. */
export function fileNameText(text: string): string {
  const words = text.normalize('NFC').replace(NOT_IN_A_FILE_NAME, ' ').trim().split(/\s+/)
  return Array.from(words.join(' '))
    .slice(0, LENGTH)
    .join('')
    .replace(/[\s.]+$/, '')
}

/**
 * File names for texts that may be equal: each is safe on every system, and no two are the same, also on systems that
 * ignore letter case.
 * @param extension with its dot
 * @param nameless the name for a text without usable characters
 */
export function uniqueFileNames(
  texts: readonly string[],
  extension: string,
  nameless: string
): string[] {
  const taken = new Set<string>()
  return texts.map((text) => {
    const safe = (fileNameText(text) || nameless).replace(DEVICES, '$1_').replace(/^\.+/, '_')
    for (let number = 1; ; number++) {
      const name = number === 1 ? safe : `${safe} (${number})`
      const key = name.toLowerCase()
      if (taken.has(key)) continue
      taken.add(key)
      return name + extension
    }
  })
}
