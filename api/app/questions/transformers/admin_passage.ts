import type { CountedPassage } from '#app/questions/actions/list_passages'
import { uploadPath } from '#app/platform/uploads/stored_files'

/** A reading passage as a row of the admins' table. */
export function adminPassage({ passage, questions }: CountedPassage) {
  return {
    id: passage.id,
    nama: passage.name,
    reading: uploadPath('reading', passage.image),
    teks: passage.body,
    jumlah_soal: questions,
  }
}
