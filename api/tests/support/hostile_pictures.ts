import { deflateSync, crc32 } from 'node:zlib'
import { jpegPhoto, pngPicture } from '#tests/support/pictures'

export const SCRIPT = '<script>alert(document.cookie)</script>'

export const SVG = Buffer.from(
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`
)

export const HTML = Buffer.from(`<!doctype html><title>Foto</title>${SCRIPT}`)

export const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** A real photo followed by an HTML page: content sniffing may detect either. */
export async function jpegWithPage(): Promise<Buffer> {
  return Buffer.concat([await jpegPhoto(), HTML])
}

/** A real picture with an HTML page in its comment. */
export async function pngWithPage(): Promise<Buffer> {
  const picture = await pngPicture()
  const header = picture.subarray(0, 33)
  const comment = pngChunk('tEXt', Buffer.from(`Comment\0${HTML.toString()}`))
  return Buffer.concat([header, comment, picture.subarray(33)])
}

/** An HTML page with the first bytes of a picture. */
export async function pageWithMagicBytes(): Promise<Buffer> {
  return Buffer.concat([(await jpegPhoto()).subarray(0, 20), HTML])
}

/** A file of a few hundred bytes that claims 50 000 by 50 000 pixels: 7.5 GB when decoded. */
export function pixelBomb(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(50_000, 0)
  header.writeUInt32BE(50_000, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
