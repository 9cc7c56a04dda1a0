import type { RescueAnswer } from '../exam/rescue-request.ts'

interface RescueTools {
  /** Asks the exam's page. */
  request: () => Promise<RescueAnswer>
  /** Lets the operator choose a place; null when they don't. */
  choosePlace: (name: string) => Promise<string | null>
  /** Resolves when the file is on the disk, so that the stick may be pulled out. */
  write: (path: string, text: string) => Promise<void>
}

const REFUSALS = {
  silent: 'Halaman ujian tidak menjawab. Kembali ke ujian, lalu coba lagi.',
  nothing: 'Tidak ada jawaban yang belum terkirim di komputer ini.',
  broken: 'Halaman ujian tidak memberikan berkas yang benar. Coba lagi.',
} as const

/** Saves the learner's rescue file where the operator wants it. Returns the sentence that says what happened. */
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
