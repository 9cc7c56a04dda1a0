import { SaxesParser } from 'saxes'

const CHUNK_BYTES = 64 * 1024

/** Handlers for a part's elements, by their names without a prefix. */
export interface ElementReader {
  open?: (name: string, attribute: (name: string) => string | undefined) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/**
 * Reads one part of a workbook from its beginning to its end. Entities that a part declares itself are never resolved:
 * a workbook has no document type, so one that has is refused.
 * @throws when it isn't well-formed, or the reader stops it by throwing
 */
export function readXml(part: Uint8Array, reader: ElementReader): void {
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new Error('A part of a workbook has no document type')
  })
  parser.on('opentag', ({ name, attributes }) =>
    reader.open?.(localName(name), (wanted) => attributes[wanted])
  )
  parser.on('closetag', ({ name }) => reader.close?.(localName(name)))
  parser.on('text', (text) => reader.text?.(text))
  parser.on('cdata', (text) => reader.text?.(text))

  const decoder = new TextDecoder(encodingOf(part))
  for (let start = 0; start < part.length; start += CHUNK_BYTES) {
    parser.write(decoder.decode(part.subarray(start, start + CHUNK_BYTES), { stream: true }))
  }
  parser.write(decoder.decode()).close()
}

/** Excel writes UTF-8; the standard allows UTF-16 beside it. */
function encodingOf(part: Uint8Array): string {
  if (part[0] === 0xff && part[1] === 0xfe) return 'utf-16le'
  if (part[0] === 0xfe && part[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

/** Some programs write a prefix before every name. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
