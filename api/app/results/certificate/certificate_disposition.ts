import { create } from 'content-disposition'

/** Longer names break the 255-byte limit of file systems once a script takes four bytes a character. */
const NAME_LIMIT = 50

/** What Windows, macOS or Linux refuse in a file name, and what could break out of a header line. */
const NOT_IN_A_FILE_NAME = /[<>:"/\\|?*\p{C}]+/gu

/**
 * The Content-Disposition header of a certificate download: `Sertifikat-{package}.pdf` (product-spec, "saved as"),
 * with an ASCII `filename` and, when needed, the exact `filename*` of RFC 6266.
 *
 * @param packageName free text; whatever is in it, the result is one header line with one file name
 */
export function certificateDisposition(packageName: string): string {
  const words = packageName.normalize('NFC').replace(NOT_IN_A_FILE_NAME, ' ').trim().split(/\s+/)
  const name = Array.from(words.join(' '))
    .slice(0, NAME_LIMIT)
    .join('')
    .replace(/[\s.]+$/, '')
  return create(name === '' ? 'Sertifikat.pdf' : `Sertifikat-${name}.pdf`)
}
