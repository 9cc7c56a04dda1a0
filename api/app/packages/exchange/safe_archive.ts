import { unzipSync } from 'fflate'
import { Archive, PartsTooLarge } from '#app/paper/workbook/archive'
import { UnreadableQuestions } from '#app/packages/domain/imported_row'

/** Parts of a document; Word and Excel write some dozens. */
const MAX_ENTRIES = 2_000
const MACROS = /(?:^|\/)vbaProject\.bin$/i
const EXTERNAL = /(?:^|\/)externalLinks\//i
const RELATIONS = /\.rels$/i
/** A link that is opened when it is clicked is harmless; others are fetched when the file is read. */
const LINK = /Type="[^"]*\/hyperlink"/i

export const TOO_MUCH = 'Isi berkas ini terlalu besar untuk dibaca.'
const UNREADABLE =
  'Berkas ini rusak atau bukan berkas yang dapat dibaca. Simpan ulang, lalu coba lagi.'

/**
 * The parts of a ZIP whose names stay within it, without macros and without anything that is fetched from elsewhere.
 */
export class SafeArchive {
  readonly names: readonly string[]
  readonly #archive: Archive

  /** @throws UnreadableQuestions with the reason for the sender */
  constructor(content: Uint8Array) {
    this.names = namesIn(content)
    if (this.names.length > MAX_ENTRIES) throw new UnreadableQuestions(TOO_MUCH)
    if (this.names.some(leavesFolder)) {
      throw new UnreadableQuestions(
        'Berkas ini berisi nama yang keluar dari foldernya, jadi ditolak.'
      )
    }
    if (this.names.some((name) => MACROS.test(name))) {
      throw new UnreadableQuestions('Berkas ini berisi makro. Simpan tanpa makro, lalu coba lagi.')
    }
    this.#archive = new Archive(content)
    if (this.names.some((name) => EXTERNAL.test(name)) || this.#isLinked()) {
      throw new UnreadableQuestions(
        'Berkas ini mengambil isi dari berkas atau alamat lain. Salin isinya ke berkas baru, lalu coba lagi.'
      )
    }
  }

  has(name: string): boolean {
    return this.names.some((one) => one.toLowerCase() === name.toLowerCase())
  }

  /**
   * The content of a part; undefined when there is none.
   * @throws UnreadableQuestions when it is too large or damaged
   */
  read(name: string): Uint8Array | undefined {
    try {
      return this.#archive.part(name)
    } catch (error) {
      throw new UnreadableQuestions(error instanceof PartsTooLarge ? TOO_MUCH : UNREADABLE)
    }
  }

  #isLinked(): boolean {
    const decoder = new TextDecoder()
    return this.names
      .filter((name) => RELATIONS.test(name))
      .some((name) => {
        const links = decoder
          .decode(this.read(name))
          .matchAll(/<[^>]*TargetMode="External"[^>]*>/gi)
        return [...links].some(([link]) => !LINK.test(link))
      })
  }
}

function namesIn(content: Uint8Array): string[] {
  const names: string[] = []
  try {
    unzipSync(content, {
      filter: ({ name }) => {
        names.push(name)
        return false
      },
    })
  } catch {
    throw new UnreadableQuestions(UNREADABLE)
  }
  return names
}

/** Whether a name in an archive could be a path to somewhere else. */
export function leavesFolder(name: string): boolean {
  const parts = name.replaceAll('\\', '/').split('/')
  return (
    name.startsWith('/') || name.startsWith('\\') || /^[a-z]:/i.test(name) || parts.includes('..')
  )
}
