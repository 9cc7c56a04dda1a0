import { unzipSync } from 'fflate'
import {
  UnreadableQuestions,
  type FoundFile,
  type NotTaken,
} from '#app/packages/domain/imported_row'
import { leavesFolder, TOO_MUCH } from '#app/packages/exchange/safe_archive'
import {
  IMPORT_MEDIA_MAX_BYTES,
  IMPORT_MEDIA_MAX_ENTRIES,
  IMPORT_MEDIA_TOO_MANY,
} from '#contracts/question_imports'
import { AUDIO_MAX_BYTES, AUDIO_TOO_LARGE } from '#contracts/uploads'

/** More entries than an archive of recordings may have. */
export class TooManyFiles extends Error {}

/** What systems leave in an archive beside its files. */
const NO_FILE = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)|\/$/i

/**
 * The files of a ZIP of recordings and pictures, one at a time, each unpacked only as far as it declares.
 * @throws TooManyFiles; UnreadableQuestions
 */
export function readMediaArchive(
  content: Uint8Array,
  take: (file: FoundFile) => void
): { notTaken: NotTaken[] } {
  const notTaken: NotTaken[] = []
  const wanted: string[] = []
  let entries = 0
  let bytes = 0
  unzip(content, ({ name, originalSize }) => {
    if (leavesFolder(name)) {
      throw new UnreadableQuestions('ZIP ini berisi nama yang keluar dari foldernya, jadi ditolak.')
    }
    if (NO_FILE.test(name)) return false
    entries += 1
    if (entries > IMPORT_MEDIA_MAX_ENTRIES) throw new TooManyFiles(IMPORT_MEDIA_TOO_MANY)
    if (originalSize > AUDIO_MAX_BYTES) {
      notTaken.push({ place: name, reason: AUDIO_TOO_LARGE })
      return false
    }
    bytes += originalSize
    if (bytes > IMPORT_MEDIA_MAX_BYTES) throw new UnreadableQuestions(TOO_MUCH)
    wanted.push(name)
    return false
  })
  for (const name of wanted) {
    // Several entries of one name are one file, as they would be in a folder.
    const files = unzip(content, (entry) => entry.name === name)
    for (const [found, data] of Object.entries(files)) take({ name: found.normalize('NFC'), data })
  }
  return { notTaken }
}

function unzip(
  content: Uint8Array,
  filter: (file: { name: string; originalSize: number }) => boolean
): Record<string, Uint8Array> {
  try {
    return unzipSync(content, { filter })
  } catch (error) {
    if (error instanceof TooManyFiles || error instanceof UnreadableQuestions) throw error
    throw new UnreadableQuestions(
      'ZIP rekaman dan gambar rusak atau bukan ZIP. Buat ulang ZIP-nya, lalu coba lagi.'
    )
  }
}
