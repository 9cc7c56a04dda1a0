/** In bytes. A list of 5,000 learners needs a tenth of it. Apart from the reader, because routes are loaded for good. */
export const WORKBOOK_MAX_BYTES = 5 * 1024 * 1024

export const WORKBOOK_TOO_LARGE = 'Ukuran berkas Excel maksimal 5 MB.'
