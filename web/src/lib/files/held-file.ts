export const CHOOSE_AGAIN =
  'Berkas tidak dapat dibaca lagi: mungkin berubah, terhapus, atau masih di Drive atau iCloud. Simpan dulu di perangkat ini, lalu pilih ulang.'

/** A chosen file can't be read: it changed or went since, or whoever keeps it doesn't give it. */
export class FileGone extends Error {
  constructor(cause: unknown) {
    super(CHOOSE_AGAIN, { cause })
    this.name = 'FileGone'
  }
}

/** Bytes; larger files are refused by every form, and would fill the memory of a phone. */
const HELD_MAX = 100 * 1024 * 1024

/**
 * A copy in memory of a file that was just chosen: what happens to the file until it is sent doesn't matter any more.
 * @throws FileGone if it can't be read
 */
export async function heldFile(file: File): Promise<File> {
  if (file.size > HELD_MAX) return file
  const { name, type, lastModified } = file
  try {
    return new File([await file.arrayBuffer()], name, { type, lastModified })
  } catch (error) {
    throw new FileGone(error)
  }
}
