import { fileNameText } from '#app/platform/uploads/file_names'

/**
 * What a certificate's file is called, without its ending: `Sertifikat-{package}` (product-spec, "saved as").
 *
 * @param packageName free text
 */
export function certificateFile(packageName: string): string {
  const name = fileNameText(packageName)
  return name === '' ? 'Sertifikat' : `Sertifikat-${name}`
}
