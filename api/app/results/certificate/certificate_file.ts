import type Result from '#app/results/models/result'
import { fileNameText } from '#app/platform/uploads/file_names'

const PART_BYTES = 110

/**
 * What a certificate's file is called, without its ending: `Sertifikat - {learner} - {package}`, so that ten of them can
 * be told apart. Both are free texts.
 */
export function certificateFile({
  userName,
  packageName,
}: Pick<Result, 'userName' | 'packageName'>): string {
  const parts = [userName, packageName].map((text) => shortened(fileNameText(text)))
  return ['Sertifikat', ...parts.filter((part) => part !== '')].join(' - ')
}

/** Two parts of fifty characters break the 255-byte limit of file systems where a character takes four bytes. */
function shortened(text: string): string {
  const characters = Array.from(text)
  while (Buffer.byteLength(characters.join('')) > PART_BYTES) characters.pop()
  return characters.join('').trimEnd()
}
