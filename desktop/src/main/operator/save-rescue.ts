import type { RescueAnswer } from '../exam/rescue-request.ts'

interface RescueTools {
  /** Requests the file from the exam page. */
  request: () => Promise<RescueAnswer>
  /** Lets the operator choose a path, or null if cancelled. */
  choosePlace: (name: string) => Promise<string | null>
  /** Resolves when the file is on disk, so that the USB stick may be pulled out. */
  write: (path: string, text: string) => Promise<void>
}

const REFUSALS = {
  silent: 'Halaman ujian tidak menjawab. Kembali ke ujian, lalu coba lagi.',
  nothing: 'Tidak ada jawaban yang belum terkirim di komputer ini.',
  broken: 'Halaman ujian tidak memberikan berkas yang benar. Coba lagi.',
} as const

/** Saves the learner's rescue file where the operator chooses. Returns a message about the outcome. */
export async function saveRescue({ request, choosePlace, write }: RescueTools): Promise<string> {
  const answer = await request()
  if (answer.kind !== 'file') return REFUSALS[answer.kind]
  const { name, text } = answer.file
  const path = await choosePlace(name)
  if (path === null) return 'Berkas tidak disimpan.'
  try {
    await write(path, text)
  } catch (error) {
    console.error('The rescue file was not written', error)
    return `Berkas tidak dapat disimpan di ${path}. Pilih tempat lain.`
  }
  return `Berkas disimpan di ${path}. Serahkan kepada admin akademi untuk diunggah.`
}
