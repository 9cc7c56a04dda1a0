import { API_ROOT } from '@lulus/api/contracts/paths'

type Scalar = string | number | boolean

/**
 * The URL of a call: '/paket-soal/:id' with `{ id: 3 }` becomes '/api/paket-soal/3'. Undefined and null query values
 * are omitted.
 * @throws Error if a path parameter is missing
 */
export function requestUrl(
  path: string,
  params: Readonly<Record<string, Scalar>> = {},
  query: Readonly<Record<string, Scalar | null | undefined>> = {}
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} needs a value for ${name}`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  const suffix = search.toString()
  return `${API_ROOT}${filled}${suffix && `?${suffix}`}`
}

/** The URL of a file from its API path, such as '/uploads/profile/x.jpg', or null for none. */
export function mediaUrl(path: string | null | undefined): string | null {
  return path ? `${API_ROOT}${path}` : null
}

/** Shown in place of a proof that was removed because of its age. */
export const PROOF_REMOVED = 'Bukti sudah dihapus'

/** The URL of a payment proof by its file name. Only its owner and admins can open it. */
export function proofUrl(buktiBayar: string): string {
  return requestUrl('/uploads/bukti/:file', { file: buktiBayar })
}
