/** A text file's content: UTF-8 or UTF-16, and else as Windows wrote it before. Null when it is no text. */
export function decodeText(data: Uint8Array): string | null {
  const encoding =
    data[0] === 0xff && data[1] === 0xfe
      ? 'utf-16le'
      : data[0] === 0xfe && data[1] === 0xff
        ? 'utf-16be'
        : null
  if (encoding) return new TextDecoder(encoding).decode(data)
  if (data.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data)
  } catch {
    return new TextDecoder('windows-1252').decode(data)
  }
}
