/** The file name in a Content-Disposition header, its UTF-8 form first (RFC 6266); null when there is none. */
export function fileNameOf(contentDisposition: string | null): string | null {
  if (contentDisposition === null) return null
  const extended = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(contentDisposition)?.[1]
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(contentDisposition)?.[1]
  const bare = /filename\s*=\s*([^;"\s]+)/i.exec(contentDisposition)?.[1]
  return decoded(extended) ?? quoted?.replace(/\\(.)/g, '$1') ?? bare ?? null
}

function decoded(value: string | undefined): string | null {
  if (value === undefined) return null
  try {
    return decodeURIComponent(value)
  } catch {
    // A malformed escape leaves the plain form.
    return null
  }
}
