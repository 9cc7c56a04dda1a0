import { strToU8, zipSync, type ZipOptions } from 'fflate'
import type { BrowserSession, UploadedFile } from '#tests/support/browser_session'

/** Rows of an import's answer, as far as tests look at them. */
export interface ImportRow {
  nomor: number
  bagian: string | null
  no_soal: number | null
  page: number | null
  soal: string | null
  pilihan: string[]
  jawaban: number | null
  audio: string | null
  bacaan: string | null
  keadaan: string
  pesan: string | null
  letak: string
}

export const importsOf = (packageId: number) => `/admin/paket-soal/${packageId}/impor`

/** Sends a file of questions to a package. */
export function sendQuestions(
  browser: BrowserSession,
  packageId: number,
  file: { data: Uint8Array | string; filename?: string },
  { media, ...fields }: { bagian?: string; media?: Uint8Array } = {}
) {
  const files: Record<string, UploadedFile> = {
    berkas: { data: Buffer.from(file.data), filename: file.filename ?? 'soal.csv' },
  }
  if (media) files.media = { data: Buffer.from(media), filename: 'media.zip' }
  return browser.upload('POST', importsOf(packageId), fields, files)
}

/** A ZIP of these files. @param level how much is tried to make them smaller, 0 to 9 */
export function zipOf(
  files: Record<string, Uint8Array | string>,
  level: ZipOptions['level'] = 6
): Buffer {
  const entries = Object.entries(files).map(([name, data]) => [
    name,
    typeof data === 'string' ? strToU8(data) : new Uint8Array(data),
  ])
  return Buffer.from(zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>, { level }))
}

/** One question of each section, with the passage's text in its row. */
export const FOUR_SECTIONS = `no;bagian;teks;pertanyaan;audio;A;B;C;D;kunci
1;listening_a;;;01.mp3;She is late.;She missed it.;She will call.;She forgot.;b
1;structure;;_____ the harvest, the village rests.;;After;Afterwards;It is after;Because;A
16;written;;The <u>number</u> of visitors <u>have</u> risen <u>since</u> the museum <u>opened</u>.;;;;;;B
1;reading;Salt was once worth more than gold, and it was carried across the desert by camels for months.;What is the passage mainly about?;;Salt;Trade;Boats;Law;1
`
