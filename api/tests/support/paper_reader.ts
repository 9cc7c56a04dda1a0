import { inflateSync } from 'node:zlib'
import { createCanvas } from '@napi-rs/canvas'
import jsQR from 'jsqr'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** One piece of text on a page, in points from the bottom left. */
interface TextPiece {
  text: string
  left: number
  right: number
}

interface ReadPaper {
  pages: number
  /** Points. */
  size: { width: number; height: number }
  pieces: TextPiece[]
  /** The texts of the structure tree, element by element. */
  spoken: string[]
  info: Record<string, unknown>
  language: unknown
}

/** Opens a paper's first page like a PDF reader. */
export async function readPaper(bytes: Buffer): Promise<ReadPaper> {
  const loading = open(bytes)
  const document = await loading.promise
  const page = await document.getPage(1)
  const { width, height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const metadata = await document.getMetadata()
  const info = Object.fromEntries(Object.entries(metadata.info))
  const read = {
    pages: document.numPages,
    size: { width, height },
    pieces: items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? { text: item.str, left: item.transform[4], right: item.transform[4] + item.width }
        : []
    ),
    spoken: spokenBy(await page.getStructTree()),
    info,
    language: info.Language,
  }
  await loading.destroy()
  return read
}

function spokenBy(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'alt' in node && typeof node.alt === 'string' ? [node.alt] : []
  const children = 'children' in node && Array.isArray(node.children) ? node.children : []
  return [...own, ...children.flatMap(spokenBy)]
}

/** The texts of a page for copying and searching instead of its glyphs; pdf.js doesn't read them. */
export function copiedTexts(bytes: Buffer): string[] {
  const file = bytes.toString('latin1')
  const streams = Array.from(
    file.matchAll(/FlateDecode[^]*?stream\n([^]*?)\nendstream/g),
    ([, data]) => inflateSync(Buffer.from(data ?? '', 'latin1')).toString('latin1')
  )
  const strings = streams.join('').matchAll(/\/ActualText \(((?:[^\\)]|\\[^])*)\)/g)
  return Array.from(strings, ([, string]) => decoded(string ?? ''))
}

const ESCAPED: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
}

function decoded(string: string): string {
  const plain = string.replace(/\\([^])/g, (_, letter: string) => ESCAPED[letter] ?? letter)
  if (!plain.startsWith('\xfe\xff')) return plain
  return Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le')
}

/** The text of the page's QR code; null when there is none. */
export async function readQrCode(bytes: Buffer): Promise<string | null> {
  const loading = open(bytes)
  const page = await (await loading.promise).getPage(1)
  const viewport = page.getViewport({ scale: 2 })
  const canvas = createCanvas(viewport.width, viewport.height)
  await page.render({ canvas, viewport }).promise
  const { data, width, height } = canvas
    .getContext('2d')
    .getImageData(0, 0, canvas.width, canvas.height)
  await loading.destroy()
  return jsQR.default(data, width, height)?.data ?? null
}

function open(bytes: Buffer) {
  return getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS })
}
