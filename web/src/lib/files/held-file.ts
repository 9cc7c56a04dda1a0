export const CHOOSE_AGAIN =
  'Berkas tidak dapat dibaca lagi: mungkin berubah, terhapus, atau masih di Drive atau iCloud. Simpan dulu di perangkat ini, lalu pilih ulang.'

/** A chosen file can't be read: it changed, was deleted, or its provider doesn't return it. */
export class FileGone extends Error {
  constructor(cause: unknown) {
    super(CHOOSE_AGAIN, { cause })
    this.name = 'FileGone'
  }
}

/** Bytes. Every form refuses larger files, and they would fill a phone's memory. */
const HELD_MAX = 100 * 1024 * 1024

/**
 * An in-memory copy of a chosen file, so that later changes of the file don't matter.
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
