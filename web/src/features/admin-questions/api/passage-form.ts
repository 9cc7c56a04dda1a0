export interface PassageInput {
  nama: string
  /** The passage for screen readers and small screens; empty for none. */
  teks: string
  image: File | null
}

/** A passage as multipart. */
export function passageForm({ nama, teks, image }: PassageInput): FormData {
  const form = new FormData()
  form.set('nama', nama)
  form.set('teks', teks)
  if (image) form.set('soal-reading', image)
  return form
}
