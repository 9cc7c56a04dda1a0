/** Pictures and recordings that people upload. */

/** In bytes. */
export const MB = 1024 * 1024
export const IMAGE_MAX_BYTES = 5 * MB
export const AUDIO_MAX_BYTES = 20 * MB
export const AUDIO_MAX_SECONDS = 15 * 60

/** MIME types, detected from the content. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export const PASSAGE_IMAGE_TYPES = ['image/jpeg', 'image/png'] as const

export const IMAGE_WRONG_TYPE = 'File harus berupa gambar (jpg, jpeg, png, webp).'
/** For passages and the logo, which can't be WebP. */
export const PLAIN_IMAGE_WRONG_TYPE = 'File harus berupa gambar (jpg, jpeg, png).'
export const imageTooLarge = (maxBytes: number) =>
  `Ukuran gambar maksimal ${Math.floor(maxBytes / MB)} MB.`
export const AUDIO_MISSING = 'Pilih rekaman terlebih dahulu.'
export const AUDIO_WRONG_TYPE = 'File harus berupa audio (mp3, m4a, ogg, wav).'
export const AUDIO_TOO_LARGE = `Ukuran audio maksimal ${AUDIO_MAX_BYTES / MB} MB.`
export const AUDIO_TOO_LONG = `Durasi audio maksimal ${AUDIO_MAX_SECONDS / 60} menit.`
