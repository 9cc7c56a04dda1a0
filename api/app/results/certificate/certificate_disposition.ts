import { create } from 'content-disposition'
import { fileNameText } from '#app/platform/uploads/file_names'

/**
 * The Content-Disposition header of a certificate download: `Sertifikat-{package}.pdf` (product-spec, "saved as"),
 * with an ASCII `filename` and, when needed, the exact `filename*` of RFC 6266.
 *
 * @param packageName free text; whatever is in it, the result is one header line with one file name
 */
export function certificateDisposition(packageName: string): string {
  const name = fileNameText(packageName)
  return create(name === '' ? 'Sertifikat.pdf' : `Sertifikat-${name}.pdf`)
}
