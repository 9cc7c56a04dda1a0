/** The first bytes of picture formats, as Latin-1. */
const BEGINNINGS: readonly (readonly [type: string, beginning: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/avif', /^[^]{4}ftyp(avif|avis)/],
  ['image/heic', /^[^]{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/],
  ['image/gif', /^GIF8/],
  ['image/bmp', /^BM/],
  ['image/tiff', /^(II\*\0|MM\0\*)/],
  ['image/svg+xml', /^\s*<(\?xml|svg)/],
]

const BEGINNING_BYTES = 64

/**
 * Detects a file's type by its content, because names lie and some phones declare nothing or 'image/jpg'. Unknown
 * content keeps its declared type.
 */
export async function imageType(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, BEGINNING_BYTES).arrayBuffer())
  const text = String.fromCharCode(...bytes)
  const known = BEGINNINGS.find(([, beginning]) => beginning.test(text))
  return known?.[0] ?? (file.type === 'image/jpg' ? 'image/jpeg' : file.type)
}
